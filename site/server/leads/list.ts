import type { TableRules } from '#contract';
import { hasTable, quoteIdentifier, type Connection } from '../database/database.ts';
import { originJoin, type TextRow } from './person.ts';

const STATUS_COLUMN = 'follow_up_status';

/** The rows of each table, newest first. */
export type Leads = Readonly<Record<string, readonly TextRow[]>>;

/** Reads the submissions. Runs as the owner of the tables, to whom row-level security does not apply. */
export async function readLeads(connection: Connection, tables: TableRules, initialStatus: string): Promise<Leads> {
  const origins = await hasTable(connection, 'site_internal.row_origins');
  const status = `coalesce((select f.status from site_internal.follow_ups as f
    where f.row_id = t.id and f.status is not null order by f.noted_at desc, f.id limit 1), $1::text)`;
  const found: Record<string, readonly TextRow[]> = {};
  for (const [table, { columns }] of Object.entries(tables)) {
    const own = columns.map((column) => `t.${quoteIdentifier(column)}`);
    const selected = ['t.id', 't.created_at', ...own, `${status} as ${STATUS_COLUMN}`];
    const rows = await connection.query(
      `select ${[...selected, ...(origins ? originJoin.columns : [])].join(', ')}
       from public.${quoteIdentifier(table)} as t ${origins ? originJoin.join : ''} order by t.created_at desc, t.id`,
      [initialStatus],
    );
    found[table] = rows.map(toText);
  }
  return found;
}

function toText(row: Record<string, unknown>): TextRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value === null ? null : value instanceof Date ? value.toISOString() : String(value),
    ]),
  );
}

/** Formats the rows as one line each: id, time, status and e-mail address. */
export function formatLeads(leads: Leads, tables: TableRules, timeZone: string): string {
  const line = (row: TextRow, email: string | undefined): string =>
    [row['id'], timeIn(row['created_at'] ?? '', timeZone), row[STATUS_COLUMN], email && row[email]]
      // Visitors' text must not contain terminal control sequences.
      .map((part) => (part ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))
      .join('  ')
      .trimEnd();
  return Object.entries(leads)
    .map(([table, rows]) =>
      [`${table} (${rows.length})`, ...rows.map((row) => line(row, tables[table]?.email)), ''].join('\n'),
    )
    .join('\n');
}

/** Formats a time as `2026-11-01 09:30`. */
export function timeIn(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));
}
