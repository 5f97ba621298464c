import { localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import { isLanguageTag, mostLocales } from '../schema/index.ts';
import type { SiteSpec } from '../schema/index.ts';

/** Refuses languages that no browser asks for by that name, a default that is none of them, and too many or none. */
export function* locales(spec: SiteSpec): Iterable<Diagnostic> {
  const all = localesOf(spec);
  const path = ['locales', 'all'];
  if (all.length === 0 || all.length > mostLocales)
    yield diagnose('locale/count', path, { count: all.length, most: mostLocales });
  for (const locale of all)
    if (!isLanguageTag(locale)) yield diagnose('locale/tag', [...path, locale], { locale }, { at: 'key' });
  yield* unknownName('locale/unknown', spec.locales.default, all, ['locales', 'default']);
}

/** Refuses references to languages that the site does not have, and a territory that is written with another language. */
export function* knownLocales(spec: SiteSpec): Iterable<Diagnostic> {
  const all = localesOf(spec);
  for (const [index, name] of (spec.firm.securityContact?.languages ?? []).entries())
    yield* unknownName('locale/unknown', name, all, ['firm', 'securityContact', 'languages', index]);
  const lookup = spec.integrations.countryLookup;
  const path = ['integrations', 'countryLookup'];
  for (const name of Object.keys(lookup?.languages ?? {}))
    yield* unknownName('locale/unknown', name, all, [...path, 'languages', name], { at: 'key' });
  yield* unknownName('locale/unknown', lookup?.otherwise, all, [...path, 'otherwise']);
  for (const locale of all)
    for (const setting of ['tag', 'formats'] as const) {
      const tag = spec.locales.all[locale][setting];
      const [language = locale] = locale.split('-');
      if (tag !== undefined && tag.split('-')[0] !== language)
        yield diagnose('locale/tag#territory', ['locales', 'all', locale, setting], { tag, locale, language });
    }
}
