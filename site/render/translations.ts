import type { RouteEntry } from '#contract';
import { defaultLocale } from '#generated/languages.ts';

/** The `hreflang` addresses of a page, with `x-default`. Empty if the page has a single language. */
export function translations(alternates: RouteEntry['alternates']): readonly (readonly [string, string])[] {
  const own = Object.entries(alternates);
  const [[, first] = [], ...others] = own;
  const other = alternates[defaultLocale] ?? first;
  return others.length === 0 || other === undefined ? [] : [...own, ['x-default', other]];
}
