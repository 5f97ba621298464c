import type { Database } from '../database/database.ts';
import { backoff, createLoop } from './loop.ts';
import { postpone, readRecord, remove, takeDue, untilNext, type Entry } from './outbox.ts';
import { signatureOf } from './signature.ts';

/** How telling somebody of a row ended; `deleted` means that the row was gone before. */
export type NotifyOutcome = 'told' | 'deleted' | 'failed';

/** What {@link createNotifier} needs; the times in milliseconds. */
export interface NotifierOptions {
  readonly database: Database;
  /** Where new rows are told: one POST each, in the words of a Supabase database webhook. */
  readonly url: string;
  /** What each call is signed with; not at all without it. */
  readonly secret?: string | undefined;
  /** Takes the lines of the log: neither the row nor the address is in them. */
  readonly log?: (line: string) => void;
  /** Told how each attempt ended. */
  readonly onAttempt?: (table: string, outcome: NotifyOutcome) => void;
  /** How long to wait after the first failure; each further one doubles it. */
  readonly retryMs?: number;
  /** The longest wait. */
  readonly longestMs?: number;
  /** How long an answer may take. */
  readonly timeoutMs?: number;
}

/** Tells of new rows, apart from the requests that insert them. */
export interface Notifier {
  /** A row may be there. Returns at once. */
  wake(): void;
  /** Breaks off what is under way; it is told again after the next start. */
  close(): Promise<void>;
}

/** How many are told at the same time. */
const AT_ONCE = 10;
/** Rows that another process on the same database has inserted are found within this time. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Tells an address of every row in the outbox until it answers with success, for as long as it takes. Whoever listens may
 * be told twice, when the answer was lost: the id of the row comes along as `Idempotency-Key`.
 */
export function createNotifier(options: NotifierOptions): Notifier {
  const { database, log = () => undefined, onAttempt = () => undefined, retryMs = 5_000, longestMs = 3_600_000, timeoutMs = 10_000 } = options;

  const tell = async (entry: Entry): Promise<void> => {
    const record = await readRecord(database, entry);
    const outcome = record === undefined ? 'deleted' : await post(options, entry, record, loop.closing, timeoutMs);
    if (loop.closing.aborted) return;
    if (outcome === 'told' || outcome === 'deleted') {
      await remove(database, entry);
      onAttempt(entry.table, outcome);
      log(`notify ${entry.table} ${outcome}`);
      return;
    }
    const delay = backoff(entry.attempts, retryMs, longestMs);
    await postpone(database, entry, delay);
    onAttempt(entry.table, 'failed');
    log(`notify ${entry.table} failed: ${outcome}, again in ${Math.ceil(delay / 1000)} s`);
  };
  const loop = createLoop<Entry>(
    {
      name: 'notify',
      atOnce: AT_ONCE,
      take: (limit) => takeDue(database, limit, timeoutMs + retryMs),
      tell,
      untilNext: () => untilNext(database),
    },
    { log, retryMs, lookAgainMs: LOOK_AGAIN_MS },
  );
  return loop;
}

/** Sends one row, and says `told` or why not. */
async function post({ url, secret }: NotifierOptions, { table, row }: Entry, record: object, closing: AbortSignal, timeoutMs: number): Promise<string> {
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
      // What a visitor wrote goes to this address and to no other.
      redirect: 'error',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok ? 'told' : `answer ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
  }
}
