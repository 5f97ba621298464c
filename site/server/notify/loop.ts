/** A queue in the database, and how to deliver its entries. */
export interface Queue<Entry> {
  /** Its name in the log. */
  readonly name: string;
  /** How many deliveries run at the same time. */
  readonly atOnce: number;
  /** Leases up to `limit` due entries. */
  take(limit: number): Promise<readonly Entry[]>;
  /** Delivers an entry, and removes or postpones it. Rejects if the database is unavailable. */
  deliver(entry: Entry): Promise<void>;
  /** How long until the next entry is due, in milliseconds; undefined if there is none. */
  untilNext(): Promise<number | undefined>;
}

/** Options of {@link createLoop}. */
export interface LoopOptions {
  readonly log: (line: string) => void;
  /** How long to wait after a failure of the database. */
  readonly retryMs: number;
  /** Rows that another process on the same database has inserted are found within this time. */
  readonly lookAgainMs: number;
}

/** Processes a queue whenever an entry may be due. */
export interface Loop {
  /** There may be a new row. Returns immediately. */
  wake(): void;
  /** Aborted as soon as the loop is being closed. */
  readonly closing: AbortSignal;
  /** Stops the loop and waits for the deliveries in progress. */
  close(): Promise<void>;
}

/** Creates a loop that idles until its first `wake`. */
export function createLoop<Entry>(
  { name, atOnce, take, deliver, untilNext }: Queue<Entry>,
  { log, retryMs, lookAgainMs }: LoopOptions,
): Loop {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const pass = async (): Promise<void> => {
    let wait = lookAgainMs;
    try {
      do {
        again = false;
        const due = await take(atOnce);
        // Wait for all, even if one fails: the database may be closed afterwards.
        const results = await Promise.allSettled(due.map(deliver));
        for (const result of results) if (result.status === 'rejected') throw result.reason;
        again ||= due.length === atOnce;
      } while (again && !closing.signal.aborted);
      wait = Math.min(wait, (await untilNext()) ?? wait);
    } catch (error) {
      // The database is unavailable or closing. The entries stay in the outbox.
      if (!closing.signal.aborted)
        log(`${name} cannot read the outbox: ${error instanceof Error ? error.name : 'error'}`);
      wait = retryMs;
    }
    if (!closing.signal.aborted) timer = setTimeout(wake, Math.max(0, Math.ceil(wait))).unref();
  };

  const wake = (): void => {
    if (closing.signal.aborted) return;
    again = true;
    if (running !== undefined) return;
    clearTimeout(timer);
    running = pass().finally(() => {
      running = undefined;
      // `wake` was called after the last `take`.
      if (again) wake();
    });
  };

  return {
    wake,
    closing: closing.signal,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** The exponential delay after a number of attempts, up to `longestMs`. */
export function backoff(attempts: number, retryMs: number, longestMs: number): number {
  return Math.min(longestMs, retryMs * 2 ** Math.min(attempts - 1, 30));
}
