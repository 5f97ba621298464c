import { localesOf } from '../compile/text.ts';
import { wordsIn } from '../compile/walk.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import { missingLanguages, type SiteSpec } from '../schema/index.ts';

/** Refuses a default language that the site does not have. */
export function* defaultLocale(spec: SiteSpec): Iterable<Diagnostic> {
  yield* unknownName('locale/unknown', spec.locales.default, localesOf(spec), ['locales', 'default']);
}

/** Refuses references to languages that the site does not have. */
export function* knownLocales(spec: SiteSpec): Iterable<Diagnostic> {
  const all = localesOf(spec);
  for (const [index, name] of (spec.firm.securityContact?.languages ?? []).entries())
    yield* unknownName('locale/unknown', name, all, ['firm', 'securityContact', 'languages', index]);
  const lookup = spec.integrations.countryLookup;
  const path = ['integrations', 'countryLookup'];
  for (const name of Object.keys(lookup?.languages ?? {}))
    yield* unknownName('locale/unknown', name, all, [...path, 'languages', name], { at: 'key' });
  yield* unknownName('locale/unknown', lookup?.otherwise, all, [...path, 'otherwise']);
}

/** Whether a text belongs to a page that does not exist in a language. */
function isOutside({ pages, routes }: SiteSpec, [part, index]: SpecPath, locale: string): boolean {
  const page = part === 'pages' ? pages[Number(index)]?.id : undefined;
  const languages: readonly string[] | undefined = page === undefined ? undefined : routes.pages[page]?.languages;
  return languages !== undefined && !languages.includes(locale);
}

/** The texts that lack a language in which they are shown, once for each such language. */
function untranslated(spec: SiteSpec) {
  return wordsIn(spec).flatMap(({ value, path }) =>
    missingLanguages(value).flatMap((locale) => (isOutside(spec, path, locale) ? [] : [{ value, path, locale }])),
  );
}

function isPartial({ locales }: SiteSpec, locale: string): boolean {
  return locales.all[locale as keyof typeof locales.all]?.partial === true;
}

/** Whether a text belongs to a draft article, which visitors do not see. */
function isInDraft({ articles }: SiteSpec, [part, list, index]: SpecPath): boolean {
  return part === 'articles' && list === 'entries' && articles?.entries[Number(index)]?.draft === true;
}

/** The texts that lack a language that they need. */
function incomplete(spec: SiteSpec) {
  return untranslated(spec).filter(({ path, locale }) => !isPartial(spec, locale) && !isInDraft(spec, path));
}

/** Refuses texts that lack a language, unless that language is partial or the text belongs to a draft article. */
export function* wholeTexts(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { path, locale } of incomplete(spec)) yield diagnose('text/missing-language', path, { locale });
}

/** Refuses texts that lack the default language. In place of {@link wholeTexts} where translations may follow later. */
export function* originalTexts(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { path, locale } of incomplete(spec))
    if (locale === spec.locales.default) yield diagnose('text/missing-language', path, { locale });
}

/** Warns of each translation that has to be written before publishing. Its path ends with the language. */
export function* laterTranslations(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { path, locale } of incomplete(spec))
    if (locale !== spec.locales.default) yield diagnose('text/translate', [...path, locale], { locale });
}

/** Warns once for each partial language that texts lack. */
export function* untranslatedTexts(spec: SiteSpec): Iterable<Diagnostic> {
  const partial = untranslated(spec).filter(({ locale }) => isPartial(spec, locale));
  for (const [locale, texts] of Map.groupBy(partial, (text) => text.locale))
    yield diagnose(
      'text/untranslated',
      ['locales', 'all', locale],
      // A text shared by several places counts once.
      { locale, count: new Set(texts.map(({ value }) => JSON.stringify(value))).size },
      { at: 'key' },
    );
}

/** Refuses `languages` on pages that every language needs: home, not found, privacy and articles. */
export function* pageLanguages({ routes, locales }: SiteSpec): Iterable<Diagnostic> {
  for (const [name, { languages, shows }] of Object.entries(routes.pages)) {
    const path = ['routes', 'pages', name, 'languages'];
    for (const [index, locale] of (languages ?? []).entries())
      yield* unknownName('locale/unknown', locale, Object.keys(locales.all), [...path, index]);
    const isForAll = shows === 'articles' || [routes.home, routes.notFound, routes.privacy].some((one) => one === name);
    if (languages && isForAll) yield diagnose('route/languages', path, { name });
  }
}
