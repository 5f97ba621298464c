import { eachLocale } from '../../../generator/compile/locales.ts';
import { globalValues, placeOfValue } from '../../../generator/compile/values.ts';
import { referencesTo } from '../../../generator/edit/source/places.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import type { Site } from '../contract.ts';
import { trail } from './trail.ts';

/** Describes the values that texts can insert: their content, where they are set, and the pages that show them. */
export function describeValues(spec: SiteSpec): Site['values'] {
  const names = Object.keys(globalValues(spec, spec.locales.default));
  return Object.fromEntries(
    names.map((name) => {
      const at = placeOfValue(spec, name) ?? [];
      const pages = referencesTo(spec, at).flatMap((path) => trail(spec, path).slice(0, 1));
      const usedOn = [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
      return [name, { at, usedOn, texts: eachLocale(spec, (locale) => globalValues(spec, locale)[name] ?? '') }];
    }),
  );
}
