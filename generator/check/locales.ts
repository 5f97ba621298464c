import { localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';

/** Refuses a default language that the site does not have. */
export function* locales(spec: SiteSpec): Iterable<Diagnostic> {
  yield* unknownName('locale/unknown', spec.locales.default, localesOf(spec), ['locales', 'default']);
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
        yield diagnose('locale/territory', ['locales', 'all', locale, setting], { tag, locale, language });
    }
}
