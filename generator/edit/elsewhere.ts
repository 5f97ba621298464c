import { keyOf, referencesTo } from './source/places.ts';
import { pathKey } from '../diagnostics/diagnostic.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { Shown } from './contract.ts';

/**
 * The other places that show what was changed: those that are written together with it, through a constant or an import, and those that
 * refer to it by name.
 * @param written the places that differ along with those that were meant
 */
export function elsewhere(spec: SiteSpec, touched: readonly SpecPath[], written: readonly SpecPath[]): Shown[] {
  const locales = Object.keys(spec.locales.all);
  // A text, not its words in a language.
  const whole = (path: SpecPath): SpecPath => (locales.includes(String(path.at(-1))) ? path.slice(0, -1) : path);
  const own = touched.map(whole);
  const seen = new Set(own.map(pathKey));
  return [...written.map(whole), ...own.flatMap((path) => referencesTo(spec, path))].flatMap((path) => {
    const key = pathKey(path);
    if (seen.has(key)) return [];
    seen.add(key);
    const page = path[0] === 'pages' && typeof path[1] === 'number' ? spec.pages[path[1]]?.id : undefined;
    return [{ at: path, key: keyOf(spec, path), ...(page !== undefined && { page }) }];
  });
}
