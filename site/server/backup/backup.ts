import { Command } from 'commander';
import { givenPath } from '../../site-root.mjs';
import { runProgram } from '../command-line.ts';
import { readSettings } from '../settings.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { tables } from '#generated/backend.ts';
import { codeOf, UserError } from '../../user-error.mjs';
import { withDataDirectory } from '../database/data-directory.ts';
import { hasTable, quoteIdentifier, type Database } from '../database/database.ts';
import { openEmbedded, type EmbeddedDatabase } from '../database/open.ts';
import { describeCounts, type Counts } from '../leads/erase-and-purge.ts';

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

/** Returns the data directory. Throws for another kind of database, which has its own tools. */
export function embeddedDirectory(environment: Environment): string {
  const { storage } = readSettings(environment);
  if (storage?.kind === 'embedded') return storage.dataDir;
  const place = storage === undefined ? 'hosted Supabase project (SUPABASE_URL)' : 'PostgreSQL of DATABASE_URL';
  throw new UserError(
    `The rows are in the ${place}. Use its own tools: docs/guides/backups.md, "PostgreSQL and hosted Supabase".`,
  );
}

interface BackupOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Whether to replace an existing file. */
  readonly overwrite: boolean;
}

/**
 * Copies the database of a data directory into one file, even while a server uses it. The copy is a consistent snapshot
 * between two transactions. The file gets its name only after the copy was opened and its rows counted.
 *
 * @throws {UserError} if there is no database, or the file already exists or cannot be written
 */
export async function backUp({ dataDir, file, overwrite }: BackupOptions) {
  const target = resolve(file);
  if (!overwrite && existsSync(target))
    throw new UserError(`${target} already exists. Choose another name, or replace it with --overwrite.`);
  const archive = await withDataDirectory(dataDir, {
    name: 'backup',
    fromAnswer: (answer) => new Uint8Array(answer),
    fromDatabase: (database) => database.dump(),
  });
  // A backup that was never opened cannot be trusted.
  await using database = await openArchive(archive, target);
  const rows = await countRows(database);
  await writeAtomically(target, archive);
  return { file: target, bytes: archive.length, rows };
}

/** Writes a file that is complete as soon as it exists, and that only its owner can read. */
async function writeAtomically(target: string, content: Uint8Array): Promise<void> {
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}.part`);
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(draft, target);
  } catch (error) {
    throw new UserError(
      `The backup ${target} cannot be written (${codeOf(error) ?? String(error)}). ` +
        'Free some space or choose another path. An existing file was not changed.',
      { cause: error },
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Opens the database in an archive of {@link EmbeddedDatabase.dump}, in a directory or in memory, and checks that it has
 * this site's ledger of migrations. gzip's checksum detects truncated and altered files.
 *
 * @throws {UserError} if it cannot be opened, or has no such ledger
 */
export async function openArchive(archive: Uint8Array, name: string, directory?: string): Promise<EmbeddedDatabase> {
  let database: EmbeddedDatabase;
  try {
    const tar = await promisify(gunzip)(archive);
    // Every PostgreSQL data directory has this file. Without it, PGlite would end the process.
    if (!tar.includes('global/pg_control')) throw new Error('it contains no database');
    database = await openEmbedded({ archive: tar, ...(directory !== undefined && { directory }) });
  } catch (error) {
    throw new UserError(
      `${name} cannot be opened as a backup: ${error instanceof Error ? error.message : String(error)}. ` +
        'Nothing was changed. Use a complete file of `npm run backup`; if another version of the site wrote it, use that version.',
      { cause: error },
    );
  }
  if (await hasTable(database, 'site_internal.schema_migrations')) return database;
  await database.close();
  throw new UserError(
    `The database in ${name} is not this site's: it has no record of migrations. Nothing was changed.`,
  );
}

/** Counts the rows of each of the spec's tables. Skips those that do not exist yet: a later migration creates them. */
export async function countRows(database: Database): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(tables)) {
    const table = `public.${quoteIdentifier(name)}`;
    if (!(await hasTable(database, table))) continue;
    const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}
