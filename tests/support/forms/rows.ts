import { inject } from 'vitest';
import { tables } from '#generated/backend.ts';
import * as records from '#generated/records.ts';
import { runLeads } from '../../../site/server/leads/run-leads.ts';

type Row = Record<string, unknown>;

/** The rows of a table that have these values: what `npm run leads -- --json` reads through the running server. */
export async function storedRows(table: string, wanted: Row): Promise<Row[]> {
  const listed = await runLeads(['--json', '--table', table], { DATA_DIR: inject('dataDir') }, { ...records, tables });
  const rows = (JSON.parse(listed) as Record<string, Row[]>)[table] ?? [];
  return rows.filter((row) => Object.entries(wanted).every(([column, value]) => row[column] === value));
}
