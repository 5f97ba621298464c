import { isEmail } from '../../lib/email.ts';
import { filterColumns, parameterOf } from '../addresses.ts';
import type { DeskTable } from '../contract/config.ts';
import type { ListQuery, ListSort } from '../contract/store.ts';

const SORT = /^-?(?:created|name|email|status)$/;
/** The maximum length of a search text. */
export const LONGEST_SEARCH = 200;
const LAST_PAGE = 1_000_000;

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
  const read = (name: string, isValid: (value: string) => boolean): string | undefined => {
    const value = (parameters.get(name) ?? defaults[name])?.replaceAll('\0', '').trim();
    if (value === undefined || value === '') return undefined;
    if (isValid(value)) return value;
    ignored.push(name);
    return undefined;
  };
  const filters = {
    q: read('q', (value) => value.length <= LONGEST_SEARCH),
    status: read('status', (value) => table.statuses.some(({ key }) => key === value)),
    form: read('form', (value) => table.forms.some(({ id }) => id === value)),
    from: read('from', isDay),
    to: read('to', isDay),
    only: read('only', (value) => ['unread', 'open', 'overdue'].includes(value)),
    assignee: read('assignee', (value) => value === 'me' || value === 'none' || isEmail(value)),
  };
  const columns = Object.fromEntries(
    filterColumns(table).flatMap(({ name, options }) => {
      const chosen = read(parameterOf(name), (value) => options.some((option) => option.value === value));
      return chosen === undefined ? [] : [[name, chosen]];
    }),
  );
  const sort = (read('sort', (value) => SORT.test(value)) ?? '-created') as ListSort;
  const page = Number(read('page', (value) => /^[1-9]\d{0,6}$/.test(value) && Number(value) <= LAST_PAGE) ?? 1);
  const setFilters = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  ) as Partial<ListQuery>;
  return {
    query: { table: table.key, ...setFilters, ...(Object.keys(columns).length > 0 && { columns }), sort, page },
    ignored,
  };
}

/** Whether a text is a calendar day: `2026-11-30`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // PostgreSQL has no year 0.
  return value > '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
