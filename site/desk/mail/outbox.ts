import { quoteIdentifier, type Connection, type Database } from '../../server/database/database.ts';
import type { NewRow } from './row-mail.ts';

/** A row that some people have still to be told of. */
export interface MailEntry {
  readonly row: string;
  readonly table: string;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
  /** Ids of the people who have their mail. */
  readonly told: readonly string[];
}

/** Somebody who is told. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
}

// Rows of tables that nobody is there for wait untouched. The time of the statement, not of the clock: an index finds what is due by it.
const SOMEBODY =
  'table_name = any (array(select t from unnest($1::text[]) as t where exists (select from site_internal.desk_recipients(t))))';
const TAKE = `update site_internal.mail_outbox set attempts = attempts + 1, due_at = clock_timestamp() + $3 * interval '1 millisecond'
where row_id = any (array(
  select row_id from site_internal.mail_outbox where due_at <= statement_timestamp() and ${SOMEBODY} order by due_at limit $2 for update skip locked
))
returning row_id::text as "row", table_name as "table", attempts, to_json(notified)::text as told`;

/** Takes rows whose time has come, and keeps them from everybody for `leaseMs`. Should this process end before, they come up again. */
export async function takeDue(
  database: Connection,
  tables: readonly string[],
  limit: number,
  leaseMs: number,
): Promise<MailEntry[]> {
  const taken = await database.query<Omit<MailEntry, 'told'> & { told: string }>(TAKE, [tables, limit, leaseMs]);
  return taken.map((entry) => ({ ...entry, told: JSON.parse(entry.told) as string[] }));
}

/** Who is to be told of a table's rows. */
export function recipientsOf(database: Connection, table: string): Promise<Recipient[]> {
  return database.query<Recipient & object>(
    `select p.id, p.email, p.language from site_internal.desk_recipients($1) as r join site_internal.people as p on p.email = r.email order by p.email`,
    [table],
  );
}

/** The row of an entry; nothing when it was deleted in the meantime. */
export async function readNewRow(database: Database, { table, row }: MailEntry): Promise<NewRow | undefined> {
  const [found] = await database.query<{ record: string; form: string | null }>(
    `select to_jsonb(t)::text as record, s.form from public.${quoteIdentifier(table)} as t join site_internal.row_states as s on s.row_id = t.id where t.id = $1::uuid`,
    [row],
  );
  if (found === undefined) return undefined;
  const { id, created_at: createdAt, ...values } = JSON.parse(found.record) as { id: string; created_at: string };
  return { id, createdAt, values, form: found.form };
}

/** Notes that somebody has their mail, and keeps the row for so much longer. */
export async function noteTold(database: Database, { row }: MailEntry, person: string, leaseMs: number): Promise<void> {
  await database.query(
    "update site_internal.mail_outbox set notified = array_append(notified, $2::text), due_at = clock_timestamp() + $3 * interval '1 millisecond' where row_id = $1::uuid",
    [row, person, leaseMs],
  );
}

/** Everybody has their mail. */
export async function remove(database: Database, { row }: MailEntry): Promise<void> {
  await database.query('delete from site_internal.mail_outbox where row_id = $1::uuid', [row]);
}

/** Puts a row off. */
export async function postpone(database: Database, { row }: MailEntry, delayMs: number): Promise<void> {
  await database.query(
    "update site_internal.mail_outbox set due_at = clock_timestamp() + $2 * interval '1 millisecond' where row_id = $1::uuid",
    [row, delayMs],
  );
}

/** How long until the next row is due that somebody is there for, in milliseconds. */
export async function untilNext(database: Database, tables: readonly string[]): Promise<number | undefined> {
  const [next] = await database.query<{ wait: number | null }>(
    `select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as wait from site_internal.mail_outbox where ${SOMEBODY}`,
    [tables],
  );
  return next?.wait ?? undefined;
}
