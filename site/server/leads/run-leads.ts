import type { TableRules } from '../backend/tables.ts';
import { readSettings, readStorage } from '../settings.ts';
import { UserError } from '../user-error.ts';
import { toCsv } from './csv.ts';
import type { LeadTable } from './listing.ts';
import { parseLeadsOptions, usage, type LeadsOptions } from './options.ts';
import { readLeads } from './read-leads.ts';
import { toTable } from './table.ts';

/**
 * Everything that `npm run leads` does but writing: returns what is to be written.
 *
 * @throws {UserError} for wrong options, and when there is nothing to read from
 */
export async function runLeads(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  tables: TableRules,
): Promise<string> {
  const options = parseLeadsOptions(args, tables);
  if (options.help) return usage(tables);
  const databaseUrl = environment['DATABASE_URL']?.trim() || undefined;
  // A DATABASE_URL is good for reading also where the forms send to hosted Supabase.
  const storage = databaseUrl === undefined ? readSettings(environment).storage : readStorage(databaseUrl, undefined);
  if (storage === undefined) {
    throw new UserError(
      'The rows are in the hosted Supabase project (SUPABASE_URL): see its dashboard, under Table Editor, ' +
        'or set DATABASE_URL to its connection string and run this again.',
    );
  }
  const listed = await readLeads(storage, tables);
  return format(options.table === undefined ? listed : listed.filter(({ table }) => table === options.table), options);
}

function format(tables: readonly LeadTable[], options: LeadsOptions): string {
  if (options.format === 'csv') return toCsv(tables);
  if (options.format === 'table') return toTable(tables);
  return `${JSON.stringify(Object.fromEntries(tables.map(({ table, rows }) => [table, rows])), null, 2)}\n`;
}
