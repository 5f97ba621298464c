import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import { articleEntrySchema, pageSchema, routeSchema } from '../schema/index.ts';
import { type Edit, type Json, type JsonObject, EditError } from './contract.ts';
import { inserted, removed, withEntry, withoutProperty } from './values.ts';
import { inSchemaOrder } from './print.ts';

/** A new list entry that is the default export of a file of its own. */
export interface NewFile {
  readonly list: readonly string[];
  readonly index: number;
  /** The file's name without extension. */
  readonly name: string;
  /** The folder to use if no other entry of the list has a file. */
  readonly folder: string;
  /** The helper that defines the entry, `definePage`. */
  readonly helper: string;
  /** The comment at the top of the file. */
  readonly title: string;
}

/** The spec's value after an edit. */
export interface Change {
  readonly value: unknown;
  readonly file?: NewFile;
}

/** The ids of the pages or the slugs of the articles. */
function namesOf(spec: unknown, list: readonly string[], property: 'id' | 'slug'): string[] {
  const entries = (valueAt(spec, list) ?? []) as readonly Readonly<Record<string, string>>[];
  return entries.map((entry) => entry[property] ?? '');
}

/** A text in the first language, without a full stop at the end. */
function titleIn(text: unknown, [locale = '']: readonly string[]): string {
  const words = (text as Readonly<Record<string, unknown>> | undefined)?.[locale];
  return typeof words === 'string' ? words.replace(/[.\s]+$/, '') : 'New';
}

/** Adds a page and its route. */
export function addPage(
  spec: unknown,
  { page, route }: Extract<Edit, { kind: 'page' }>,
  locales: readonly string[],
): Change {
  if (!/^[a-z][a-z0-9-]*$/.test(page.id))
    throw new EditError(
      'edit/page-name',
      `"${page.id}" is not a page name: use lower-case letters, digits and hyphens, beginning with a letter.`,
    );
  const ids = namesOf(spec, ['pages'], 'id');
  const routes = Object.keys(valueAt(spec, ['routes', 'pages']) as object);
  if (ids.includes(page.id) || routes.includes(page.id))
    throw new EditError('edit/taken', `The page "${page.id}" exists already. Choose another name.`);
  const withRoute = withEntry(spec, {
    of: ['routes', 'pages'],
    name: page.id,
    value: inSchemaOrder(route, routeSchema) as Json,
  });
  return {
    value: inserted(withRoute, ['pages'], undefined, inSchemaOrder(page, pageSchema)),
    file: {
      list: ['pages'],
      index: ids.length,
      name: page.id,
      folder: 'pages',
      helper: 'definePage',
      title: titleIn(page['title'], locales),
    },
  };
}

/** Removes a page and its route. `cleanUp` removes its file once nothing imports it. */
export function removePage(spec: unknown, id: string): unknown {
  const index = namesOf(spec, ['pages'], 'id').indexOf(id);
  if (index < 0) throw new EditError('edit/gone', `The page "${id}" does not exist.`);
  return withoutProperty(removed(spec, ['pages'], index), ['routes', 'pages', id]);
}

const articles = ['articles', 'entries'];

export function isArticle(path: SpecPath): boolean {
  return path.length === 3 && articles.every((step, index) => path[index] === step);
}

/** An article whose body is a single HTML part, with the short form of the body: the text of the part. */
export function withShortBody(article: JsonObject): JsonObject {
  const { body } = article;
  const [first, ...others] = Array.isArray(body) ? (body as JsonObject[]) : [];
  return first?.['kind'] === 'html' && others.length === 0 ? { ...article, body: first['html'] ?? '' } : article;
}

/** Adds an article. */
export function addArticle(
  spec: unknown,
  { article }: Extract<Edit, { kind: 'article' }>,
  locales: readonly string[],
): Change {
  if (valueAt(spec, articles) === undefined)
    throw new EditError(
      'edit/no-articles',
      'The site has no articles yet. Create the blog in an editor: its settings, and the route that shows articles.',
    );
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(article.slug))
    throw new EditError(
      'edit/slug',
      'A slug consists of lower-case letters and digits, in words joined by single hyphens.',
    );
  const slugs = namesOf(spec, articles, 'slug');
  if (slugs.includes(article.slug))
    throw new EditError('edit/taken', `The article "${article.slug}" exists already. Choose another slug.`);
  return {
    value: inserted(spec, articles, undefined, inSchemaOrder(withShortBody(article), articleEntrySchema)),
    file: {
      list: articles,
      index: slugs.length,
      name: article.slug,
      folder: 'articles',
      helper: 'defineArticle',
      title: titleIn(article['title'], locales),
    },
  };
}

/** Removes an article. `cleanUp` removes its file once nothing imports it. */
export function removeArticle(spec: unknown, slug: string): unknown {
  const slugs = namesOf(spec, articles, 'slug');
  if (!slugs.includes(slug)) throw new EditError('edit/gone', `The article "${slug}" does not exist.`);
  if (slugs.length === 1)
    throw new EditError(
      'edit/last-article',
      'The blog needs at least one article. Add another one first, or remove the blog in an editor.',
    );
  return removed(spec, articles, slugs.indexOf(slug));
}
