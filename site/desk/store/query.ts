import { unescape } from 'node:querystring';
import { quoteIdentifier, type Connection } from '../../server/database/database.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { ListQuery } from '../contract/store.ts';
import { tableOf } from './rows.ts';

/** The maximum number of rows that a list counts. If there are more, it says so. */
const MOST_COUNTED = 10_000;
/** The maximum number of search words; further ones are ignored. */
const MOST_WORDS = 10;

/** A telephone number as people write it: `+52 (55) 1234-5678`. */
const PHONE = /^\+?[\d\s().\p{Pd}\u2212]{7,}$/u;

/** A day: `2026-11-30`. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** An address with the name of its person, as mail programs copy it: `Ana Pérez <ana@example.com>`. */
const NAMED_ADDRESS = /<\s*(?:mailto:)?([^\s<>]+@[^\s<>]+)\s*>/i;

/** The e-mail address in a text that mail programs and browsers copy: `Ana <ana@example.com>`, `mailto:ana@example.com`. */
export function copiedAddress(text: string): string | undefined {
  const link = /^mailto:([^?,]+)/i.exec(text)?.[1];
  const address = link === undefined ? undefined : unescape(link);
  return NAMED_ADDRESS.exec(address ?? text)?.[1] ?? address;
}

/** The words to search for. The SQL function `folded` decides which characters are the same. */
function searchWords(q: string): string[] {
  const text = q.replaceAll('\0', '').trim();
  const plain = text.normalize('NFKC').replaceAll(/\p{DI}/gu, '');
  const digits = plain.replaceAll(/\D/g, '');
  // Telephone numbers are stored with or without a country code, so only the last 10 digits count.
  if (PHONE.test(plain) && digits.length >= 7 && !DAY.test(plain)) return [digits.slice(-10)];
  return (copiedAddress(plain) ?? text)
    .split(/[\s\p{Pd}\u2212]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 200));
}

/** The filter that the SQL function `desk_list` takes as JSON; undefined properties are dropped. */
function filterOf(
  config: DeskConfig,
  table: DeskTable,
  { q, table: _table, sort: _sort, page: _page, ...filters }: ListQuery,
): object {
  const words = searchWords(q ?? '');
  const { form } = filters;
  return {
    ...filters,
    zone: config.timeZone,
    ...(words.length > 0 && { words }),
    // A row of an unknown form may come from any form that writes no text of its own at the start of a column.
    ...(form !== undefined && { alike: table.forms.some(({ id, begins }) => id === form && begins === undefined) }),
  };
}

/**
 * Finds the ids of the rows of a query in its order: `size` of them after `skip`, or all if `size` is null. `undefined` if
 * the table does not exist, or not for this person.
 */
export async function findRows(
  connection: Connection,
  config: DeskConfig,
  query: ListQuery,
  { skip, size }: { readonly skip: number; readonly size: number | null },
) {
  const table = tableOf(config, query.table);
  if (table === undefined) return undefined;
  const rows = await connection.query<{ id: string | null; total: number }>(
    'select row_id::text as id, total::float8 as total from site_internal.desk_list($1, $2, $3, $4, $5)',
    [table.key, filterOf(config, table, query), query.sort, skip, size],
  );
  // A table that the person sees has at least one row here, with the total.
  return rows[0] && { ids: rows.flatMap(({ id }) => id ?? []), ...totalOf(rows[0].total) };
}

/**
 * Where among some ids of a list in the order of time a row belongs that is not in the list. `undefined` in other orders,
 * whose keys only the database knows.
 */
export async function placeInTime(
  connection: Connection,
  { table, sort }: ListQuery,
  id: string,
  ids: readonly string[],
): Promise<number | undefined> {
  if (sort !== 'created' && sort !== '-created') return undefined;
  const rows = await connection.query<{ id: string }>(
    `select t.id::text as id from public.${quoteIdentifier(table)} as t, public.${quoteIdentifier(table)} as here
     where here.id = $1::uuid and t.id = any ($2::uuid[])
       and (t.created_at, t.id) ${sort === 'created' ? '<' : '>'} (here.created_at, here.id)`,
    [id, ids],
  );
  const before = new Set(rows.map((row) => row.id));
  return ids.findLastIndex((each) => before.has(each)) + 1;
}

/** A number of rows, up to the maximum that is counted. */
export function totalOf(total: number): { readonly total: number; readonly totalIsExact: boolean } {
  return { total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED };
}
