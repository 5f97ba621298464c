import { z } from 'zod';
import { EMAIL } from '../shared/email.ts';
import type { DeskColumn, DeskTable, DeskView } from './contract/config.ts';
import { LIST_SORTS, ONLY, type ListQuery } from './contract/store.ts';
import { valuesOf } from './format.ts';

const FILTERS = ['q', 'status', 'form', 'from', 'to', 'assignee', 'only'] as const;

/** The address of a row. `query` and `at` add the list that the reader came from and the row's position in it. */
export function rowAddress(table: string, id: string, query?: Partial<ListQuery>, at?: number): string {
  const path = `/inbox/${encodeURIComponent(table)}/${encodeURIComponent(id)}`;
  if (!query || at === undefined) return path;
  const list = listParameters({ ...query, page: 1 });
  list.set('at', String(at));
  return withQuery(path, new URLSearchParams({ in: list.toString() }));
}

/** The address of a list; settings with their default value are left out. */
export function listAddress(table: string, query: Partial<ListQuery> = {}): string {
  return withQuery(`/inbox/${encodeURIComponent(table)}`, listParameters(query));
}

function listParameters(query: Partial<ListQuery>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of FILTERS) if (query[name]) parameters.set(name, query[name]);
  for (const [name, value] of Object.entries(query.columns ?? {}).toSorted()) parameters.set(parameterOf(name), value);
  if (query.sort && query.sort !== '-created') parameters.set('sort', query.sort);
  if (query.page && query.page > 1) parameters.set('page', String(query.page));
  return parameters;
}

/** The query string of an address, with its `?`; empty if it has none. */
export function queryIn(address: string): string {
  return address.includes('?') ? address.slice(address.indexOf('?')) : '';
}

/** The address of a view of a table. */
export function viewAddress(table: string, { query, columns }: DeskView): string {
  return listAddress(table, { ...query, ...(columns && { columns }) });
}

/** Whether a query has a filter, as opposed to only an order or a page. */
export function isFiltered(query: ListQuery): boolean {
  return FILTERS.some((name) => query[name]) || query.columns !== undefined;
}

/** Appends parameters to a path; without parameters there is no question mark. */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The columns of a table that lists can be filtered by. */
export function filterColumns({ columns, filters }: DeskTable): readonly DeskColumn[] {
  return columns.filter(({ name }) => filters.includes(name));
}

/** The query parameter that filters by a column. The prefix avoids clashes with other parameters, such as `status`. */
export function parameterOf(column: string): string {
  return `column.${column}`;
}

/** The maximum length of a search text. */
export const LONGEST_SEARCH = 200;
const LAST_PAGE = 1_000_000;

/** A calendar day: `2026-11-30`. PostgreSQL has no year 0. */
export const daySchema = z.iso.date().refine((day) => day > '0001');

/**
 * Reads the query of a list from an address. A parameter overrides that of the view. Returns the names of the invalid
 * ones, which are ignored.
 */
export function readListQuery(
  table: DeskTable,
  parameters: URLSearchParams,
): { readonly query: ListQuery; readonly ignored: readonly string[] } {
  const ignored: string[] = [];
  const viewId = parameters.get('view')?.trim() ?? '';
  const view = table.views.find(({ id }) => id === viewId);
  if (viewId !== '' && view === undefined) ignored.push('view');
  const viewColumns = Object.entries(view?.columns ?? {}).map(([name, value]) => [parameterOf(name), value] as const);
  const defaults: Readonly<Record<string, string>> = { ...view?.query, ...Object.fromEntries(viewColumns) };
  const read = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined => {
    const value = (parameters.get(name) ?? defaults[name])?.replaceAll('\0', '').trim() || undefined;
    const { success, data } = schema.optional().safeParse(value);
    if (!success) ignored.push(name);
    return data;
  };
  const query = {
    table: table.key,
    q: read('q', z.string().max(LONGEST_SEARCH)),
    status: read('status', z.enum(table.statuses.map(({ key }) => key))),
    form: read('form', z.enum(table.forms.map(({ id }) => id))),
    from: read('from', daySchema),
    to: read('to', daySchema),
    only: read('only', z.enum(ONLY)),
    assignee: read('assignee', z.union([z.enum(['me', 'none']), z.string().max(320).regex(EMAIL)])),
    sort: read('sort', z.enum(LIST_SORTS)) ?? '-created',
    page: read('page', z.coerce.number().int().min(1).max(LAST_PAGE)) ?? 1,
  };
  const columns = Object.fromEntries(
    filterColumns(table).flatMap((column) => {
      const chosen = read(parameterOf(column.name), z.enum(valuesOf(column)));
      return chosen === undefined ? [] : [[column.name, chosen]];
    }),
  );
  return { query: { ...query, columns: Object.keys(columns).length > 0 ? columns : undefined }, ignored };
}
