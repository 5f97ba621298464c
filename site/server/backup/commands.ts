import type { TableRules } from '#contract';
import { join } from 'node:path';
import { Command } from 'commander';
import { runProgram } from '../command-line.ts';
import { readAddress } from '../database/encryption.ts';
import { describeCounts } from '../describe-counts.ts';
import { readSettings } from '../settings.ts';
import { UserError } from '../../user-error.mjs';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs `npm run backup` and returns the text to print.
 *
 * @throws {UserError} for wrong arguments, another kind of database, and whatever {@link backUp} rejects
 */
export async function runBackup(
  args: readonly string[],
  environment: Environment,
  tables: TableRules,
): Promise<string> {
  let output = '';
  const program = new Command('npm run backup --')
    .description('Copies the embedded database into one file, even while the site is running.')
    .argument('[file]', 'must not exist yet (default: DATA_DIR/backups/<time>.tar.gz)')
    .option('--overwrite', 'replaces an existing file')
    .addHelpText(
      'after',
      '\nThe file contains personal data, so only its owner can read it. Keep copies on another machine.',
    )
    .action(async (given: string | undefined, { overwrite = false }: { overwrite?: boolean }) => {
      const dataDir = await embeddedDirectory(environment, {
        own: 'pg_dump --format=custom --no-owner --file=site.dump "$DATABASE_URL"',
        hosted: 'backups are under Database, Backups; how to make your own is',
      });
      const file =
        given ?? join(dataDir, 'backups', `${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`);
      const { file: written, bytes, rows } = await backUp({ dataDir, file, overwrite, tables });
      output = `${written} (${(bytes / 1024 / 1024).toFixed(1)} MB), opened and counted: ${describeCounts(rows)}\n`;
    });
  return (await runProgram(program, args)) ?? output;
}

/**
 * Runs `npm run restore` and returns the text to print.
 *
 * @throws {UserError} for wrong arguments, another kind of database, and whatever {@link restore} rejects
 */
export async function runRestore(
  args: readonly string[],
  environment: Environment,
  tables: TableRules,
  migrationsDir: string,
): Promise<string> {
  const output: string[] = [];
  const program = new Command('npm run restore --')
    .description('Restores a file of `npm run backup` into DATA_DIR. Stop the site first.')
    .argument('<file>', 'the backup')
    .option('--replace', 'replaces the current database, which is kept under another name')
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const dataDir = await embeddedDirectory(environment, {
        own: 'pg_restore --no-owner --clean --if-exists --single-transaction --dbname="$DATABASE_URL" site.dump',
        hosted: 'backups are restored under Database, Backups; how to put your own back is',
      });
      const { rows, migrations, left, before } = await restore({ dataDir, file, replace, migrationsDir, tables });
      output.push(`Restored into ${dataDir}: ${describeCounts(rows)}\n`);
      if (migrations.length > 0) output.push(`Applied migrations: ${migrations.join(', ')}\n`);
      if (left.length > 0)
        output.push(`Not restored, because this version lacks these tables or columns: ${left.join(', ')}\n`);
      if (before !== undefined)
        output.push(`The previous database is in ${before}. Delete it when you no longer need it.\n`);
    });
  return (await runProgram(program, args)) ?? output.join('');
}

/** Returns the data directory, or throws an error that names the tools for another kind of database. */
async function embeddedDirectory(
  environment: Environment,
  tool: { readonly own: string; readonly hosted: string },
): Promise<string> {
  const { storage } = readSettings(environment);
  if (storage?.kind === 'embedded') return storage.dataDir;
  const guide = 'docs/guides/backups.md, "A hosted project"';
  if (storage === undefined) {
    throw new UserError(
      `The rows are in the hosted Supabase project (SUPABASE_URL). In its dashboard, ${tool.hosted} in ${guide}.`,
    );
  }
  // Rejects a URL without sslmode, which the PostgreSQL tool would accept.
  await readAddress(storage.databaseUrl, environment);
  throw new UserError(
    `The rows are in the PostgreSQL of DATABASE_URL. Use its own tool:\n  ${tool.own}\nFor a hosted Supabase project, see ${guide}.`,
  );
}
