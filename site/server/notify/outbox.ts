import { quoteIdentifier, type Connection, type Database } from '../database/database.ts';

/** A row whose notification is pending. */
export interface Entry {
  readonly id: string;
  readonly table: string;
  readonly row: string;
  /** The number of attempts, including the current one. */
  readonly attempts: number;
}

// `statement_timestamp()` is stable, so the condition can use the index; `clock_timestamp()` is not.
const TAKE = `update site_internal.outbox set attempts = attempts + 1, due_at = clock_timestamp() + $2 * interval '1 millisecond'
where id = any (array(
  select id from site_internal.outbox where due_at <= statement_timestamp() order by due_at limit $1 for update skip locked
))
returning id::text, table_name as "table", row_id::text as "row", attempts`;

/**
 * Leases due entries for `leaseMs`. They stay in the outbox, and become due again if this process ends before it
 * delivers them.
 */
export function takeDue(database: Connection, limit: number, leaseMs: number): Promise<Entry[]> {
  return database.query<Entry>(TAKE, [limit, leaseMs]);
}

/** The row of an entry as JSON; undefined if it has been deleted in the meantime. */
export async function readRecord(database: Database, { table, row }: Entry): Promise<object | undefined> {
  const [found] = await database.query<{ record: object }>(
    `select to_jsonb(t) as record from public.${quoteIdentifier(table)} as t where id = $1`,
    [row],
  );
  return found?.record;
}

/** Removes an entry that was delivered, or whose row is gone. */
export async function remove(database: Database, { id }: Entry): Promise<void> {
  await database.query('delete from site_internal.outbox where id = $1', [id]);
}

export async function postpone(database: Database, { id }: Entry, delayMs: number): Promise<void> {
  await database.query(
    "update site_internal.outbox set due_at = clock_timestamp() + $2 * interval '1 millisecond' where id = $1",
    [id, delayMs],
  );
}

/** How long until the next entry is due, in milliseconds; undefined if there is none. */
export async function untilNext(database: Database): Promise<number | undefined> {
  const [row] = await database.query<{ wait: number | null }>(
    'select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as wait from site_internal.outbox',
  );
  return row?.wait ?? undefined;
}
