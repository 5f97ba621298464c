import { quoteIdentifier, type Connection, type Database } from '../../server/database/database.ts';
import type { Assignment, MailedRow } from './row-mails.ts';

/** A new or assigned row of which some people have not been notified yet. */
export interface MailEntry {
  readonly id: string;
  readonly row: string;
  readonly table: string;
  /** The id of the assignment; `null` for a new row. */
  readonly followUp: string | null;
  /** The number of other rows assigned at the same time. */
  readonly others: number;
  /** The number of attempts, including the current one. */
  readonly attempts: number;
  /** Ids of the people whose mail was sent. */
  readonly notified: readonly string[];
}

/** A person to notify. */
export interface Recipient {
  readonly id: string;
  /** Whether the person's settings ask for this mail. */
  readonly wants: boolean;
  readonly email: string;
  readonly language: string | null;
}

// Entries with a recipient. Those of new rows in tables without recipients stay in the outbox. Conditions on `due_at`
// use statement_timestamp(), which is stable, so that PostgreSQL can use the index.
const HAS_RECIPIENT =
  '(follow_up is not null or table_name = any (array(select t from unnest($1::text[]) as t where exists (select from site_internal.desk_recipients(t)))))';
const TAKE = `update site_internal.mail_outbox set attempts = attempts + 1, due_at = clock_timestamp() + $3 * interval '1 millisecond'
where id = any (array(
  select id from site_internal.mail_outbox where due_at <= statement_timestamp() and ${HAS_RECIPIENT} order by due_at limit $2 for update skip locked
))
returning id::text as id, row_id::text as "row", follow_up::text as "followUp", others, table_name as "table", attempts, notified`;

/** Takes due entries and leases them for `leaseMs`. If this process ends meanwhile, they become due again. */
export function takeDue(
  database: Connection,
  tables: readonly string[],
  limit: number,
  leaseMs: number,
): Promise<MailEntry[]> {
  return database.query<MailEntry & object>(TAKE, [tables, limit, leaseMs]);
}

/**
 * Reads the people to notify: of a new row, those with a role that its table notifies; of an assignment, the assignee,
 * unless the row has been reassigned since.
 */
export function recipientsOf(database: Connection, { table, row, followUp }: MailEntry): Promise<Recipient[]> {
  if (followUp === null)
    return database.query<Recipient & object>(
      `select p.id, p.email, p.language, p.mails = 'all' as wants from site_internal.desk_recipients($1) as r join site_internal.people as p on p.email = r.email order by p.email`,
      [table],
    );
  return database.query<Recipient & object>(
    `select p.id, p.email, p.language, p.mails in ('all', 'mine') as wants from site_internal.follow_ups as f
     join site_internal.row_states as s on s.row_id = f.row_id and s.assignee = f.assignee join site_internal.people as p on p.id = f.assignee
     where f.id = $1::uuid and f.row_id = $2::uuid and p.removed_at is null and f.table_name = any (site_internal.desk_role_tables(p.role))`,
    [followUp, row],
  );
}

/** A person whose daily mail is due. */
export interface Daily extends Omit<Recipient, 'wants'> {
  /** When the following mail will be due. Retries of a mail have the same time, other mails of the person have not. */
  readonly next: string;
}

/** Takes people whose daily mail is due and leases them for `leaseMs`. */
export function takeDaily(database: Connection, limit: number, leaseMs: number): Promise<Daily[]> {
  return database.query<Daily & object>(
    `update site_internal.people set mails_due_at = clock_timestamp() + $2 * interval '1 millisecond' where id = any (array(
       select id from site_internal.people where mails = 'daily' and removed_at is null and mails_due_at <= statement_timestamp()
       order by mails_due_at limit $1 for update skip locked
     )) returning id, email, language, extract(epoch from site_internal.desk_next(mails_at))::text as next`,
    [limit, leaseMs],
  );
}

/** Records that the daily mail was sent to a person, and schedules the next one. */
export async function noteDaily(database: Connection, person: string): Promise<void> {
  await database.query(
    "update site_internal.people set mails_due_at = site_internal.desk_next(mails_at) where id = $1 and mails = 'daily'",
    [person],
  );
}

/** Reads the row of an entry, and who assigned it; undefined if it was deleted in the meantime. */
export async function readMailedRow(
  database: Database,
  { table, row, followUp, others }: MailEntry,
): Promise<MailedRow | undefined> {
  const [found] = await database.query<Pick<MailedRow, 'form'> & Omit<Assignment, 'others'> & { record: string }>(
    `select to_jsonb(t)::text as record, s.form, coalesce(p.name, p.email) as by, f.note from public.${quoteIdentifier(table)} as t
       join site_internal.row_states as s on s.row_id = t.id left join site_internal.follow_ups as f on f.id = $2::uuid
       left join site_internal.people as p on p.id = f.person where t.id = $1::uuid`,
    [row, followUp],
  );
  if (found === undefined) return undefined;
  const { record, form, ...assignment } = found;
  const { id, created_at: createdAt, ...values } = JSON.parse(record) as { id: string; created_at: string };
  return { id, createdAt, values, form, ...(followUp !== null && { assignment: { ...assignment, others } }) };
}

/** Removes an entry. */
export async function remove(database: Database, { id }: MailEntry): Promise<void> {
  await database.query('delete from site_internal.mail_outbox where id = $1::bigint', [id]);
}

/** Postpones an entry. Records the people whose mail was sent. */
export async function postpone(
  database: Database,
  { id }: MailEntry,
  delayMs: number,
  notified: readonly string[] = [],
): Promise<void> {
  await database.query(
    `update site_internal.mail_outbox
     set notified = notified || $3::text[], due_at = clock_timestamp() + $2 * interval '1 millisecond'
     where id = $1::bigint`,
    [id, delayMs, notified],
  );
}

/** Milliseconds until the next mail with a recipient is due. */
export async function untilNext(database: Database, tables: readonly string[]): Promise<number | undefined> {
  const [next] = await database.query<{ wait: number | null }>(
    `select (extract(epoch from least((select min(due_at) from site_internal.mail_outbox where ${HAS_RECIPIENT}),
      (select min(mails_due_at) from site_internal.people where mails = 'daily' and removed_at is null)) - clock_timestamp()) * 1000)::float8 as wait`,
    [tables],
  );
  return next?.wait ?? undefined;
}
