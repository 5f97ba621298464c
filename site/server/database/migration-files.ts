import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../errors.ts';
import { UserError } from '../../user-error.mjs';

/** One `site/supabase/migrations/*.sql`. */
export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  /** The hash of the text with LF line ends, so that a checkout on Windows has the same one. */
  readonly sha256: string;
}

/** Reads a directory's migrations, sorted by name, the order in which they are applied. */
export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = await list(directory);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function list(directory: string): Promise<string[]> {
  let names: string[];
  try {
    names = await readdir(directory);
  } catch (error) {
    throw new UserError(
      `The migrations folder ${directory} cannot be read (${codeOf(error) ?? String(error)}). ` +
        'Run `npm run generate`, which creates the migrations from the tables in the spec.',
      { cause: error },
    );
  }
  // Compares code units: the order must not depend on the machine's locale.
  return names.filter((name) => name.endsWith('.sql')).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
