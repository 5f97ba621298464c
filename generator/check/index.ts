import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import { missingLanguages, type SiteSpec } from '../schema/index.ts';
import * as articles from './articles.ts';
import { deskFits, studioFits } from './desk.ts';
import * as firm from './firm.ts';
import * as forms from './forms.ts';
import * as links from './links.ts';
import * as locales from './locales.ts';
import { mediaNames } from './media.ts';
import * as pages from './pages.ts';
import { calendarDays, calendarEnds, papersFit } from './papers.ts';
import { payloads } from './payload.ts';
import * as routes from './routes.ts';
import type { Rule } from './rule.ts';
import * as tables from './tables.ts';
import * as texts from './texts.ts';

const rules: readonly Rule[] = [
  locales.knownLocales,
  locales.wholeTexts,
  locales.pageLanguages,
  routes.pathForm,
  routes.pathReserved,
  routes.pathClash,
  routes.routeParameters,
  articles.articleRoute,
  routes.pageHasRoute,
  routes.routeHasPage,
  routes.specialPages,
  routes.parents,
  routes.robots,
  routes.knownPages,
  links.knownTargets,
  links.fragments,
  links.dialogs,
  pages.uniqueIds,
  pages.blockNames,
  pages.countryLookup,
  pages.footerSections,
  calendarDays,
  papersFit,
  texts.placeholders,
  texts.values,
  texts.interfaceMessages,
  texts.messageNames,
  texts.messageGroups,
  texts.characters,
  pages.uniqueSnippets,
  forms.formNames,
  forms.fieldsAreSent,
  forms.fieldSettings,
  forms.outcomes,
  forms.conditions,
  payloads,
  tables.columnLimits,
  tables.requests,
  tables.emailColumns,
  tables.retention,
  tables.followUpStatuses,
  deskFits,
  studioFits,
  firm.contrasts,
  firm.fonts,
  mediaNames,
  firm.openingHours,
  firm.icons,
  firm.scriptOrigin,
  firm.noSecrets,
  articles.articleDates,
  articles.articleParts,
  articles.relatedArticles,
  articles.articleList,
  articles.articleHtml,
  links.articleLinks,
];

export interface CheckOptions {
  /** Whether translations may follow later, as in the studio. {@link reviewSpec} then warns of them. */
  readonly translateLater?: boolean | undefined;
}

/**
 * Finds every mistake in a spec that matches the schema. Pure.
 * @param files The addresses of the files of `site/public/`, which links may target.
 */
export function checkSpec(
  spec: SiteSpec,
  files: ReadonlySet<string> = new Set(),
  { translateLater = false }: CheckOptions = {},
): Diagnostic[] {
  const wrong = [...locales.defaultLocale(spec)];
  // All other rules look up texts in the declared languages.
  if (wrong.length > 0) return wrong;
  const own = translateLater
    ? rules.map((rule) => (rule === locales.wholeTexts ? locales.originalTexts : rule))
    : rules;
  // A language that a text lacks shows the text of another one, which is reported there.
  const isCopy = ({ path }: Diagnostic): boolean =>
    missingLanguages(Object(valueAt(spec, path.slice(0, -1)))).some((locale) => locale === path.at(-1));
  return own.flatMap((rule) => [...rule(spec, files)]).filter((found) => !isCopy(found));
}

const reviews: readonly Rule[] = [
  pages.mainHeadings,
  pages.snippetLengths,
  texts.unusedMessages,
  locales.untranslatedTexts,
  locales.laterTranslations,
  forms.unshownForms,
  firm.securityContactExpired,
  calendarEnds,
];

/** Finds the warnings about a spec without errors. Pure. */
export function reviewSpec(spec: SiteSpec): Diagnostic[] {
  return reviews.flatMap((review) => [...review(spec, new Set())]);
}
