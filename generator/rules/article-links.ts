import { articlePageOf, namedTarget } from '../compile/article-links.ts';
import { bareAddress, englishName, localesOf } from '../compile/locales.ts';
import { parameter } from '../compile/links.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ArticleEntry, Locale, SiteSpec } from '../schema/index.ts';
import { nearest, suggestion } from '../suggest.ts';
import { bodiesOf, linksIn } from './article-html.ts';
import type { Rule } from './rule.ts';
import { hidden, hiddenMessage } from './articles.ts';
import { idsOf, pagesOf } from './walk.ts';

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

/** What a path of the site stands for. */
interface Place {
  /** The page or missing destination that answers. */
  readonly page?: string;
  readonly article?: string;
  /** Whether it is another address than the page's own. */
  readonly other?: true;
}

/** Everything that a link can lead to. */
interface Targets {
  readonly spec: SiteSpec;
  readonly slugs: ReadonlySet<string>;
  readonly articles: ReadonlyMap<string, ArticleEntry>;
  /** The ids on each page that is built. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** By the path in the default language. */
  readonly places: ReadonlyMap<string, Place>;
  /** Paths whose last part may be anything. */
  readonly patterns: readonly { readonly page: string; readonly before: string; readonly articles: boolean }[];
  readonly files: ReadonlySet<string>;
}

/** What every build has besides pages and the files of `site/public/`. */
const builtFiles = [
  '/favicon.svg',
  '/favicon.ico',
  '/licences.txt',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
];

function targetsOf(spec: SiteSpec, files: ReadonlySet<string>): Targets {
  const { pages, redirects, unavailable } = spec.routes;
  const shown = articlePageOf(spec);
  const slugs = new Set(spec.articles?.entries.map(({ slug }) => slug));
  const fixed = Object.entries(pages).filter(([, { path }]) => !parameter.test(path));
  return {
    spec,
    slugs,
    articles: new Map(spec.articles?.entries.map((entry) => [entry.slug, entry])),
    ids: new Map([
      ...pagesOf(spec).map((page): [string, string[]] => [page.value.id, idsOf(page).map(({ value }) => value)]),
      ...(shown === undefined ? [] : [[shown, []] satisfies [string, string[]]]),
    ]),
    places: new Map<string, Place>([
      ['/', { page: spec.routes.home, other: true }],
      ...redirects.map(({ from, to }): [string, Place] => [from, { page: to, other: true }]),
      ...Object.entries(unavailable).map(([page, { path }]): [string, Place] => [path, { page }]),
      ...Object.entries(pages).flatMap(([page, { aliases = [] }]) =>
        aliases.map((alias): [string, Place] => [alias, { page, other: true }]),
      ),
      ...fixed.map(([page, { path }]): [string, Place] => [path, { page }]),
    ]),
    patterns: Object.entries(pages).flatMap(([page, { path, shows }]) =>
      parameter.test(path) ? [{ page, before: path.replace(parameter, ''), articles: shows === 'articles' }] : [],
    ),
    files: new Set([...files, ...builtFiles]),
  };
}

function placeOf({ places, patterns }: Targets, path: string): Place | undefined {
  const place = places.get(path);
  if (place) return place;
  const pattern = patterns.find(
    ({ before }) => path.startsWith(before) && /^[a-z0-9-]+$/.test(path.slice(before.length)),
  );
  return pattern && { page: pattern.page, ...(pattern.articles && { article: path.slice(pattern.before.length) }) };
}

function named({ page, article }: Place, hash?: string): string {
  return `${article === undefined ? `page:${page ?? ''}` : `article:${article}`}${hash === undefined ? '' : `#${hash}`}`;
}

function unknownArticle({ slugs, articles }: Targets, slug: string, from?: ArticleEntry): Fault[] {
  const entry = articles.get(slug);
  if (!entry)
    return [{ code: 'link/unknown-article', message: `There is no article "${slug}".`, hint: suggestion(slug, slugs) }];
  // What is not public itself may link to what is not either.
  if (from?.draft || !hidden(entry, from?.publish)) return [];
  return [
    {
      code: 'link/hidden-article',
      message: hiddenMessage(entry),
      hint: 'Take the link out until then, or publish both together.',
    },
  ];
}

function unknownFragment(known: readonly string[] | undefined, hash: string | undefined, where: string): Fault[] {
  if (hash === undefined || !known || known.includes(hash)) return [];
  const hint = suggestion(hash, known) ?? 'Nothing there can be linked to by itself: leave the fragment out.';
  return [{ code: 'link/unknown-fragment', message: `There is no "#${hash}" ${where}.`, hint }];
}

/** What is wrong with a link that names a page or an article. */
function faultsOfName(targets: Targets, href: string, from?: ArticleEntry): Fault[] {
  const { spec, ids } = targets;
  const target = namedTarget(href);
  if (!target) return [];
  const { kind, name, hash } = target;
  if (kind === 'article') {
    const unknown = unknownArticle(targets, name, from);
    return unknown.length > 0 ? unknown : unknownFragment([], hash, `in the article "${name}"`);
  }
  const known = [...Object.keys(spec.routes.pages), ...Object.keys(spec.routes.unavailable)];
  if (!known.includes(name))
    return [{ code: 'page/unknown', message: `There is no page "${name}".`, hint: suggestion(name, known) }];
  return unknownFragment(ids.get(name), hash, `on the page "${name}"`);
}

/** What is wrong with a link that is a path of the site. */
function faultsOfPath(targets: Targets, href: string, locale: Locale, from?: ArticleEntry): Fault[] {
  const [, path = '', , hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const { locale: own, path: bare } = bareAddress(targets.spec, path);
  const place = placeOf(targets, bare);
  if (!place)
    return targets.files.has(path)
      ? []
      : [{ code: 'link/unknown-path', message: `Nothing answers at "${path}".`, hint: hintForPath(targets, bare) }];
  const unknown = place.article === undefined ? [] : unknownArticle(targets, place.article, from);
  if (unknown.length > 0) return unknown;
  const write = `Write "${named(place, hash)}": it becomes the path in the language of the text.`;
  if (own !== locale) {
    return [
      {
        code: 'link/other-language',
        message: `"${path}" is the ${englishName(own)} address, and this is the ${englishName(locale)} text.`,
        hint: write,
      },
    ];
  }
  // The root has no page of its own.
  if (place.other && bare !== '/')
    return [
      {
        code: 'link/other-address',
        message: `"${path}" is not the own address of the page "${place.page ?? ''}".`,
        hint: write,
      },
    ];
  const where = place.article === undefined ? `on the page "${place.page ?? ''}"` : `in the article "${place.article}"`;
  return unknownFragment(place.article === undefined ? targets.ids.get(place.page ?? '') : [], hash, where);
}

function hintForPath({ spec, files, places }: Targets, path: string): string {
  const meant = nearest(path, [...places.keys(), ...files]);
  if (meant === undefined) return 'Name the page: "page:contact". A file to download stands in site/public/.';
  const page = places.get(meant)?.page;
  return page === undefined || page in spec.routes.unavailable
    ? `Did you mean "${meant}"?`
    : `Did you mean "page:${page}"?`;
}

function faultsOf(
  targets: Targets,
  href: string,
  locale: Locale,
  ids: readonly string[],
  from?: ArticleEntry,
): Fault[] {
  if (href.startsWith('#')) return unknownFragment(ids, href.slice(1), 'in this article');
  return href.startsWith('/') ? faultsOfPath(targets, href, locale, from) : faultsOfName(targets, href, from);
}

/** Refuses links in articles to what is not there: pages, articles, files, places on a page; and to another language. */
export const articleLinks: Rule = (spec, files) => {
  const bodies = bodiesOf(spec);
  if (bodies.length === 0) return [];
  const targets = targetsOf(spec, files);
  return bodies.flatMap(({ body, path, ids }) => {
    const links = linksIn(spec, body);
    const from = path[0] === 'articles' && typeof path[2] === 'number' ? spec.articles?.entries[path[2]] : undefined;
    return localesOf(spec).flatMap((locale) =>
      links[locale].links.flatMap(({ href, offset }) =>
        faultsOf(targets, href, locale, ids, from).map(({ code, message, hint }): Diagnostic => ({
          code,
          path: [...path, locale],
          offset,
          message,
          ...(hint !== undefined && { hint }),
        })),
      ),
    );
  });
};
