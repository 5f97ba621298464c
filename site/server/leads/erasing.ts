import type { Connection } from '../database/database.ts';
import { UserError } from '../../user-error.mjs';
import { findRow } from './person.ts';
import type { Counts, Erasure, Erasures } from './types.ts';

/** Erases all rows from an address. Idempotent: repeating an operation does nothing and returns the same counts. */
export async function erasePerson(connection: Connection, email: string, operation: string): Promise<Counts> {
  await connection.query('select site_internal.erase_person($1::text, $2::uuid)', [email, operation]);
  return removedBy(connection, operation);
}

/** Erases one row. Idempotent like {@link erasePerson}. */
export async function eraseRow(connection: Connection, id: string, operation: string): Promise<Counts> {
  const [done] = await connection.query('select from site_internal.erasures where id = $1::uuid', [operation]);
  if (done === undefined) {
    const row = await findRow(connection, id);
    await connection.query('select site_internal.erase($1::uuid, null, $2::uuid)', [operation, row.id]);
  }
  return removedBy(connection, operation);
}

async function removedBy(connection: Connection, operation: string): Promise<Counts> {
  const [record] = await connection.query<{ removed: string }>(
    'select removed::text as removed from site_internal.erasures where id = $1::uuid',
    [operation],
  );
  return JSON.parse(record?.removed ?? '{}') as Counts;
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
export async function replayErasures(connection: Connection, { salt, erasures }: Erasures): Promise<Counts> {
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
}
