import { namesIn } from '../compile/placeholders.ts';
import { placeOfValue } from '../compile/values.ts';
import { pathKey } from '../diagnostics/diagnostic.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { allActions, messagesIn, textsWithValuesIn } from '../compile/walk.ts';
import type { Action, SiteSpec } from '../schema/index.ts';

/** Where the label of an action stands that has none of its own. */
function defaultLabel(spec: SiteSpec, action: Action): SpecPath | undefined {
  if (action.label) return undefined;
  if (action.kind === 'page')
    return ['routes', action.page in spec.routes.pages ? 'pages' : 'unavailable', action.page, 'label'];
  if (action.kind === 'book' || action.kind === 'chat') return ['messages', `action.${action.kind}`];
  return action.kind === 'phone' || action.kind === 'email' ? ['firm', action.kind] : undefined;
}

/** The places that show what stands at another one: by its name, as a label by default, or in a text as `{{name}}`. */
export function referencesTo(spec: SiteSpec, path: SpecPath): SpecPath[] {
  const key = pathKey(path);
  const named = path[0] === 'messages' ? messagesIn(spec).filter(({ value }) => value.name === path[1]) : [];
  const labelled = allActions(spec).filter(({ value }) => pathKey(defaultLabel(spec, value) ?? []) === key);
  const taking = textsWithValuesIn(spec).filter(({ value }) =>
    [...namesIn(Object.values<string>(value).join(' '))].some(
      (name) => pathKey(placeOfValue(spec, name) ?? []) === key,
    ),
  );
  return [...named, ...labelled, ...taking].map(({ path: at }) => at);
}
