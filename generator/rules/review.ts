import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { pluralForms } from './article-list.ts';
import { articleDoubts } from './article-doubts.ts';
import { articleHeadings, lostLinks, plainHttpLinks } from './article-review.ts';
import { proportions } from './brand.ts';
import { unknownCountries } from './countries.ts';
import { statedCounts } from './counts.ts';
import { repeatedAutocomplete } from './autocomplete.ts';
import { doubtfulArticles } from './doubtful-articles.ts';
import { doubtfulColours } from './doubtful-brand.ts';
import { doubtfulControls } from './doubtful-controls.ts';
import { doubtfulDesk } from './doubtful-desk.ts';
import { doubtfulFirm } from './doubtful-firm.ts';
import { doubtfulForms } from './doubtful-forms.ts';
import { doubtfulImages } from './doubtful-images.ts';
import { doubtfulActions, vagueLinks } from './doubtful-links.ts';
import { doubtfulList } from './doubtful-list.ts';
import { doubtfulFrame, doubtfulLinks, repeatedSections } from './doubtful-navigation.ts';
import { doubtfulRoutes } from './doubtful-routes.ts';
import { doubtfulTexts, doubtfulTitles } from './doubtful-texts.ts';
import { doubtfulValues } from './doubtful-values.ts';
import { securityContactExpired } from './firm.ts';
import { doubtfulFonts } from './font-axes.ts';
import { missingLetters } from './font-letters.ts';
import { mainHeadings } from './headings.ts';
import { doubtfulEvents, scriptOrigin } from './integrations.ts';
import { doubtfulLocales } from './locales.ts';
import { messageValues, unusedErrors } from './messages.ts';
import { repeatedLinks } from './navigation.ts';
import { otherLanguage } from './other-language.ts';
import { cookiePatterns, localAddresses, postalCode, reachableHosts } from './public-values.ts';
import { plausibleNumbers } from './plausible.ts';
import { repeatedQuestions } from './questions.ts';
import { repeatedEntries } from './repeated.ts';
import { articleNumbers } from './same-numbers.ts';
import { sameWords } from './same-words.ts';
import { conditionsBelow } from './show-if.ts';
import { similarSnippets } from './similar.ts';
import { unlinkedPages } from './unlinked.ts';
import { unusedValues } from './unused-values.ts';

/** Something that compiles and is probably not meant. Pure. */
type Review = (spec: SiteSpec) => Diagnostic[];

const reviews: readonly Review[] = [
  mainHeadings,
  unlinkedPages,
  repeatedQuestions,
  localAddresses,
  reachableHosts,
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
  articleNumbers,
  doubtfulArticles,
  doubtfulImages,
  doubtfulControls,
  repeatedAutocomplete,
  doubtfulFrame,
  doubtfulActions,
  vagueLinks,
  doubtfulEvents,
  scriptOrigin,
  doubtfulFonts,
  doubtfulDesk,
  doubtfulRoutes,
  doubtfulTexts,
  doubtfulTitles,
  messageValues,
  unusedErrors,
  plausibleNumbers,
  doubtfulFirm,
  doubtfulForms,
  doubtfulLocales,
  unknownCountries,
  doubtfulValues,
  otherLanguage,
  cookiePatterns,
  repeatedEntries,
  sameWords,
  unusedValues,
];

/** What to look at again in a spec without a mistake: warnings, which stop nothing. Pure. */
export function reviewSpec(spec: SiteSpec): Diagnostic[] {
  return reviews.flatMap((review) => review(spec));
}
