import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf, UserError } from '../../user-error.mjs';
import type { Connection, Database } from '../database/database.ts';
import { findRow, readPerson, readRow, timeIn, placesOf } from './read-leads.ts';

const BACKUPS = `Earlier backups still contain it until they are deleted. Keep the record with them, and erase again after restoring one:
  npm run --silent leads -- erasures > erasures.json
  npm run leads -- erase --replay erasures.json --yes
`;

const NOT_VACUUMED = 'PostgreSQL removes the deleted rows from its files later (vacuum).\n';

/** Erases one row, or everything from an e-mail address, once it is confirmed. */
export async function erase(
  database: Database,
  target: { id: string | undefined; email: string | undefined; operation: string; timeZone: string },
  confirm: (what: string) => void,
): Promise<string> {
  const { id = '', email, operation, timeZone } = target;
  const { isDone, held, mentions } = await database.withoutTimeout.transaction(async (connection) => {
    const recorded = (await recordOf(connection, operation)) !== undefined;
    if (email !== undefined) return { isDone: recorded, ...(await readPerson(connection, email)) };
    const rows = recorded ? [] : [await readRow(connection, await findRow(connection, id))];
    return { isDone: recorded, held: rows, mentions: [] };
  });
  const mentioned =
    mentions.length === 0
      ? ''
      : `Other people's rows that mention the address were not included: read each (export), and erase it by its id if necessary.\n${mentions.map(({ table, id: row }) => `  ${row}  ${table}\n`).join('')}`;
  if (!isDone) {
    if (held.length === 0)
      throw new UserError(
        mentioned === ''
          ? `Nothing is stored about ${email}. Nothing was changed.`
          : `No row came from that address. Nothing was changed.\n${mentioned}`,
      );
    const lines = held.map(
      ({ table, createdAt, followUps }) =>
        `  ${table}: ${timeIn(createdAt, timeZone)}${followUps.length === 0 ? '' : `, follow-ups: ${followUps.length}`}\n`,
    );
    confirm(`This would be erased permanently:\n${lines.join('')}${mentioned}`);
  }
  const { removed, vacuumed } =
    email === undefined ? await eraseRow(database, id, operation) : await erasePerson(database, email, operation);
  return `Erased: ${describeCounts(removed)}. On record as ${operation}.\n${vacuumed ? '' : NOT_VACUUMED}${mentioned}${BACKUPS}`;
}

/** Repeats recorded erasures, once it is confirmed. */
export async function replay(database: Database, erasures: Erasures, confirm: (what: string) => void): Promise<string> {
  confirm(`Repeats ${erasures.erasures.length} erasures, each on the rows that are older than it.\n`);
  const { removed, vacuumed } = await replayErasures(database, erasures);
  const isEmpty = Object.keys(removed).length === 0;
  return `${isEmpty ? 'There was nothing to erase again.' : `Erased again: ${describeCounts(removed)}.`}\n${vacuumed ? '' : NOT_VACUUMED}`;
}

/** Reads a file written by `npm run leads -- erasures`. */
export function readErasuresFile(file: string): Erasures {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Erasures>;
    // The salt shows whether the records belong to the database.
    if (typeof found.salt === 'string' && Array.isArray(found.erasures)) return found as Erasures;
  } catch (error) {
    if (codeOf(error) !== undefined)
      throw new UserError(`${resolve(file)} cannot be read (${codeOf(error)}). Check its name.`);
  }
  throw new UserError(
    `${resolve(file)} is not a list of erasures. Nothing was changed. Use the output of \`npm run --silent leads -- erasures\`.`,
  );
}

/** The record of an erasure: either of a person or of one row. */
interface Erasure {
  readonly id: string;
  readonly erasedAt: string;
  /** The salted digest of the address, in hexadecimal digits. */
  readonly person: string | null;
  readonly row: string | null;
  readonly removed: Counts;
}

/** The erasures of a database, with the digest of its salt, which identifies the database they belong to. */
export interface Erasures {
  readonly salt: string;
  readonly erasures: readonly Erasure[];
}

/** Erases all rows from an address. Idempotent: repeating an operation does nothing and returns the same counts. */
export function erasePerson(database: Database, email: string, operation: string) {
  return removing(database, async (connection) => {
    await connection.query('select site_internal.erase_person($1::text, $2::uuid)', [email, operation]);
    return (await recordOf(connection, operation)) ?? {};
  });
}

/** Erases one row. Idempotent like {@link erasePerson}. */
export function eraseRow(database: Database, id: string, operation: string) {
  return removing(database, async (connection) => {
    const done = await recordOf(connection, operation);
    if (done !== undefined) return done;
    const row = await findRow(connection, id);
    await connection.query('select site_internal.erase($1::uuid, null, $2::uuid)', [operation, row.id]);
    return (await recordOf(connection, operation)) ?? {};
  });
}

/** The rows removed by an earlier operation; undefined if there was none. */
async function recordOf(connection: Connection, operation: string): Promise<Counts | undefined> {
  const [record] = await connection.query<{ removed: string }>(
    'select removed::text as removed from site_internal.erasures where id = $1::uuid',
    [operation],
  );
  return record && (JSON.parse(record.removed) as Counts);
}

// Only a digest of the salt: with the salt itself, addresses could be tested against the digests.
const SALT = "select encode(sha256(sha256(value)), 'hex') as salt from site_internal.salt";

/** The recorded erasures, oldest first. */
export async function readErasures(connection: Connection): Promise<Erasures> {
  const [salt] = await connection.query<{ salt: string }>(SALT);
  const erasures = await connection.query<Omit<Erasure, 'removed'> & { removed: string }>(
    `select id::text as id, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "erasedAt",
       encode(person, 'hex') as person, row_id::text as "row", removed::text as removed
     from site_internal.erasures order by erased_at, id`,
  );
  return {
    salt: salt?.salt ?? '',
    erasures: erasures.map((record) => ({ ...record, removed: JSON.parse(record.removed) as Counts })),
  };
}

/**
 * Repeats erasures after a backup was restored. Rows that arrived after an erasure stay.
 *
 * @throws {UserError} if the records are from another database
 */
export function replayErasures(database: Database, { salt, erasures }: Erasures) {
  return removing(database, async (connection) => {
    const own = await connection.query<{ salt: string }>(SALT);
    if (own[0]?.salt !== salt) {
      throw new UserError(
        'These erasures are from another database, so their digests match nothing in this one. Nothing was changed. Erase by e-mail address instead.',
      );
    }
    const total: Record<string, number> = {};
    for (const { id, erasedAt, person, row } of erasures) {
      const [answer] = await connection.query<{ removed: string }>(
        "select site_internal.erase($1::uuid, decode($2::text, 'hex'), $3::uuid, $4::text::timestamptz)::text as removed",
        [id, person, row, erasedAt],
      );
      for (const [table, count] of Object.entries(JSON.parse(answer?.removed ?? '{}') as Counts))
        total[table] = (total[table] ?? 0) + count;
    }
    return total;
  });
}

/** Returns what was removed, and whether it was also removed from the database's files. */
async function removing(database: Database, work: (connection: Connection) => Promise<Counts>) {
  const removed = await database.withoutTimeout.transaction(work);
  return { removed, vacuumed: await vacuumDeleted(database) };
}

/** Row counts by table; omits tables without rows. */
export type Counts = Readonly<Record<string, number>>;

/** Formats row counts by table: `leads 2, applications 1`. */
export function describeCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');
}

/** Deletes rows past their retention period, or only counts them. */
export async function purge(connection: Connection, counting: boolean): Promise<Counts> {
  const rows = await connection.query<{ name: string; due: number }>(
    'select name, rows_due::float8 as due from site_internal.purge($1::boolean)',
    [counting],
  );
  return Object.fromEntries(rows.filter(({ due }) => due > 0).map(({ name, due }) => [name, due]));
}

/** Removes deleted rows from the database's files. Returns `false` if that failed; PostgreSQL's autovacuum retries. */
export async function vacuumDeleted(database: Database): Promise<boolean> {
  try {
    const places = await placesOf(database.withoutTimeout);
    // The generator's names need no quotes.
    const own = await database.withoutTimeout.query<{ name: string }>(
      "select name from unnest(array['follow_ups', 'row_states', 'row_origins']) as name where to_regclass('site_internal.' || name) is not null",
    );
    await database.vacuum([
      ...places.map(({ table }) => `public.${table}`),
      ...own.map(({ name }) => `site_internal.${name}`),
    ]);
    return true;
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;

/**
 * Purges now and once a day, until it is closed. Logs only the counts; calls `onPurged` after each successful purge.
 */
export function startPurging(
  database: Database,
  log: (line: string) => void,
  onPurged: () => void = () => undefined,
): { close(): Promise<void> } {
  let closed = false;
  const pass = async (): Promise<void> => {
    try {
      const removed = await database.withoutTimeout.transaction((connection) => purge(connection, false));
      onPurged();
      if (Object.keys(removed).length > 0) {
        // Do not rewrite the tables if only digests were removed.
        const places = await placesOf(database.withoutTimeout);
        if (places.some(({ table }) => table in removed)) await vacuumDeleted(database);
        log(`purge ${describeCounts(removed)}`);
      }
    } catch (error) {
      // The database is unavailable or closing; the next pass retries.
      if (!closed) log(`purge failed: ${error instanceof Error ? error.name : 'error'}`);
    }
  };
  let running = pass();
  const timer = setInterval(() => (running = pass()), DAY_MS).unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
