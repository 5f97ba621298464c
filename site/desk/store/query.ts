import type { Connection } from '../../server/database/database.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { ListQuery } from '../contract/store.ts';

/** How many rows are counted: beyond that, a list says that there are more. */
export const MOST_COUNTED = 10_000;
/** More words than anybody types narrow nothing down further. */
const MOST_WORDS = 10;

/** A telephone number as people write it: `+52 (55) 1234-5678`. */
const NUMBER = /^\+?[\d\s().\-–]{7,}$/;

/** A day: `2026-11-30`. */
const DAY = /^\d{4}-\d\d-\d\d$/;

function words(q: string): string[] {
  const text = q.replaceAll('\0', '').trim();
  const digits = text.replaceAll(/\D/g, '');
  // Numbers are stored with or without a country code: compare the last 10 digits.
  if (NUMBER.test(text) && digits.length >= 7 && !DAY.test(text)) return [digits.slice(-10)];
  return text
    .split(/[\s\-‐–]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 200));
}

/** What a query asks of the database. */
function wanted(
  config: DeskConfig,
  table: DeskTable,
  { q, status, form, from, to, assignee, columns, only }: ListQuery,
): object {
  const sought = words(q ?? '');
  return {
    status,
    form,
    from,
    to,
    assignee,
    columns,
    only,
    zone: config.timeZone,
    ...(sought.length > 0 && { words: sought }),
    // Rows whose form nobody knows may be of any form without words of its own.
    ...(form !== undefined && { alike: table.forms.some(({ id, begins }) => id === form && begins === undefined) }),
  };
}

/** The ids of the rows that a query shows, in its order, `size` of them from `skip` on; all without a size. */
export async function findRows(
  connection: Connection,
  config: DeskConfig,
  table: DeskTable,
  query: ListQuery,
  { skip, size }: { readonly skip: number; readonly size: number | null },
): Promise<{ ids: string[]; total: number; totalIsExact: boolean }> {
  const rows = await connection.query<{ id: string | null; total: number }>(
    'select row_id::text as id, total::float8 as total from site_internal.desk_list($1::text, $2::text::jsonb, $3::text, $4::bigint, $5::bigint)',
    [table.key, JSON.stringify(wanted(config, table, query)), query.sort, skip, size],
  );
  const total = rows[0]?.total ?? 0;
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    total: Math.min(total, MOST_COUNTED),
    totalIsExact: total <= MOST_COUNTED,
  };
}
