import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import type { Action, SiteSpec } from '../schema/index.ts';
import { isHidden, hiddenReason } from './articles.ts';
import { actionsIn, blocksOf, idsOf, pagesOf, type Placed } from '../compile/walk.ts';

/** The names that links can target: pages and unavailable destinations. */
export function destinationsOf({ routes }: SiteSpec): string[] {
  return [...Object.keys(routes.pages), ...Object.keys(routes.unavailable)];
}

/** Refuses an entry of the error catalogue that does not exist or is reserved for later. */
export function* usableError(spec: SiteSpec, name: string, path: SpecPath): Iterable<Diagnostic> {
  yield* unknownName('error/unknown', name, Object.keys(spec.errors), path);
  if (spec.errors[name]?.reserved)
    yield diagnose('error/reserved', path, { name }, seeAlso(['errors', name, 'reserved'], 'It is marked here.'));
}

/** Refuses an entry of the error catalogue whose channel is not the one used here. */
function* errorShownAs(spec: SiteSpec, name: string, channel: 'alert' | 'toast', path: SpecPath): Iterable<Diagnostic> {
  yield* usableError(spec, name, path);
  const entry = spec.errors[name];
  if (!entry || entry.reserved || entry.channel === channel) return;
  const related = [{ path: ['errors', name, 'channel'], message: `Its channel is "${entry.channel}".` }];
  yield diagnose('error/channel', path, { name, channel }, { related });
}

function* targetOf(spec: SiteSpec, { value: action, path }: Placed<Action>): Iterable<Diagnostic> {
  switch (action.kind) {
    case 'page':
      yield* unknownName('page/unknown', action.page, destinationsOf(spec), [...path, 'page']);
      yield* aliasOf(spec, action, path);
      yield* articleOf(spec, action, path);
      break;
    case 'book':
      yield* unknownName('calendar/unknown', action.calendar, Object.keys(spec.firm.bookings), [...path, 'calendar']);
      break;
    case 'chat':
      if (!spec.firm.chat) yield diagnose('chat/none', path, {});
      break;
    case 'signOut':
      yield* unknownName('page/unknown', action.to, Object.keys(spec.routes.pages), [...path, 'to']);
      for (const outcome of ['success', 'failure'] as const)
        yield* errorShownAs(spec, action[outcome], 'toast', [...path, outcome]);
      break;
    case 'alert':
      yield* errorShownAs(spec, action.error, 'alert', [...path, 'error']);
  }
}

type PageAction = Extract<Action, { kind: 'page' }>;

function* aliasOf(spec: SiteSpec, { alias, page }: PageAction, path: SpecPath): Iterable<Diagnostic> {
  const known = spec.routes.pages[page]?.aliases ?? [];
  if (alias !== undefined && !known.includes(alias))
    yield diagnose('link/unknown-alias', [...path, 'alias'], { name: alias, page, known });
}

function* articleOf(spec: SiteSpec, { article, page }: PageAction, path: SpecPath): Iterable<Diagnostic> {
  if (article === undefined) return;
  const at = [...path, 'article'];
  const entries = spec.articles?.entries ?? [];
  const entry = entries.find(({ slug }) => slug === article);
  const slugs = entries.map(({ slug }) => slug);
  if (spec.routes.pages[page]?.shows !== 'articles') yield diagnose('link/no-articles', at, { page });
  else if (entry && isHidden(entry)) yield diagnose('link/hidden-article', at, { why: hiddenReason(entry) });
  else yield* unknownName('link/unknown-article', article, slugs, at);
}

/** Refuses actions whose target does not exist, or that show an error in the wrong channel. */
export function* knownTargets(spec: SiteSpec): Iterable<Diagnostic> {
  for (const action of actionsIn(spec)) yield* targetOf(spec, action);
  for (const [use, name] of Object.entries(spec.failures))
    yield* unknownName('error/unknown', name, Object.keys(spec.errors), ['failures', use]);
}

/** Refuses links to fragments that do not exist. Planned pages are skipped: their ids are unknown. */
export function* fragments(spec: SiteSpec): Iterable<Diagnostic> {
  const pages = pagesOf(spec);
  const ids = new Map(pages.map((page) => [page.value.id as string, idsOf(page).map(({ value }) => value)]));
  const check = function* (actions: readonly Placed<Action>[], own?: string): Iterable<Diagnostic> {
    for (const { value: action, path } of actions) {
      if (action.kind !== 'page' && action.kind !== 'anchor') continue;
      const page = action.kind === 'page' ? action.page : own;
      const known = page === undefined ? undefined : ids.get(page);
      const where = `on the page "${page}"`;
      if (known && action.hash !== undefined && !known.includes(action.hash))
        yield diagnose('link/unknown-fragment', [...path, 'hash'], { name: action.hash, where, known });
    }
  };
  for (const page of pages) yield* check(actionsIn(spec, ...page.path), page.value.id);
  yield* check(actionsIn(spec).filter(({ path }) => path[0] !== 'pages'));
}

/** Refuses buttons that open a dialog which their page does not have. */
export function* dialogs(spec: SiteSpec): Iterable<Diagnostic> {
  const check = function* (actions: readonly Placed<Action>[], known: readonly string[]): Iterable<Diagnostic> {
    for (const { value: action, path } of actions)
      if (action.kind === 'dialog') yield* unknownName('dialog/unknown', action.dialog, known, [...path, 'dialog']);
  };
  for (const page of pagesOf(spec)) {
    const known = blocksOf(page).flatMap(({ value }) => (value.kind === 'formDialog' ? [value.id] : []));
    yield* check(actionsIn(spec, ...page.path), known);
  }
  yield* check(actionsIn(spec, 'articles'), []);
}
