import { inject } from 'vitest';
import { runLeads } from '../../../site/server/leads/run-leads.ts';

type Row = Record<string, unknown>;

/** The rows of a table with these values, read through the running server by `npm run leads -- --json`. */
export async function storedRows(table: string, wanted: Row): Promise<Row[]> {
  const listed = await runLeads(['--json', '--table', table], { DATA_DIR: inject('dataDir') });
  const rows = (JSON.parse(listed) as Record<string, Row[]>)[table] ?? [];
  return rows.filter((row) => Object.entries(wanted).every(([column, value]) => row[column] === value));
}
