import type { TableRules } from '#contract';
import { quoteIdentifier, type Connection } from '../database/database.ts';
import { hasTable, originJoin } from './person.ts';
import type { LeadRow, LeadTable } from './types.ts';

export const STATUS_COLUMN = 'follow_up_status';

/** Reads the submissions, newest first. Runs as the owner of the tables, to whom row-level security does not apply. */
export async function listLeads(
  connection: Connection,
  tables: TableRules,
  { table: only, initialStatus }: { readonly table?: string; readonly initialStatus: string },
): Promise<LeadTable[]> {
  const origins = await hasTable(connection, 'row_origins');
  const status = (await hasTable(connection, 'follow_ups'))
    ? `coalesce((select f.status from site_internal.follow_ups as f
        where f.row_id = t.id and f.status is not null order by f.noted_at desc, f.id limit 1), $1::text)`
    : '$1::text';
  const found: LeadTable[] = [];
  for (const [table, { columns }] of Object.entries(tables)) {
    if (only !== undefined && only !== table) continue;
    const own = columns.map((column) => `t.${quoteIdentifier(column)}`);
    const selected = ['t.id', 't.created_at', ...own, `${status} as ${STATUS_COLUMN}`];
    const rows = await connection.query(
      `select ${[...selected, ...(origins ? originJoin.columns : [])].join(', ')}
       from public.${quoteIdentifier(table)} as t ${origins ? originJoin.join : ''} order by t.created_at desc, t.id`,
      [initialStatus],
    );
    found.push({ table, rows: rows.map(toText) });
  }
  return found;
}

function toText(row: Record<string, unknown>): LeadRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value === null ? null : value instanceof Date ? value.toISOString() : String(value),
    ]),
  );
}
