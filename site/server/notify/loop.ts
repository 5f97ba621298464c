/** What waits to be told, and how. */
export interface Queue<Entry> {
  /** What the log calls it. */
  readonly name: string;
  /** How many are told at the same time. */
  readonly atOnce: number;
  /** Takes so many of those that are due, and keeps them from everybody else for a while. */
  take(limit: number): Promise<readonly Entry[]>;
  /** Tells one, and takes it out or puts it off. Rejects when the database is away. */
  tell(entry: Entry): Promise<void>;
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
  /** A row may be there. Returns at once. */
  wake(): void;
  /** What is to be broken off listens to this. */
  readonly closing: AbortSignal;
  /** Ends it, and waits for what is under way. */
  close(): Promise<void>;
}

/** Starts nothing until it is woken. */
export function createLoop<Entry>({ name, atOnce, take, tell, untilNext }: Queue<Entry>, { log, retryMs, lookAgainMs }: LoopOptions): Loop {
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
        const ends = await Promise.allSettled(due.map(tell));
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
        again ||= due.length === atOnce;
      } while (again && !closing.signal.aborted);
      wait = Math.min(wait, (await untilNext()) ?? wait);
    } catch (error) {
      // The database is away, or is being closed. What is in the outbox waits there.
      if (!closing.signal.aborted) log(`${name} cannot read the outbox: ${error instanceof Error ? error.name : 'error'}`);
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
export const backoff = (attempts: number, retryMs: number, longestMs: number): number => Math.min(longestMs, retryMs * 2 ** Math.min(attempts - 1, 30));
