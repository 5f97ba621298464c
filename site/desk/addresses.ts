import { parameterOf } from './columns.ts';
import type { DeskView } from './contract/config.ts';
import type { DeskPage } from './contract/pages.ts';
import type { ListQuery } from './contract/store.ts';

/** A page of the desk by its name. */
export type PageOf<P extends DeskPage['page']> = Extract<DeskPage, { page: P }>;

const FILTERS = ['q', 'status', 'form', 'from', 'to', 'assignee', 'only'] as const;

/** Where a row is; with the list that one comes from, and where the row stands in it. */
export function rowAddress(table: string, id: string, query?: Partial<ListQuery>, at?: number): string {
  const path = `/inbox/${encodeURIComponent(table)}/${encodeURIComponent(id)}`;
  if (!query || at === undefined) return path;
  const list = listParameters({ ...query, page: 1 });
  list.set('at', String(at));
  return withQuery(path, new URLSearchParams({ in: list.toString() }));
}

/** Where a list is, with what of its query is not as it is anyway. */
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

/** Where a view of a table is. */
export function viewAddress(table: string, { query, columns }: DeskView): string {
  return listAddress(table, { ...query, ...(columns && { columns }) });
}

/** Whether anything but the order and the page is asked for. */
export function isFiltered(query: ListQuery): boolean {
  return FILTERS.some((name) => query[name]) || query.columns !== undefined;
}

/** An address with parameters, without a question mark when there are none. */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
