import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { limits } from '#generated/server.ts';
import { backoff, createLoop, type Loop } from '../../server/notify/loop.ts';
import type { DeskParts } from '../server/environment.ts';
import { createDeskStore } from '../store/index.ts';
import { dailyMail, readerOf, rowMail, type Assignment, type MailedRow } from './compose-mails.ts';
import { type Mail, type Mailer, reasonOf } from './mailer.ts';
import { quoteIdentifier, type Connection, type Database } from '../../server/database/database.ts';

/** Options of {@link createMailNotifier}. Times are in milliseconds. */
export interface MailNotifierOptions extends Pick<
  DeskParts,
  'database' | 'config' | 'texts' | 'mailer' | 'origin' | 'log'
> {
  readonly retryMs?: number;
  readonly longestMs?: number | undefined;
  /** The timeout for sending one mail. */
  readonly timeoutMs?: number;
  /** How often to look for rows that another process has inserted. */
  readonly lookAgainMs?: number;
}

/** How many mails to send at a time. Mail servers allow few connections. */
const AT_ONCE = 3;
/** How long to wait for a mail that is being sent when the server stops. */
const GRACE_MS = 2000;

/**
 * Sends each entry of the mail outbox once to each of its recipients, and the daily mails. Retries failures. If the
 * mail server's acknowledgement is lost, the mail is sent again with the same Message-ID, so that mail programs show it
 * once.
 */
export function createMailNotifier(options: MailNotifierOptions): Loop {
  const {
    database,
    config,
    mailer,
    origin,
    log,
    retryMs = 5000,
    longestMs = limits.retryDelay,
    timeoutMs = 60_000,
    lookAgainMs = 15_000,
  } = options;
  const tables = config.tables.map(({ key }) => key);
  const leaseMs = timeoutMs + retryMs;

  const notify = async (entry: MailEntry): Promise<void> => {
    const table = config.tables.find(({ key }) => key === entry.table);
    const row = table && (await readMailedRow(database, entry));
    if (row === undefined || table === undefined) return remove(database, entry);
    const recipients = await recipientsOf(database, entry);
    const missing = recipients.filter(({ id, wants }) => wants && !entry.notified.includes(id));
    let left = missing.length;
    let failure: string | undefined;
    for (const recipient of missing) {
      const mail = await rowMail(row, table, readerOf(options, recipient), config, origin);
      const id = mailId(options, `${row.id} ${recipient.id}${entry.followUp ? ` ${entry.followUp}` : ''}`);
      const outcome = await send(mailer, { ...mail, id }, loop.closing, timeoutMs);
      if (outcome === 'sent') {
        await postpone(database, entry, leaseMs, [recipient.id]);
        left -= 1;
      } else failure = outcome;
      // If the mail server cannot be reached, the next recipient would fail too.
      if (loop.closing.aborted || (failure !== undefined && !failure.startsWith('answer '))) break;
    }
    // An entry of a new row without recipients stays until there is one.
    if (left === 0 && (recipients.length > 0 || entry.notified.length > 0 || entry.followUp !== null)) {
      await remove(database, entry);
      if (missing.length > 0 || entry.notified.length > 0) log(`mail ${entry.table} delivered`);
      return;
    }
    const delay = failure === undefined ? 0 : backoff(entry.attempts, retryMs, longestMs);
    await postpone(database, entry, delay);
    if (failure !== undefined) log(`mail ${entry.table} failed: ${failure}, again in ${Math.ceil(delay / 1000)} s`);
  };
  const sendDaily = async (person: Daily): Promise<void> => {
    const store = createDeskStore(database, config, person.id);
    const [overview, counts] = [await store.overview(), await store.counts()];
    const mail = overview && counts && (await dailyMail(overview, counts, readerOf(options, person), config, origin));
    const id = mailId(options, `daily ${person.id} ${person.next}`);
    const outcome = mail === undefined ? 'sent' : await send(mailer, { ...mail, id }, loop.closing, timeoutMs);
    // A failed mail is retried when the lease expires.
    if (outcome === 'sent') await noteDaily(database, person.id);
    else log(`daily mail failed: ${outcome}`);
  };
  const loop = createLoop<MailEntry | Daily>(
    {
      name: 'mail',
      atOnce: AT_ONCE,
      take: async (limit) => {
        const due = await takeDue(database, tables, limit, leaseMs);
        return due.length === limit ? due : [...due, ...(await takeDaily(database, limit - due.length, leaseMs))];
      },
      deliver: (entry) => ('email' in entry ? sendDaily(entry) : notify(entry)),
      untilNext: () => untilNext(database, tables),
    },
    { log, retryMs, lookAgainMs },
  );
  return loop;
}

/** Derives the Message-ID from the subject matter, so that a mail that is sent twice has the same one. */
function mailId({ config }: MailNotifierOptions, what: string): string {
  const digest = createHash('sha256').update(what).digest('hex').slice(0, 32);
  return `${digest}@${new URL(config.siteOrigin).hostname}`;
}

/** Sends one mail. Returns `sent` or why it failed. */
async function send(mailer: Mailer, mail: Mail, closing: AbortSignal, timeoutMs: number): Promise<string> {
  const over = new AbortController();
  const sent = mailer.send(mail).then(() => 'sent', reasonOf);
  const late = setTimeout(timeoutMs, 'no answer in time', { signal: over.signal, ref: false }).catch(() => '');
  const stopped = (closing.aborted ? Promise.resolve() : once(closing, 'abort', { signal: over.signal }))
    .then(() => setTimeout(GRACE_MS, 'stopped', { signal: over.signal }))
    .catch(() => '');
  try {
    return await Promise.race([sent, late, stopped]);
  } finally {
    over.abort();
  }
}

/** A new or assigned row of which some people have not been notified yet. */
interface MailEntry {
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
interface Recipient {
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
function takeDue(
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
function recipientsOf(database: Connection, { table, row, followUp }: MailEntry): Promise<Recipient[]> {
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
interface Daily extends Omit<Recipient, 'wants'> {
  /** When the following mail will be due. Retries of a mail have the same time, other mails of the person have not. */
  readonly next: string;
}

/** Takes people whose daily mail is due and leases them for `leaseMs`. */
function takeDaily(database: Connection, limit: number, leaseMs: number): Promise<Daily[]> {
  return database.query<Daily & object>(
    `update site_internal.people set mails_due_at = clock_timestamp() + $2 * interval '1 millisecond' where id = any (array(
       select id from site_internal.people where mails = 'daily' and removed_at is null and mails_due_at <= statement_timestamp()
       order by mails_due_at limit $1 for update skip locked
     )) returning id, email, language, extract(epoch from site_internal.desk_next(mails_at))::text as next`,
    [limit, leaseMs],
  );
}

/** Records that the daily mail was sent to a person, and schedules the next one. */
async function noteDaily(database: Connection, person: string): Promise<void> {
  await database.query(
    "update site_internal.people set mails_due_at = site_internal.desk_next(mails_at) where id = $1 and mails = 'daily'",
    [person],
  );
}

/** Reads the row of an entry, and who assigned it; undefined if it was deleted in the meantime. */
async function readMailedRow(
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
async function remove(database: Database, { id }: MailEntry): Promise<void> {
  await database.query('delete from site_internal.mail_outbox where id = $1::bigint', [id]);
}

/** Postpones an entry. Records the people whose mail was sent. */
async function postpone(
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
async function untilNext(database: Database, tables: readonly string[]): Promise<number | undefined> {
  const [next] = await database.query<{ wait: number | null }>(
    `select (extract(epoch from least((select min(due_at) from site_internal.mail_outbox where ${HAS_RECIPIENT}),
      (select min(mails_due_at) from site_internal.people where mails = 'daily' and removed_at is null)) - clock_timestamp()) * 1000)::float8 as wait`,
    [tables],
  );
  return next?.wait ?? undefined;
}
