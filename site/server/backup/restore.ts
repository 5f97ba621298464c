import { Command } from 'commander';
import { givenPath } from '../../site-root.mjs';
import { runProgram } from '../command-line.ts';
import { describeCounts } from '../leads/erase-and-purge.ts';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { clusterDirectory } from '../../embedded-data.ts';
import { codeOf, UserError } from '../../user-error.mjs';
import { quoteIdentifier, type Connection } from '../database/database.ts';
import { lockDirectory } from '../database/lock.ts';
import { forgetMigrations, isStartedOver, migrate } from '../database/migrate.ts';
import { openEmbedded, restoringDirectory } from '../database/open.ts';
import { countRows, embeddedDirectory, openArchive } from './backup.ts';

/**
 * Runs `npm run restore` and returns the text to print.
 *
 * @throws {UserError} for wrong arguments, another kind of database, and whatever {@link restore} rejects
 */
export async function runRestore(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
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

interface RestoreOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Whether to replace an existing database, which is kept under another name. */
  readonly replace: boolean;
  readonly migrationsDir: string;
}

export type Restored = Awaited<ReturnType<typeof restore>>;

/**
 * Restores an archive into a data directory. Unpacks and migrates it next to the current database, then swaps the
 * two.
 *
 * @throws {UserError} if a server uses the directory, there is a database and `replace` is false, or the file is not a
 * backup of this site; the current database is unchanged then
 */
export async function restore(options: RestoreOptions) {
  const { dataDir, file, replace } = options;
  const archive = await read(file);
  using lock = new DisposableStack();
  lock.defer(lockDirectory(dataDir));
  const current = clusterDirectory(dataDir);
  const exists = existsSync(current) && readdirSync(current).length > 0;
  if (exists && !replace) {
    throw new UserError(
      `There is already a database in ${resolve(dataDir)}. To replace it with the backup, add --replace: ` +
        'the current one is kept next to it under another name. Or set DATA_DIR to another directory.',
    );
  }
  return await swap(archive, current, exists, options);
}

async function swap(archive: Uint8Array, current: string, exists: boolean, options: RestoreOptions) {
  const { dataDir } = options;
  // Always the same name, so that a restore removes the leftovers of one that was killed.
  const draft = restoringDirectory(dataDir);
  await rm(draft, { recursive: true, force: true });
  try {
    const restored = await unpackInto(draft, archive, options);
    const before = exists ? `${current}.before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}` : undefined;
    await forgetMigrations(dataDir);
    if (before !== undefined) await rename(current, before);
    try {
      await rm(current, { recursive: true, force: true });
      await rename(draft, current);
    } catch (error) {
      if (before !== undefined) await rename(before, current);
      throw error;
    }
    return {
      ...restored,
      /** Where the previous database was moved. */
      before,
    };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Unpacks the archive into a new directory, migrates its database and counts its rows. Returns the migrations that were
 * applied, and the backup's tables and columns with data that this version of the site lacks.
 */
async function unpackInto(draft: string, archive: Uint8Array, { file, migrationsDir }: RestoreOptions) {
  {
    await using database = await openArchive(archive, file, draft);
    if (!(await isStartedOver(database, migrationsDir))) {
      const migrations = await migrate(database, migrationsDir);
      return { rows: await countRows(database), migrations, left: [] };
    }
  }
  // The migrations were started over since the backup: copy the rows into a new database.
  await rm(draft, { recursive: true, force: true });
  await using old = await openArchive(archive, file);
  await using fresh = await openEmbedded({ directory: draft });
  await migrate(fresh, migrationsDir);
  const left = await fresh.transaction((connection) => copyRows(old, connection));
  return { rows: await countRows(fresh), migrations: [], left };
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UserError(
      `The backup ${resolve(file)} cannot be read (${codeOf(error) ?? String(error)}). Check its name.`,
      { cause: error },
    );
  }
}

/** Rows per insert statement. */
const BATCH = 1000;

/** Written by the migrations, so each database has its own content. */
const WRITTEN_BY_MIGRATIONS = ['site_internal.schema_migrations', 'site_internal.retention'];

/** The columns of each table; the keys are `schema.table`. */
async function readTables(database: Connection): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database.query<{ table: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
      from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname in ('public', 'site_internal') group by 1 order by 1`,
  );
  return new Map(
    rows.flatMap(({ table, columns }) => (WRITTEN_BY_MIGRATIONS.includes(table) ? [] : [[table, columns] as const])),
  );
}

function quoteTable(table: string): string {
  return table.split('.').map(quoteIdentifier).join('.');
}

/**
 * Copies all rows, including the desk's tables, between databases with different histories of migrations. Returns the
 * tables and columns with data that the new database lacks.
 */
async function copyRows(from: Connection, to: Connection): Promise<string[]> {
  const [before, after] = [await readTables(from), await readTables(to)];
  const left: string[] = [];
  // Disables triggers and foreign keys: the rows already went through them.
  await to.script("set local session_replication_role = 'replica'");
  for (const [table, columns] of before) {
    const common = columns.filter((name) => after.get(table)?.includes(name));
    const counts = columns.map((name, index) => `count(${quoteIdentifier(name)})::int as c${index}`);
    const [{ rows = 0, ...filled } = {}] = await from.query<Record<string, number>>(
      `select ${['count(*)::int as rows', ...counts].join(', ')} from ${quoteTable(table)}`,
    );
    if (rows === 0) continue;
    if (!after.has(table)) left.push(`${table} (${rows})`);
    else {
      const lost = columns.filter((name, index) => !common.includes(name) && (filled[`c${index}`] ?? 0) > 0);
      left.push(...lost.map((name) => `${table}.${name}`));
      await copyTable(from, to, quoteTable(table), common, rows);
    }
  }
  return left;
}

async function copyTable(
  from: Connection,
  to: Connection,
  table: string,
  columns: readonly string[],
  rows: number,
): Promise<void> {
  const names = columns.map(quoteIdentifier).join(', ');
  await to.query(`delete from ${table}`);
  for (let at = 0; at < rows; at += BATCH) {
    const [batch] = await from.query<{ content: string }>(
      `select jsonb_agg(to_jsonb(t))::text as content
        from (select * from ${table} order by ctid offset ${at} limit ${BATCH}) as t`,
    );
    await to.query(
      `insert into ${table} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [batch?.content ?? '[]'],
    );
  }
  const identities = await to.query<{ name: string }>(
    "select attname::text as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''",
    [table],
  );
  // Identity columns continue after the highest copied value.
  for (const { name } of identities)
    await to.query(`select setval(pg_get_serial_sequence($1, $2), max(${quoteIdentifier(name)})) from ${table}`, [
      table,
      name,
    ]);
}
