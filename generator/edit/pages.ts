import { valueAt } from '../read/shape.ts';
import { articleEntrySchema, pageSchema, routeSchema } from '../schema/index.ts';
import type { Edit, Json, JsonObject } from './contract.ts';
import { inserted, removed, withEntry, withoutProperty } from './places.ts';
import { inSchemaOrder } from './print.ts';
import { CannotEdit } from './refusal.ts';

/** An entry of a list that is written in a file of its own, which exports it by default. */
export interface NewFile {
  readonly list: readonly string[];
  readonly index: number;
  /** The file's name without its ending, and the folder where the entries are if none is there yet. */
  readonly name: string;
  readonly folder: string;
  /** The helper that it is written with. */
  readonly helper: string;
  /** What it is about, for the comment above it. */
  readonly title: string;
}

/** What the spec exports after an edit. */
export interface Change {
  readonly value: unknown;
  /** The new entry in it that gets a file of its own. */
  readonly file?: NewFile;
}

/** The names of the pages or articles. */
function namesOf(spec: unknown, list: readonly string[], property: 'id' | 'slug'): string[] {
  const entries = (valueAt(spec, list) ?? []) as readonly Readonly<Record<string, string>>[];
  return entries.map((entry) => entry[property] ?? '');
}

/** What a text says in the first of the languages. */
function firstWords(text: unknown, [locale = '']: readonly string[]): string {
  const words = (text as Readonly<Record<string, unknown>> | undefined)?.[locale];
  return typeof words === 'string' ? words.replace(/[.\s]+$/, '') : 'New';
}

/** Adds a page: its file, its line in the list of pages, its route. */
export function addPage(
  spec: unknown,
  { page, route, after }: Extract<Edit, { kind: 'page' }>,
  locales: readonly string[],
): Change {
  if (!/^[a-z][a-z0-9-]*$/.test(page.id))
    throw new CannotEdit(
      'edit/page-name',
      `"${page.id}" is not a page name: use lower-case letters, digits and hyphens, beginning with a letter.`,
    );
  const ids = namesOf(spec, ['pages'], 'id');
  const routes = Object.keys(valueAt(spec, ['routes', 'pages']) as object);
  if (ids.includes(page.id) || routes.includes(page.id))
    throw new CannotEdit('edit/taken', `There is a page "${page.id}" already. Choose another name.`);
  if (after !== undefined && !ids.includes(after))
    throw new CannotEdit('edit/gone', `There is no page "${after}" to put it after.`);
  const index = after === undefined ? ids.length : ids.indexOf(after) + 1;
  const next = after === undefined ? undefined : routes[routes.indexOf(after) + 1];
  const withRoute = withEntry(spec, {
    of: ['routes', 'pages'],
    name: page.id,
    value: inSchemaOrder(route, routeSchema) as Json,
    ...(next !== undefined && { before: next }),
  });
  return {
    value: inserted(withRoute, ['pages'], index, inSchemaOrder(page, pageSchema)),
    file: {
      list: ['pages'],
      index,
      name: page.id,
      folder: 'pages',
      helper: 'definePage',
      title: firstWords(page['title'], locales),
    },
  };
}

/** Takes a page out, with its route. Its file goes once nothing imports it any longer. */
export function removePage(spec: unknown, id: string): unknown {
  const index = namesOf(spec, ['pages'], 'id').indexOf(id);
  if (index < 0) throw new CannotEdit('edit/gone', `There is no page "${id}".`);
  return withoutProperty(removed(spec, ['pages'], index), ['routes', 'pages', id]);
}

const articles = ['articles', 'entries'];

/** One part of HTML says the same as its text alone. */
function simplest(body: Json | undefined): Json | undefined {
  const [first, ...others] = Array.isArray(body) ? (body as JsonObject[]) : [];
  return first?.['kind'] === 'html' && others.length === 0 ? first['html'] : body;
}

/** Adds an article: its file and its line in the list. */
export function addArticle(
  spec: unknown,
  { article, index }: Extract<Edit, { kind: 'article' }>,
  locales: readonly string[],
): Change {
  if (valueAt(spec, articles) === undefined)
    throw new CannotEdit(
      'edit/no-articles',
      'The site has no articles yet. Begin the blog in an editor: what its pages have in common, and the route that shows them.',
    );
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(article.slug))
    throw new CannotEdit('edit/slug', 'A slug has lower-case letters and digits, its words joined by single hyphens.');
  const slugs = namesOf(spec, articles, 'slug');
  if (slugs.includes(article.slug))
    throw new CannotEdit('edit/taken', `There is an article "${article.slug}" already. Choose another address.`);
  const place = index ?? slugs.length;
  const entry = 'body' in article ? { ...article, body: simplest(article['body']) } : article;
  return {
    value: inserted(spec, articles, place, inSchemaOrder(entry, articleEntrySchema)),
    file: {
      list: articles,
      index: place,
      name: article.slug,
      folder: 'articles',
      helper: 'defineArticle',
      title: firstWords(article['title'], locales),
    },
  };
}

/** Takes an article out. Its file goes once nothing imports it any longer. */
export function removeArticle(spec: unknown, slug: string): unknown {
  const slugs = namesOf(spec, articles, 'slug');
  if (!slugs.includes(slug)) throw new CannotEdit('edit/gone', `There is no article "${slug}".`);
  if (slugs.length === 1)
    throw new CannotEdit(
      'edit/last-article',
      'This is the only article, and the blog keeps one. Add another one first, or take the blog out in an editor.',
    );
  return removed(spec, articles, slugs.indexOf(slug));
}
