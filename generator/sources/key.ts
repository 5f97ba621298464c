import { blockKeys } from '../compile/page.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';

/**
 * The name of a place in the spec as maintainers know it, inside of its file.
 * @example keyOf(spec, ['pages', 0, 'blocks', 0, 'heading']) // 'hero.heading'
 */
export function keyOf(spec: SiteSpec, path: SpecPath): string {
  const [part, name, ...inside] = path;
  if (part === 'pages' && typeof name === 'number') {
    const [list, index, ...rest] = inside;
    const page = spec.pages[name];
    if (list !== 'blocks' || typeof index !== 'number' || !page) return inside.join('.');
    return [blockKeys(page)[index], ...rest].join('.');
  }
  if (part === 'forms') return inside.join('.');
  if (part === 'articles' && name === 'entries') return inside.slice(1).join('.');
  if (part === 'messages' || part === 'reserved' || part === 'errors' || part === 'services')
    return [name, ...inside].join('.');
  return part === 'routes' ? [name, ...inside].join('.') : path.join('.');
}
