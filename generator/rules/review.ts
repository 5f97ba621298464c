import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { repeatedQuestions } from './questions.ts';
import { unlinkedPages } from './unlinked.ts';

/** Something that compiles and is probably not meant. Pure. */
type Review = (spec: SiteSpec) => Diagnostic[];

const reviews: readonly Review[] = [unlinkedPages, repeatedQuestions];

/** What to look at again in a spec without a mistake: warnings, which stop nothing. Pure. */
export const reviewSpec = (spec: SiteSpec): Diagnostic[] => reviews.flatMap((review) => review(spec));
