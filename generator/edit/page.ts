import { pageSchema, routeSchema } from '../schema/index.ts';
import type { Edit, JsonObject } from './contract.ts';
import { addEntry } from './entry.ts';
import { removeItem } from './list.ts';
import { addFile } from './new-file.ts';
import { CannotEdit } from './refusal.ts';
import { inSchemaOrder } from './schema-order.ts';
import type { EditState } from './state.ts';
import { unset } from './value.ts';

function idsOf(state: EditState): string[] {
  return (state.at(['pages']) as readonly { readonly id: string }[]).map(({ id }) => id);
}

/** What a text says in the first of the languages. */
export function firstWords(state: EditState, text: unknown): string {
  const [locale = ''] = state.locales;
  const words = (text as Readonly<Record<string, unknown>> | undefined)?.[locale];
  return typeof words === 'string' ? words.replace(/[.\s]+$/, '') : 'New';
}

/** Adds a page: its file, its line in the list of pages, its route. */
export async function addPage(
  state: EditState,
  { page, route, after }: Extract<Edit, { kind: 'page' }>,
): Promise<void> {
  if (!/^[a-z][a-z0-9-]*$/.test(page.id))
    throw new CannotEdit(
      'edit/page-name',
      `"${page.id}" is no name of a page: it has lower-case letters, digits and hyphens, and begins with a letter.`,
    );
  const ids = idsOf(state);
  const routes = Object.keys(state.at(['routes', 'pages']) as object);
  if (ids.includes(page.id) || routes.includes(page.id))
    throw new CannotEdit('edit/taken', `There is a page "${page.id}" already. Choose another name.`);
  if (after !== undefined && !ids.includes(after))
    throw new CannotEdit('edit/gone', `There is no page "${after}" to put it after.`);
  const index = after === undefined ? ids.length : ids.indexOf(after) + 1;
  await addFile(state, {
    list: ['pages'],
    index,
    name: page.id,
    folder: 'pages',
    helper: 'definePage',
    value: inSchemaOrder(page, pageSchema) as JsonObject,
    title: firstWords(state, page['title']),
  });
  const next = after === undefined ? undefined : routes[routes.indexOf(after) + 1];
  await addEntry(state, ['routes', 'pages'], page.id, inSchemaOrder(route, routeSchema), next);
}

/** Takes a page out, with its route. Its file goes once nothing imports it any longer. */
export async function removePage(state: EditState, id: string): Promise<void> {
  const index = idsOf(state).indexOf(id);
  if (index < 0) throw new CannotEdit('edit/gone', `There is no page "${id}".`);
  await removeItem(state, ['pages'], index);
  await unset(state, ['routes', 'pages', id]);
}
