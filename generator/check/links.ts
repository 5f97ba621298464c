import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName, usableError } from '../diagnostics/diagnose.ts';
import type { Action, ArticleEntry, SiteSpec } from '../schema/index.ts';
import { actionsIn, blocksOf, idsOf, pagesOf, type Placed } from '../compile/walk.ts';
import { articlePageOf, namedTarget, parameter, bareAddress } from '../compile/links.ts';
import { localesOf } from '../compile/text.ts';
import { nearest } from '../diagnostics/words.ts';
import { bodiesOf, hiddenReason, isHidden, linksIn } from './articles.ts';
import { builtFiles, destinationsOf } from './routes.ts';

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

/** The target of a path of the site. */
interface Target {
  /** A page, or an unavailable destination. */
  readonly page: string;
  readonly article?: string;
}

/** Everything that a link can lead to. */
interface Targets {
  readonly spec: SiteSpec;
  readonly articles: ReadonlyMap<string, ArticleEntry>;
  /** The ids on each page that is built. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** By the path in the default language. */
  readonly paths: ReadonlyMap<string, Target>;
  readonly files: ReadonlySet<string>;
}

/** A link with its location and, in a blog article, that article. */
interface Link {
  readonly href: string;
  readonly offset: number;
  readonly path: SpecPath;
  readonly from?: ArticleEntry | undefined;
}

function targetsOf(spec: SiteSpec, files: ReadonlySet<string>): Targets {
  const { pages, redirects, unavailable, home } = spec.routes;
  const shown = articlePageOf(spec);
  return {
    spec,
    articles: new Map(spec.articles?.entries.map((entry) => [entry.slug, entry])),
    ids: new Map([
      ...pagesOf(spec).map((page): [string, string[]] => [page.value.id, idsOf(page).map(({ value }) => value)]),
      ...(shown === undefined ? [] : [[shown, []] satisfies [string, string[]]]),
    ]),
    paths: new Map<string, Target>([
      ['/', { page: home }],
      ...redirects.map(({ from, to }): [string, Target] => [from, { page: to }]),
      ...Object.entries(unavailable).map(([page, { path }]): [string, Target] => [path, { page }]),
      ...Object.entries(pages).flatMap(([page, { aliases = [] }]) =>
        aliases.map((alias): [string, Target] => [alias, { page }]),
      ),
      ...Object.entries(pages).map(([page, { path }]): [string, Target] => [path, { page }]),
    ]),
    files: new Set([...files, ...builtFiles.map((name) => `/${name}`), '/sitemap.xml']),
  };
}

function targetAt({ paths, spec }: Targets, path: string): Target | undefined {
  const found = paths.get(path);
  if (found) return found;
  for (const [page, { path: pattern, shows }] of Object.entries(spec.routes.pages)) {
    const before = pattern.replace(parameter, '');
    const last = path.slice(before.length);
    if (parameter.test(pattern) && path.startsWith(before) && /^[a-z0-9-]+$/.test(last))
      return { page, ...(shows === 'articles' && { article: last }) };
  }
  return undefined;
}

function* unknownArticle({ articles }: Targets, slug: string, { path, offset, from }: Link): Iterable<Diagnostic> {
  const entry = articles.get(slug);
  yield* unknownName('link/unknown-article', slug, articles.keys(), path, { offset });
  // An article that is not public itself may link to others that will be public by then.
  if (entry && !from?.draft && isHidden(entry, from?.publish))
    yield diagnose('link/hidden-article', path, { why: hiddenReason(entry) }, { offset });
}

function* unknownFragment(
  known: readonly string[] | undefined,
  hash: string | undefined,
  where: string,
  { path, offset }: Link,
): Iterable<Diagnostic> {
  if (hash !== undefined && known && !known.includes(hash))
    yield diagnose('link/unknown-fragment', path, { name: hash, known, where }, { offset });
}

/** A link that names a page or an article. */
function* checkNamed(targets: Targets, link: Link): Iterable<Diagnostic> {
  const target = namedTarget(link.href);
  if (!target) return;
  const { kind, name, hash } = target;
  if (kind === 'article') {
    yield* unknownArticle(targets, name, link);
    if (targets.articles.has(name)) yield* unknownFragment([], hash, `in the article "${name}"`, link);
  } else {
    yield* unknownName('page/unknown', name, destinationsOf(targets.spec), link.path, { offset: link.offset });
    yield* unknownFragment(targets.ids.get(name), hash, `on the page "${name}"`, link);
  }
}

/** A link that is a path of the site. */
function* checkPath(targets: Targets, link: Link): Iterable<Diagnostic> {
  const { href, path, offset } = link;
  const [, address = '', , hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const bare = bareAddress(targets.spec, address).path;
  const target = targetAt(targets, bare);
  if (!target) {
    const meant = nearest(bare, [...targets.paths.keys(), ...targets.files]);
    if (!targets.files.has(address)) yield diagnose('link/unknown-path', path, { address, meant }, { offset });
  } else if (target.article !== undefined) {
    yield* unknownArticle(targets, target.article, link);
    if (targets.articles.has(target.article))
      yield* unknownFragment([], hash, `in the article "${target.article}"`, link);
  } else yield* unknownFragment(targets.ids.get(target.page), hash, `on the page "${target.page}"`, link);
}

/** Refuses links in articles to pages, articles, files and fragments that do not exist. */
export function* articleLinks(spec: SiteSpec, files: ReadonlySet<string>): Iterable<Diagnostic> {
  const targets = targetsOf(spec, files);
  for (const { body, path, ids } of bodiesOf(spec)) {
    const from = path[0] === 'articles' && typeof path[2] === 'number' ? spec.articles?.entries[path[2]] : undefined;
    for (const locale of localesOf(spec))
      for (const { href, offset } of linksIn(body, locale)) {
        const link = { href, offset, path: [...path, locale], from };
        if (href.startsWith('#')) yield* unknownFragment(ids, href.slice(1), 'in this article', link);
        else if (href.startsWith('/')) yield* checkPath(targets, link);
        else yield* checkNamed(targets, link);
      }
  }
}
