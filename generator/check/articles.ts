import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import { dayOf } from '../compile/articles.ts';
import { articlePageOf, isNamedTarget, namedTarget, parameter } from '../compile/links.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import {
  articleAttributes,
  articleElements,
  type ArticleEntry,
  type SiteSpec,
  type ArticleBody as ArticleText,
  type ArticlePart,
  type Locale,
  type Localized,
} from '../schema/index.ts';
import { blocksOf, idsOf, pagesOf, type Placed } from '../compile/walk.ts';
import { localesOf } from '../compile/text.ts';
import { oncePer } from '../compile/once.ts';

function entriesOf({ articles }: SiteSpec): Placed<ArticleEntry>[] {
  return (articles?.entries ?? []).map((value, index) => ({ value, path: ['articles', 'entries', index] }));
}

/**
 * Refuses articles without a date or dated after their publication, revisions before that date, and drafts with a time
 * of publication.
 */
export function* articleDates(spec: SiteSpec): Iterable<Diagnostic> {
  const today = new Date().toISOString().slice(0, 10);
  for (const { value, path } of entriesOf(spec)) {
    const { slug, updated, draft, publish } = value;
    const day = dayOf(value);
    if (day === '') {
      yield diagnose('article/no-date', path, { slug });
      continue;
    }
    const asDraft = seeAlso([...path, 'draft'], 'It is marked as a draft here.');
    if (draft && publish !== undefined) yield diagnose('article/draft-publish', [...path, 'publish'], {}, asDraft);
    else if (publish === undefined && day > today && !draft)
      yield diagnose('article/future-date', [...path, 'date'], { day });
    else if (publish !== undefined && day > publish.slice(0, 10))
      yield diagnose('article/future-date#published', [...path, 'date'], { day, publish });
    if (updated !== undefined && updated < day)
      yield diagnose('article/updated-before', [...path, 'updated'], { updated, day });
  }
}

/** Whether an article is not public at a time. Without a time, every scheduled article counts as hidden. */
export function isHidden({ draft, publish }: Pick<ArticleEntry, 'draft' | 'publish'>, at = ''): boolean {
  return Boolean(draft) || (publish !== undefined && publish > at);
}

/** Explains why visitors cannot open an article. */
export function hiddenReason({ slug, draft, publish = '' }: ArticleEntry): string {
  return draft
    ? `The article "${slug}" is a draft: visitors could not open it.`
    : `The article "${slug}" is published on ${publish.replace('T', ' at ')}: visitors could not open it before.`;
}

/** Refuses related articles that do not exist, or are not public yet when the article is. */
export function* relatedArticles(spec: SiteSpec): Iterable<Diagnostic> {
  const bySlug = new Map(entriesOf(spec).map(({ value }) => [value.slug, value]));
  for (const { value, path } of entriesOf(spec)) {
    const { slug, related = [], publish } = value;
    const others = [...bySlug.keys()].filter((one) => one !== slug);
    for (const [index, name] of related.entries()) {
      const at = [...path, 'related', index];
      const other = bySlug.get(name);
      yield* unknownName('article/unknown-related', name, others, at);
      if (other && isHidden(other, publish)) yield diagnose('article/related-hidden', at, { why: hiddenReason(other) });
    }
  }
}

/** Refuses table rows without a cell for each column, and undeclared categories. */
export function* articleParts(spec: SiteSpec): Iterable<Diagnostic> {
  const categories = Object.keys(spec.articles?.categories ?? {});
  for (const { value, path } of entriesOf(spec)) {
    if (typeof value.category === 'string')
      yield* unknownName('article/unknown-category', value.category, categories, [...path, 'category']);
    for (const [index, part] of (Array.isArray(value.body) ? value.body : []).entries())
      for (const [at, row] of (part.kind === 'table' ? part.rows : []).entries())
        if (part.kind === 'table' && row.length !== part.head.length)
          yield diagnose('article/table-row', [...path, 'body', index, 'rows', at], {
            cells: row.length,
            columns: part.head.length,
          });
  }
}

/** Refuses articles that no route shows, and a canonical article that does not exist or is not public. */
export function* articleRoute(spec: SiteSpec): Iterable<Diagnostic> {
  if (!spec.articles) return;
  const name = articlePageOf(spec) ?? '';
  const { path = '', canonicalParameter, planned } = spec.routes.pages[name] ?? {};
  if (planned || !parameter.test(path) || spec.pages.some(({ id }) => id === name)) {
    yield diagnose('articles/no-route', ['articles'], {}, { at: 'key' });
    return;
  }
  const at = ['routes', 'pages', name, 'canonicalParameter'];
  const entries = spec.articles.entries;
  const slugs = entries.map(({ slug }) => slug);
  yield* unknownName('route/canonical-parameter', canonicalParameter, slugs, at);
  const canonical = entries.find(({ slug }) => slug === canonicalParameter);
  if (canonical && isHidden(canonical)) yield diagnose('article/usual-hidden', at, { why: hiddenReason(canonical) });
}

/** Refuses a page that cannot show the list of the articles. */
export function* articleList({ articles, routes }: SiteSpec): Iterable<Diagnostic> {
  const page = articles?.list?.page;
  if (page === undefined) return;
  const path = ['articles', 'list', 'page'];
  const route = routes.pages[page];
  yield* unknownName('page/unknown', page, Object.keys(routes.pages), path);
  const isSpecial = [routes.home, routes.notFound, routes.privacy].some((one) => one === page);
  if (route && (route.planned || parameter.test(route.path) || isSpecial))
    yield diagnose('article/list-page', path, { page });
}

/** The HTML of a blog article or of an article block, with its path. */
export interface ArticleBody {
  readonly body: Localized;
  readonly path: SpecPath;
  /** The ids on its own page, which `#…` links can point to. */
  readonly ids: readonly string[];
}

/** The HTML of an article's body: the whole body, or its HTML parts. */
function htmlIn(text: ArticleText, path: SpecPath, ids: readonly string[]): ArticleBody[] {
  if (!Array.isArray(text)) return [{ body: text as Localized, path, ids }];
  return (text as readonly ArticlePart[]).flatMap((part, index) =>
    part.kind === 'html' ? [{ body: part.html, path: [...path, index, 'html'], ids }] : [],
  );
}

/** The HTML of every article. */
export function bodiesOf(spec: SiteSpec): ArticleBody[] {
  return [
    ...(spec.articles?.entries ?? []).flatMap(({ body }, index) =>
      htmlIn(body, ['articles', 'entries', index, 'body'], []),
    ),
    ...pagesOf(spec).flatMap((page) => {
      const ids = idsOf(page).map(({ value }) => value);
      return blocksOf(page).flatMap(({ value, path }) =>
        value.kind === 'article' ? htmlIn(value.html, [...path, 'html'], ids) : [],
      );
    }),
  ];
}

/** The address of a link, and its offset in the text. */
interface ArticleLink {
  readonly href: string;
  readonly offset: number;
}

const elements: ReadonlySet<string> = new Set(articleElements);
const attributes: ReadonlySet<string> = new Set(articleAttributes);
const address = /^(?:https?:\/\/|mailto:|tel:|page:|article:|#|\/(?![/\\]))/i;
/** ` href="page:contact"` */
const quotedHref = /\shref="([^"]*)"/;

/** Parses a text in one language. */
function parse(html: string): { readonly faults: readonly Diagnostic[]; readonly links: readonly ArticleLink[] } {
  // Loaded on demand: loading takes as long as compiling a small spec, and many sites have no articles.
  const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;
  const faults: Diagnostic[] = [];
  const links: ArticleLink[] = [];
  const open: { readonly name: string; readonly offset: number; hasWords: boolean }[] = [];
  /** The parts that the site would drop, and the offset of the first. */
  const dropped: string[] = [];
  let firstDropped = 0;
  const drop = (what: string): void => {
    if (dropped.length === 0) firstDropped = parser.startIndex;
    dropped.push(what);
  };
  let hasText = false;
  const parser = new Parser({
    onopentag(name, given) {
      const offset = parser.startIndex;
      if (name !== 'br') open.push({ name, offset, hasWords: false });
      if (!elements.has(name)) return drop(`<${name}>`);
      for (const attribute of Object.keys(given))
        if (name !== 'a' || !attributes.has(attribute)) drop(`${attribute} on <${name}>`);
      if (name !== 'a') return;
      const { href = '' } = given;
      const tag = html.slice(offset, parser.endIndex + 1);
      if (!address.test(href)) faults.push(diagnose('article/html#address', [], { value: href }, { offset }));
      else if (isNamedTarget(href) && (namedTarget(href) === undefined || quotedHref.exec(tag)?.[1] !== href))
        faults.push(diagnose('article/html#name', [], { value: href }, { offset }));
      else links.push({ href, offset: offset + Math.max(0, tag.indexOf(href)) });
    },
    ontext(data) {
      if (data.trim() === '') return;
      hasText = true;
      for (const element of open) element.hasWords = true;
    },
    onclosetag(name, isImplied) {
      const at = open.findLastIndex((one) => one.name === name);
      const closed = open[at];
      if (!closed) return;
      open.splice(at);
      const { offset, hasWords } = closed;
      if (isImplied && elements.has(name)) faults.push(diagnose('article/html#unclosed', [], { name }, { offset }));
      else if (name === 'a' && !hasWords) faults.push(diagnose('article/html#empty-link', [], {}, { offset }));
    },
    oncomment: () => drop('comments'),
  });
  parser.end(html);
  if (dropped.length > 0) {
    const parts = [...new Set(dropped)].join(', ');
    faults.push(diagnose('article/html', [], { parts }, { offset: firstDropped }));
  }
  if (!hasText && faults.length === 0) faults.push(diagnose('article/html#empty', [], {}, { offset: 0 }));
  return { faults, links };
}

// Cached, because the rules for links need the same texts.
const parsedOf = oncePer((body: Localized) =>
  Object.fromEntries(Object.entries<string>(body).map(([locale, html]) => [locale, parse(html)])),
);

/** The links of an article's text in one language. */
export function linksIn(body: Localized, locale: Locale): readonly ArticleLink[] {
  return parsedOf(body)[locale]?.links ?? [];
}

/** Refuses HTML that the site would drop from an article, or that browsers would repair in their own way. */
export function* articleHtml(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { body, path } of bodiesOf(spec))
    for (const locale of localesOf(spec))
      for (const fault of parsedOf(body)[locale]?.faults ?? []) yield { ...fault, path: [...path, locale] };
}
