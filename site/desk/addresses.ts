import type { DeskColumn, DeskTable, DeskView } from './contract/config.ts';
import type { DeskPage } from './contract/pages.ts';
import type { ListQuery } from './contract/store.ts';

/** A page of the desk by its name. */
export type PageOf<P extends DeskPage['page']> = Extract<DeskPage, { page: P }>;

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
