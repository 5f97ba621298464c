import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationNote, notedMigrations } from '../../embedded-data.ts';
import { codeOf, UserError } from '../../user-error.mjs';
import type { Connection, Database } from './database.ts';

/** An arbitrary key of the advisory lock that serializes processes migrating the same database. */
const TURN = 7_261_955_308;

const LEDGER = `
create schema if not exists site_internal;
revoke all on schema site_internal from public;
create table if not exists site_internal.schema_migrations (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
);
revoke all on table site_internal.schema_migrations from public, anon, authenticated;`;

const DUPLICATE_TABLE = '42P07';

const CREATED_ELSEWHERE =
  'The database of DATABASE_URL already has the tables, but this server did not create them: `supabase db push` or psql did, as in a hosted ' +
  'project. Nothing was changed. To serve the site for a hosted project, build and start it with SUPABASE_URL and SUPABASE_ANON_KEY ' +
  '(DATABASE_URL is for `npm run leads` there); otherwise set DATABASE_URL to an empty database.';
const TEST_DATA_ONLY =
  'If the database contains only test data, delete it (the embedded one is the folder .data, or DATA_DIR) and start again. ' +
  'If the migrations were started over, see "Starting over with clean migrations" in docs/guides/operate.md.';

const STARTED_OVER =
  'This database has run migrations that were replaced since. Back it up (`npm run backup -- ../site.tar.gz`), remove the folder .data ' +
  '(or DATA_DIR), restore it (`npm run restore -- ../site.tar.gz`) and start again; for your own PostgreSQL server see ' +
  '"Starting over with clean migrations" in docs/guides/operate.md.';

/** The database has run migrations that are not in the folder, as after switching branches. */
export class OtherMigrations extends UserError {}

interface Applied {
  readonly name: string;
  readonly sha256: string;
}

/**
 * Applies a directory's new migrations and returns their names. Each file runs once, in its own transaction, and is
 * recorded with its hash. A database that rejects the first one stays unchanged.
 *
 * @param ahead names of migrations that the database may have run although they are not in the directory
 * @throws {UserError} if an applied file was altered or removed, or if a file fails
 */
export async function migrate(database: Database, directory: string, ahead: readonly string[] = []): Promise<string[]> {
  const files = await readMigrations(directory);
  const applied: string[] = [];
  // Also of an empty folder the history is verified.
  for (const file of files.length === 0 ? [undefined] : files) {
    const ran = await inTurn(database, async (connection) => {
      // In one transaction: a database that rejects the first migration must not keep an empty ledger.
      if (file === files[0]) await prepare(connection);
      return applyOnce(connection, file, files, ahead);
    });
    if (ran && file !== undefined) applied.push(file.name);
  }
  return applied;
}

/** Whether the migrations were started over: the database's first migration has another hash than the folder's. */
export async function isStartedOver(database: Connection, directory: string): Promise<boolean> {
  return hasOtherFirst(await readLedger(database), await readMigrations(directory));
}

function hasOtherFirst([applied]: readonly Applied[], [file]: readonly MigrationFile[]): boolean {
  return applied !== undefined && file !== undefined && applied.name === file.name && applied.sha256 !== file.sha256;
}

async function prepare(connection: Connection): Promise<void> {
  try {
    await ensureRoles(connection);
    await connection.script(LEDGER);
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new UserError(
      'The user of DATABASE_URL lacks the permission to prepare the database: it must own the database, and the roles ' +
        `of the migrations must exist. Have an administrator run:\n${rolesByHand()}`,
      { cause: error },
    );
  }
}

/** Runs a transaction under the advisory lock. */
function inTurn<Result>(database: Database, work: (connection: Connection) => Promise<Result>): Promise<Result> {
  return database.withoutTimeout.transaction(async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [TURN]);
    return work(connection);
  });
}

async function applyOnce(
  connection: Connection,
  file: MigrationFile | undefined,
  files: readonly MigrationFile[],
  ahead: readonly string[],
): Promise<boolean> {
  const ledger = (await readLedger(connection)).filter(({ name }) => !ahead.includes(name));
  verifyHistory(ledger, files);
  if (file === undefined || ledger.some(({ name }) => name === file.name)) return false;
  try {
    await connection.script(file.sql);
  } catch (error) {
    if (ledger.length === 0 && codeOf(error) === DUPLICATE_TABLE)
      throw new UserError(CREATED_ELSEWHERE, { cause: error });
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The migration ${file.name} failed: ${reason}. It was rolled back. ` +
        'If the database has other objects with the same names, use an empty database.',
      { cause: error },
    );
  }
  await connection.query('insert into site_internal.schema_migrations (name, sha256) values ($1, $2)', [
    file.name,
    file.sha256,
  ]);
  return true;
}

function readLedger(connection: Connection): Promise<Applied[]> {
  return connection.query<Applied>(
    'select name, sha256 from site_internal.schema_migrations order by name collate "C"',
  );
}

/** Migrations are append-only: the directory must begin with the applied ones, unchanged. */
function verifyHistory(ledger: readonly Applied[], files: readonly MigrationFile[]): void {
  if (hasOtherFirst(ledger, files)) throw new OtherMigrations(STARTED_OVER);
  for (const [position, applied] of ledger.entries()) {
    const file = files.find(({ name }) => name === applied.name);
    if (file === undefined) {
      throw new OtherMigrations(
        `The database has run the migration ${applied.name}, which is not in the folder. ` +
          'Restore the file, or use the version of the site that the database was last used with. ' +
          TEST_DATA_ONLY,
      );
    }
    if (file.sha256 !== applied.sha256) {
      throw new OtherMigrations(
        `The migration ${applied.name} was altered after it was applied to this database. ` +
          `Restore the committed file and put the change into a new migration. ${TEST_DATA_ONLY}`,
      );
    }
    if (files[position] !== file) {
      throw new OtherMigrations(
        `The migration ${files[position]?.name ?? ''} sorts before ${applied.name}, which has already been applied. ` +
          'Give the new migration the next number.',
      );
    }
  }
}

/** The roles of hosted Supabase that the migrations refer to, and the desk's role. */
const ROLES = ['anon', 'authenticated', 'service_role', 'desk'] as const;
/** The roles that the connected user switches to with `set role`. */
const ACTED_AS = ['anon', 'desk'] as const;

/**
 * Creates missing roles, and lets the connected user switch to `anon` and `desk`. Roles belong to the whole server, so
 * another of its databases may have created them, or may be doing so concurrently.
 */
async function ensureRoles(connection: Connection): Promise<void> {
  await connection.script(`${ROLES.map(createRole).join('\n')}\n${ACTED_AS.map(allow).join('\n')}`);
}

/** The SQL for an administrator to run if the connected user may not create roles. */
function rolesByHand(): string {
  return [
    ...ROLES.map((role) => `create role ${role} nologin noinherit;`),
    `grant ${ACTED_AS.join(', ')} to <the user of DATABASE_URL>;`,
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

function createRole(role: string): string {
  return `do $$ begin
  if not exists (select from pg_catalog.pg_roles where rolname = '${role}') then
    create role ${role} nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;`;
}

// A superuser may switch to any role, other users to roles they are a member of (PostgreSQL 16: with the option SET).
function allow(role: string): string {
  return `do $$ begin
  if not pg_catalog.pg_has_role(current_user, '${role}', case
    when pg_catalog.current_setting('server_version_num')::integer >= 160000 then 'set' else 'member'
  end) then
    execute pg_catalog.format('grant ${role} to %I', current_user);
  end if;
end $$;`;
}

/** One `site/supabase/migrations/*.sql`. */
interface MigrationFile {
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

function note(dataDir: string, names: readonly string[]): void {
  const before = notedMigrations(dataDir);
  const all = [...new Set([...(before ?? []), ...names])].toSorted();
  if (all.length !== before?.length) writeFileSync(migrationNote(dataDir), `${JSON.stringify(all)}\n`);
}

/**
 * Records an embedded database's migrations in a file next to it. The generator reads it instead of opening the
 * database: it rewrites a migration only while no database has run it. The record never lacks a migration that ran.
 */
export async function notingMigrations<Result>(
  dataDir: string,
  names: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  // Without a record, the database's migrations are unknown until `run` has verified that it has exactly these.
  if (notedMigrations(dataDir)) note(dataDir, names);
  const result = await run();
  note(dataDir, names);
  return result;
}

/** Deletes the record of a database that is about to be replaced. */
export function forgetMigrations(dataDir: string): Promise<void> {
  return rm(migrationNote(dataDir), { force: true });
}
