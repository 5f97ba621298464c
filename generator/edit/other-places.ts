import { keyOf, referencesTo } from './source/places.ts';
import { pathKey } from '../diagnostics/diagnostic.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { Usage } from './contract.ts';

/**
 * The other places where edited texts appear: those that share the same constant, and those that refer to them by name.
 * @param shared the paths that changed along with the edited ones
 */
export function otherPlaces(spec: SiteSpec, replaced: readonly SpecPath[], shared: readonly SpecPath[]): Usage[] {
  const locales = Object.keys(spec.locales.all);
  // The path of a text without the language.
  const whole = (path: SpecPath): SpecPath => (locales.includes(String(path.at(-1))) ? path.slice(0, -1) : path);
  const own = replaced.map(whole);
  const seen = new Set(own.map(pathKey));
  return [...shared.map(whole), ...own.flatMap((path) => referencesTo(spec, path))].flatMap((path) => {
    const key = pathKey(path);
    if (seen.has(key)) return [];
    seen.add(key);
    const page = path[0] === 'pages' && typeof path[1] === 'number' ? spec.pages[path[1]]?.id : undefined;
    return [{ at: path, key: keyOf(spec, path), ...(page !== undefined && { page }) }];
  });
}
