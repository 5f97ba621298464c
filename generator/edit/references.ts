import { actionsIn, messagesIn, textsWithValuesIn } from '../compile/walk.ts';
import { blockKeys } from '../compile/page.ts';
import { oncePer } from '../compile/once.ts';
import { namesIn, placeOfValue } from '../compile/text.ts';
import { pathKey, type SpecPath } from '../diagnostics/diagnostic.ts';
import type { Action, SiteSpec } from '../schema/index.ts';

/**
 * The key of a path, relative to the file that declares it.
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
  const isPart = ['messages', 'reserved', 'errors', 'services', 'routes'].includes(String(part));
  return isPart ? path.slice(1).join('.') : path.join('.');
}

/** The path of the default label of an action that has none of its own. */
function defaultLabel(spec: SiteSpec, action: Action): SpecPath | undefined {
  if (action.label) return undefined;
  if (action.kind === 'page')
    return ['routes', action.page in spec.routes.pages ? 'pages' : 'unavailable', action.page, 'label'];
  if (action.kind === 'book' || action.kind === 'chat') return ['messages', `action.${action.kind}`];
  return action.kind === 'phone' || action.kind === 'email' ? ['firm', action.kind] : undefined;
}

/** The paths that display a value, by the key of its path. */
const references = oncePer((spec: SiteSpec): Map<string, SpecPath[]> => {
  const found = [
    ...messagesIn(spec).map(({ value, path }) => ({ shown: ['messages', value.name] as SpecPath, path })),
    ...actionsIn(spec).map(({ value, path }) => ({ shown: defaultLabel(spec, value), path })),
    ...textsWithValuesIn(spec).flatMap(({ value, path }) =>
      [...namesIn(Object.values<string>(value).join(' '))].map((name) => ({ shown: placeOfValue(spec, name), path })),
    ),
  ];
  const byKey = Map.groupBy(found, ({ shown = [] }) => pathKey(shown));
  return new Map([...byKey].map(([key, all]) => [key, all.map(({ path }) => path)]));
});

/** The paths that display the value at a path: uses of a shared message, default labels, and texts with `{{name}}`. */
export function referencesTo(spec: SiteSpec, path: SpecPath): readonly SpecPath[] {
  return references(spec).get(pathKey(path)) ?? [];
}
