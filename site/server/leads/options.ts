import { parseArgs } from 'node:util';
import type { TableRules } from '../backend/tables.ts';
import { ruleOf } from '../backend/tables.ts';
import { UserError } from '../user-error.ts';

/** How the rows are shown, and which. */
export interface LeadsOptions {
  readonly format: 'table' | 'csv' | 'json';
  /** All of them without one. */
  readonly table: string | undefined;
  readonly help: boolean;
}

/** What `--help` shows. */
export function usage(tables: TableRules): string {
  return `Lists what came in through the site's forms, newest first.

  npm run leads                     tables for the screen
  npm run leads -- --csv            for a spreadsheet
  npm run leads -- --json           for another program
  npm run leads -- --table NAME     one table: ${Object.keys(tables).join(', ')}

Reads DATABASE_URL if it is set, else DATA_DIR (.data), also while the site runs.
`;
}

/**
 * Reads the command line.
 *
 * @throws {UserError} for an option or a table that does not exist
 */
export function parseLeadsOptions(args: readonly string[], tables: TableRules): LeadsOptions {
  const { csv = false, json = false, table, help = false } = parse(args);
  if (csv && json) throw new UserError('--csv and --json exclude each other. Give one of them.');
  if (table !== undefined && ruleOf(tables, table) === undefined) {
    throw new UserError(`There is no table "${table}". The tables are: ${Object.keys(tables).join(', ')}.`);
  }
  return { format: csv ? 'csv' : json ? 'json' : 'table', table, help };
}

function parse(args: readonly string[]): { csv?: boolean; json?: boolean; table?: string; help?: boolean } {
  try {
    return parseArgs({
      args: [...args],
      options: {
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        table: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError(`${error.message.split('. ', 1)[0] ?? ''}. See \`npm run leads -- --help\`.`, { cause: error });
  }
}
