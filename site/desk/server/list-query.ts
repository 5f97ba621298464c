import { isEmail } from '../../lib/email.ts';
import { filterColumns, parameterOf } from '../columns.ts';
import type { DeskTable } from '../contract/config.ts';
import type { ListQuery, ListSort } from '../contract/store.ts';

/** What an address asks for, and what of it made no sense. */
export interface ReadQuery {
  readonly query: ListQuery;
  /** Names of parameters that were left out. */
  readonly ignored: readonly string[];
}

const SORT = /^-?(?:created|name|email|status)$/;
/** The longest text that is searched for. */
export const LONGEST_SEARCH = 200;
const LAST_PAGE = 1_000_000;

/** Reads what a list is to show. What makes no sense is left out. */
export function readListQuery(table: DeskTable, parameters: URLSearchParams): ReadQuery {
  const ignored: string[] = [];
  const wanted = parameters.get('view')?.trim() ?? '';
  const view = table.views.find(({ id }) => id === wanted);
  if (wanted !== '' && view === undefined) ignored.push('view');
  const held = Object.entries(view?.columns ?? {}).map(([name, value]) => [parameterOf(name), value] as const);
  const ofView: Readonly<Record<string, string>> = { ...view?.query, ...Object.fromEntries(held) };
  const read = (name: string, isGood: (value: string) => boolean): string | undefined => {
    const value = (parameters.get(name) ?? ofView[name])?.replaceAll('\0', '').trim();
    if (value === undefined || value === '') return undefined;
    if (isGood(value)) return value;
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
      const value = read(parameterOf(name), (given) => options.some((option) => option.value === given));
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const sort = (read('sort', (value) => SORT.test(value)) ?? '-created') as ListSort;
  const page = Number(read('page', (value) => /^[1-9]\d{0,6}$/.test(value) && Number(value) <= LAST_PAGE) ?? 1);
  const given = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  ) as Partial<ListQuery>;
  return {
    query: { table: table.key, ...given, ...(Object.keys(columns).length > 0 && { columns }), sort, page },
    ignored,
  };
}

/** A day of the calendar: `2026-11-30`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // JavaScript has a year 0, PostgreSQL has none.
  return value > '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
