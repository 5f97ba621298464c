import { articlePageOf, namedTarget, parameter } from '../compile/links.ts';
import { bareAddress, localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import type { ArticleEntry, SiteSpec } from '../schema/index.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { bodiesOf, linksIn } from './article-html.ts';
import { hiddenReason, isHidden } from './articles.ts';
import { destinationsOf } from './links.ts';
import { builtFiles } from './paths.ts';
import { idsOf, pagesOf } from '../compile/walk.ts';

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
