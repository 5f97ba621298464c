import { dayOf } from '../compile/articles.ts';
import { articlePageOf, parameter } from '../compile/links.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import type { ArticleEntry, SiteSpec } from '../schema/index.ts';
import type { Placed } from '../compile/walk.ts';

function entriesOf({ articles }: SiteSpec): Placed<ArticleEntry>[] {
  return (articles?.entries ?? []).map((value, index) => ({ value, path: ['articles', 'entries', index] }));
}

/**
 * Refuses an article without a day, or with one that is still to come when it appears; a revision before that; and a
 * moment of publication for what is a draft.
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
