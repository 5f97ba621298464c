import { createHmac } from 'node:crypto';
import { limits } from '#generated/server.ts';
import { quoteIdentifier, type Connection, type Database } from '../database/database.ts';
import { backoff, createLoop, type Loop } from './loop.ts';

/** Options of {@link createNotifier}; times in milliseconds. */
export interface NotifierOptions {
  readonly database: Database;
  /** Receives one POST per new row, in the format of a Supabase database webhook. */
  readonly url: string;
  /** The key that signs notifications; they are unsigned without it. */
  readonly secret?: string | undefined;
  /** Receives log lines; they contain neither the row nor the address. */
  readonly log?: (line: string) => void;
  /** How long to wait after the first failure; doubled after each further one. */
  readonly retryMs?: number;
  readonly longestMs?: number | undefined;
  /** How long the receiver may take to answer. */
  readonly timeoutMs?: number;
}

/** How many deliveries run at the same time. */
const AT_ONCE = 10;
/** Rows that another process on the same database has inserted are found within this time. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Delivers every row in the outbox, independently of the requests that insert them, and retries until the receiver
 * answers with success. Deliveries in progress when it closes are repeated after the next start. If an answer is lost, the
 * receiver is notified twice; it can recognize repeats by the row's id in `Idempotency-Key`. Not `pg-boss` or
 * `graphile-worker`: their tables, scheduler and connections are too much for one kind of job, and the migrations must
 * run on hosted Supabase and PGlite too.
 */
export function createNotifier(options: NotifierOptions): Loop {
  const {
    database,
    log = () => undefined,
    retryMs = 5_000,
    longestMs = limits.retryDelay,
    timeoutMs = 10_000,
  } = options;

  const deliver = async (entry: Entry): Promise<void> => {
    const record = await readRecord(database, entry);
    const outcome = record === undefined ? 'deleted' : await post(options, entry, record, loop.closing, timeoutMs);
    if (loop.closing.aborted) return;
    if (outcome === 'delivered' || outcome === 'deleted') {
      await remove(database, entry);
      log(`notify ${entry.table} ${outcome}`);
      return;
    }
    const delay = backoff(entry.attempts, retryMs, longestMs);
    await postpone(database, entry, delay);
    log(`notify ${entry.table} failed: ${outcome}, again in ${Math.ceil(delay / 1000)} s`);
  };

  const loop = createLoop<Entry>(
    {
      name: 'notify',
      atOnce: AT_ONCE,
      take: (limit) => takeDue(database, limit, timeoutMs + retryMs),
      deliver,
      untilNext: () => untilNext(database),
    },
    { log, retryMs, lookAgainMs: LOOK_AGAIN_MS },
  );
  return loop;
}

/** Sends one row. Returns `delivered`, or the reason for the failure. */
async function post(
  { url, secret }: NotifierOptions,
  { table, row }: Entry,
  record: object,
  closing: AbortSignal,
  timeoutMs: number,
): Promise<string> {
  const body = JSON.stringify({ type: 'INSERT', schema: 'public', table, record, old_record: null });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': row,
        ...(secret !== undefined && { 'x-signature': signatureOf(body, secret, new Date()) }),
      },
      body,
      // Never send visitors' data to another URL.
      redirect: 'error',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok ? 'delivered' : `answer ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
  }
}

/**
 * The value of `X-Signature`: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>", hexadecimal>`. Signing the time too
 * prevents replay attacks.
 */
export function signatureOf(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** A row whose notification is pending. */
interface Entry {
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
function takeDue(database: Connection, limit: number, leaseMs: number): Promise<Entry[]> {
  return database.query<Entry>(TAKE, [limit, leaseMs]);
}

/** The row of an entry as JSON; undefined if it has been deleted in the meantime. */
async function readRecord(database: Database, { table, row }: Entry): Promise<object | undefined> {
  const [found] = await database.query<{ record: object }>(
    `select to_jsonb(t) as record from public.${quoteIdentifier(table)} as t where id = $1`,
    [row],
  );
  return found?.record;
}

/** Removes an entry that was delivered, or whose row is gone. */
async function remove(database: Database, { id }: Entry): Promise<void> {
  await database.query('delete from site_internal.outbox where id = $1', [id]);
}

async function postpone(database: Database, { id }: Entry, delayMs: number): Promise<void> {
  await database.query(
    "update site_internal.outbox set due_at = clock_timestamp() + $2 * interval '1 millisecond' where id = $1",
    [id, delayMs],
  );
}

/** How long until the next entry is due, in milliseconds; undefined if there is none. */
async function untilNext(database: Database): Promise<number | undefined> {
  const [row] = await database.query<{ wait: number | null }>(
    'select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as wait from site_internal.outbox',
  );
  return row?.wait ?? undefined;
}
