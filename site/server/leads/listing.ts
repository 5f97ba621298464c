import { quoteIdentifier, type Connection } from '../database/database.ts';
import { codeOf, UserError } from '../user-error.ts';
import type { TableRules } from '../backend/tables.ts';

/** One row as it is shown: everything is text. */
export type LeadRow = Readonly<Record<string, string | null>>;

/** The rows of one table, newest first. */
export interface LeadTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly LeadRow[];
}

/**
 * Reads everything that came in, newest first. Runs as the owner of the tables, whom the policies do not bind.
 *
 * @throws {UserError} when the tables are not there yet
 */
export async function listLeads(connection: Connection, tables: TableRules): Promise<LeadTable[]> {
  const found: LeadTable[] = [];
  for (const [table, rule] of Object.entries(tables)) {
    const columns = ['id', 'created_at', ...rule.columns];
    const sql = `select ${columns.map(quoteIdentifier).join(', ')} from public.${quoteIdentifier(table)} order by created_at desc, id`;
    const rows = await connection.query(sql).catch((error: unknown) => {
      if (codeOf(error) !== '42P01') throw error;
      throw new UserError(`The database has no table "${table}" yet. Start the site once with \`npm start\`, which creates it.`, {
        cause: error,
      });
    });
    found.push({ table, columns, rows: rows.map(toText) });
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
