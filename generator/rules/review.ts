import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { pluralForms } from './article-list.ts';
import { articleDoubts } from './article-doubts.ts';
import { articleHeadings, lostLinks, plainHttpLinks } from './article-review.ts';
import { proportions } from './brand.ts';
import { statedCounts } from './counts.ts';
import { doubtfulColours } from './doubtful-brand.ts';
import { doubtfulList } from './doubtful-list.ts';
import { doubtfulLinks, repeatedSections } from './doubtful-navigation.ts';
import { securityContactExpired } from './firm.ts';
import { missingLetters } from './font-letters.ts';
import { mainHeadings } from './headings.ts';
import { repeatedLinks } from './navigation.ts';
import { localAddresses, postalCode } from './public-values.ts';
import { repeatedQuestions } from './questions.ts';
import { conditionsBelow } from './show-if.ts';
import { similarSnippets } from './similar.ts';
import { unlinkedPages } from './unlinked.ts';

/** Something that compiles and is probably not meant. Pure. */
type Review = (spec: SiteSpec) => Diagnostic[];

const reviews: readonly Review[] = [
  mainHeadings,
  unlinkedPages,
  repeatedQuestions,
  localAddresses,
  postalCode,
  articleHeadings,
  lostLinks,
  plainHttpLinks,
  similarSnippets,
  conditionsBelow,
  pluralForms,
  missingLetters,
  proportions,
  statedCounts,
  securityContactExpired,
  repeatedLinks,
  repeatedSections,
  doubtfulLinks,
  doubtfulColours,
  doubtfulList,
  articleDoubts,
];

/** What to look at again in a spec without a mistake: warnings, which stop nothing. Pure. */
export const reviewSpec = (spec: SiteSpec): Diagnostic[] => reviews.flatMap((review) => review(spec));
