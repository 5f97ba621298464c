import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { givenPath } from '../../given-path.ts';
import { runProgram } from '../command-line.ts';
import { describeCounts } from '../leads/purge.ts';
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
export async function runBackup(args: readonly string[], environment: Environment): Promise<string> {
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
      const dataDir = embeddedDirectory(environment);
      const file =
        given === undefined
          ? join(dataDir, 'backups', `${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`)
          : givenPath(given);
      const { file: written, bytes, rows } = await backUp({ dataDir, file, overwrite });
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
  migrationsDir: string,
): Promise<string> {
  const output: string[] = [];
  const program = new Command('npm run restore --')
    .description('Restores a file of `npm run backup` into DATA_DIR. Stop the site first.')
    .argument('<file>', 'the backup')
    .option('--replace', 'replaces the current database, which is kept under another name')
    .action(async (given: string, { replace = false }: { replace?: boolean }) => {
      const dataDir = embeddedDirectory(environment);
      const file = givenPath(given);
      const { rows, migrations, left, before } = await restore({ dataDir, file, replace, migrationsDir });
      output.push(`Restored ${file} into ${resolve(dataDir)}: ${describeCounts(rows)}\n`);
      if (migrations.length > 0) output.push(`Applied migrations: ${migrations.join(', ')}\n`);
      if (left.length > 0)
        output.push(`Not restored, because this version lacks these tables or columns: ${left.join(', ')}\n`);
      if (before !== undefined)
        output.push(`The previous database is in ${before}. Delete it when you no longer need it.\n`);
    });
  return (await runProgram(program, args)) ?? output.join('');
}

/** Returns the data directory. Throws for another kind of database, which has its own tools. */
function embeddedDirectory(environment: Environment): string {
  const { storage } = readSettings(environment);
  if (storage?.kind === 'embedded') return storage.dataDir;
  const place = storage === undefined ? 'hosted Supabase project (SUPABASE_URL)' : 'PostgreSQL of DATABASE_URL';
  throw new UserError(
    `The rows are in the ${place}. Use its own tools: docs/guides/backups.md, "PostgreSQL and hosted Supabase".`,
  );
}
