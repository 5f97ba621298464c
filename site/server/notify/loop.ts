/** A queue in the database, and how its entries are delivered. */
export interface Queue<Entry> {
  /** What the log calls it. */
  readonly name: string;
  /** How many deliveries run at the same time. */
  readonly atOnce: number;
  /** Takes so many of those that are due, and keeps them from everybody else for a while. */
  take(limit: number): Promise<readonly Entry[]>;
  /** Delivers one, and removes or postpones it. Rejects when the database is away. */
  deliver(entry: Entry): Promise<void>;
  /** How long until the next is due, in milliseconds; nothing when there is none. */
  untilNext(): Promise<number | undefined>;
}

/** What {@link createLoop} needs besides. */
export interface LoopOptions {
  readonly log: (line: string) => void;
  /** How long to wait after the database was away. */
  readonly retryMs: number;
  /** Rows that another process on the same database has inserted are found within this time. */
  readonly lookAgainMs: number;
}

/** Goes through a queue whenever something may be due. */
export interface Loop {
  /** There may be a new row. Returns immediately. */
  wake(): void;
  /** Aborted when the loop is being closed. */
  readonly closing: AbortSignal;
  /** Ends it, and waits for the deliveries in progress. */
  close(): Promise<void>;
}

/** Starts nothing until it is woken. */
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
        // All of them end before anything else happens: the database may be closed after this.
        const ends = await Promise.allSettled(due.map(deliver));
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
        again ||= due.length === atOnce;
      } while (again && !closing.signal.aborted);
      wait = Math.min(wait, (await untilNext()) ?? wait);
    } catch (error) {
      // The database is away, or is being closed. What is in the outbox waits there.
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
      // Woken between the last look and the end.
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

/** How long to wait after so many attempts: each further one doubles it, up to the longest. */
export function backoff(attempts: number, retryMs: number, longestMs: number): number {
  return Math.min(longestMs, retryMs * 2 ** Math.min(attempts - 1, 30));
}
