import { dayOf } from '../compile/articles.ts';
import { parameter } from '../compile/links.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import type { ArticleEntry, SiteSpec } from '../schema/index.ts';
import { addressesOf, isWellFormed } from './paths.ts';
import { repeated } from './rule.ts';
import type { Placed } from '../compile/walk.ts';

function entriesOf({ articles }: SiteSpec): Placed<ArticleEntry>[] {
  return (articles?.entries ?? []).map((value, index) => ({ value, path: ['articles', 'entries', index] }));
}

/** Refuses two articles with the same slug. */
export function* articleSlugs(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { again, first } of repeated(entriesOf(spec), ({ value }) => value.slug))
    yield diagnose(
      'article/duplicate-slug',
      [...again.path, 'slug'],
      { slug: again.value.slug },
      seeAlso([...first.path, 'slug'], 'It is used here first.'),
    );
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
    if (draft && publish !== undefined)
      yield diagnose(
        'article/draft-publish',
        [...path, 'publish'],
        {},
        seeAlso([...path, 'draft'], 'It is marked as a draft here.'),
      );
    else if (publish === undefined && day > today && !draft)
      yield diagnose('article/future-date', [...path, 'date'], { day });
    else if (publish !== undefined && day > publish.slice(0, 10))
      yield diagnose('article/future-date#published', [...path, 'date'], { day, publish });
    if (updated !== undefined && updated < day)
      yield diagnose('article/updated-before', [...path, 'updated'], { updated, day });
    else if (updated !== undefined && updated > today && publish === undefined)
      yield diagnose('article/future-date#updated', [...path, 'updated'], { updated });
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
      if (!other) yield* unknownName('article/unknown-related', name, others, at);
      else if (name === slug) yield diagnose('article/related-itself', at, {});
      else if (related.indexOf(name) < index) yield diagnose('article/related-twice', at, { name });
      else if (isHidden(other, publish)) yield diagnose('article/related-hidden', at, { why: hiddenReason(other) });
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

/** Refuses articles without a route, a route that cannot show articles, and a canonical article that is not public. */
export function* articleRoute(spec: SiteSpec): Iterable<Diagnostic> {
  const { routes, articles, pages } = spec;
  const [first, ...others] = Object.entries(routes.pages).filter(([, { shows }]) => shows === 'articles');
  if (!first) {
    if (articles) yield diagnose('articles/no-route', ['articles'], {}, { at: 'key' });
    return;
  }
  const [name, { path, canonicalParameter, planned }] = first;
  const at = ['routes', 'pages', name];
  for (const [other] of others)
    yield diagnose(
      'articles/two-routes',
      ['routes', 'pages', other, 'shows'],
      { name },
      seeAlso([...at, 'shows'], 'The first route is here.'),
    );
  const page = pages.findIndex(({ id }) => id === name);
  const entries = entriesOf(spec);
  const canonical = entries.find(({ value }) => value.slug === canonicalParameter);
  if (!articles) yield diagnose('articles/none', [...at, 'shows'], {});
  else if (planned) yield diagnose('articles/planned', [...at, 'planned'], {});
  else if (page >= 0) yield diagnose('articles/own-page', ['pages', page], { name }, { at: 'key' });
  else if (isWellFormed(path) && !/[{}]/.test(path)) yield diagnose('articles/no-parameter', [...at, 'path'], { path });
  else if (isWellFormed(path)) {
    const slugs = entries.map(({ value }) => value.slug);
    yield* unknownName('route/canonical-parameter', canonicalParameter, slugs, [...at, 'canonicalParameter']);
  }
  if (canonical && isHidden(canonical.value))
    yield diagnose(
      'article/usual-hidden',
      [...at, 'canonicalParameter'],
      { why: hiddenReason(canonical.value) },
      seeAlso([...canonical.path, canonical.value.draft ? 'draft' : 'publish'], 'It is hidden here.'),
    );
}

/** Refuses a page that cannot show the list of the articles. */
export function* articleList({ articles, routes }: SiteSpec): Iterable<Diagnostic> {
  const page = articles?.list?.page;
  if (page === undefined) return;
  const path = ['articles', 'list', 'page'];
  const route = routes.pages[page];
  yield* unknownName('page/unknown', page, Object.keys(routes.pages), path);
  if (route?.planned) yield diagnose('article/list-page#planned', path, { page });
  else if (route && parameter.test(route.path)) yield diagnose('article/list-page#parameter', path, { page });
  else if (route && [routes.home, routes.notFound, routes.privacy].includes(page))
    yield diagnose('article/list-page', path, { page });
}

/** Refuses category names and slugs that would give a list or an article an address that is already taken. */
export function* listAddresses(spec: SiteSpec): Iterable<Diagnostic> {
  const list = spec.routes.pages[spec.articles?.list?.page ?? '']?.path;
  if (list === undefined) return;
  const route = Object.values(spec.routes.pages).find(({ shows }) => shows === 'articles');
  const isBelowList = route?.path.replace(parameter, '') === `${list}/`;
  const slugs = new Map(isBelowList ? entriesOf(spec).map((entry) => [entry.value.slug, entry]) : []);
  const taken = new Map(addressesOf(spec).map((address) => [address.value, address]));
  for (const name of Object.keys(spec.articles?.categories ?? {})) {
    const path = ['articles', 'categories', name];
    const address = `${list}/${name}`;
    const other = taken.get(address) ?? slugs.get(name);
    if (/^\d+$/.test(name)) yield diagnose('article/category-name#number', path, { name }, { at: 'key' });
    else if (other?.path.includes('aliases') || other?.path.includes('redirects'))
      yield diagnose(
        'path/duplicate#category',
        other.path,
        { name, address },
        {
          related: [{ path, message: 'The category is declared here.' }],
        },
      );
    else if (other)
      yield diagnose(
        'article/category-name',
        path,
        { name, address },
        { at: 'key', ...seeAlso(other.path, 'The address is taken here.') },
      );
  }
  for (const [slug, { path }] of slugs)
    if (/^\d+$/.test(slug)) yield diagnose('article/slug-number', [...path, 'slug'], { address: `${list}/${slug}` });
}
