import type { Connection, Database } from '../database/database.ts';
import { UserError } from '../../user-error.mjs';
import { findRow } from './person.ts';
import { vacuumDeleted, type Counts } from './purge.ts';

/** The record of an erasure: either of a person or of one row. */
export interface Erasure {
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
export async function recordOf(connection: Connection, operation: string): Promise<Counts | undefined> {
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
