import { articleEntrySchema } from '../schema/index.ts';
import type { Edit, Json, JsonObject } from './contract.ts';
import { removeItem } from './list.ts';
import { addFile } from './new-file.ts';
import { firstWords } from './page.ts';
import { CannotEdit } from './refusal.ts';
import { inSchemaOrder } from './schema-order.ts';
import type { EditState } from './state.ts';

const list = ['articles', 'entries'];

function slugsOf(state: EditState): string[] {
  return ((state.at(list) as readonly { readonly slug: string }[] | undefined) ?? []).map(({ slug }) => slug);
}

/** One part of HTML says the same as its text alone. */
function simplest(body: Json | undefined): Json | undefined {
  const [first, ...others] = Array.isArray(body) ? (body as JsonObject[]) : [];
  return first?.['kind'] === 'html' && others.length === 0 ? first['html'] : body;
}

/** Adds an article: its file and its line in the list. */
export async function addArticle(
  state: EditState,
  { article, index }: Extract<Edit, { kind: 'article' }>,
): Promise<void> {
  if (state.at(list) === undefined)
    throw new CannotEdit(
      'edit/no-articles',
      'The site has no articles yet. Begin the blog in an editor: what its pages have in common, and the route that shows them.',
    );
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(article.slug))
    throw new CannotEdit('edit/slug', 'A slug has lower-case letters and digits, its words joined by single hyphens.');
  const slugs = slugsOf(state);
  if (slugs.includes(article.slug))
    throw new CannotEdit('edit/taken', `There is an article "${article.slug}" already. Choose another address.`);
  await addFile(state, {
    list,
    index: index ?? slugs.length,
    name: article.slug,
    folder: 'articles',
    helper: 'defineArticle',
    value: inSchemaOrder(
      'body' in article ? { ...article, body: simplest(article['body']) } : article,
      articleEntrySchema,
    ) as JsonObject,
    title: firstWords(state, article['title']),
  });
}

/** Takes an article out. Its file goes once nothing imports it any longer. */
export async function removeArticle(state: EditState, slug: string): Promise<void> {
  const index = slugsOf(state).indexOf(slug);
  if (index < 0) throw new CannotEdit('edit/gone', `There is no article "${slug}".`);
  if (slugsOf(state).length === 1)
    throw new CannotEdit(
      'edit/last-article',
      'This is the only article, and the blog keeps one. Add another one first, or take the blog out in an editor.',
    );
  await removeItem(state, list, index);
}
