import type { Database } from '../../server/database/database.ts';
import { quoteIdentifier } from '../../server/database/database.ts';

/** Whoever waits for news. */
export interface Listener {
  /** A table has new rows, or a row of it has changed. */
  readonly onTable: (table: string) => void;
  /** Sessions have ended: it may be the listener's own. */
  readonly onSessions: () => void;
  /** There will be no more news. */
  readonly onClose: () => void;
}

/** News of rows, for pages that are open. */
export interface Live {
  /** Tells a listener until the returned function is called. */
  listen(listener: Listener): () => void;
  /** Something was stored by this process: looks at once what. */
  wake(): void;
  /** A colleague has changed a row. */
  changed(table: string): void;
  /** Sessions have ended. */
  recheck(): void;
  /** Ends all waiting: the server stops. */
  close(): void;
}

/** What {@link createLive} needs. */
export interface LiveOptions {
  readonly database: Database;
  /** Names of tables. */
  readonly tables: readonly string[];
  readonly onError: (error: unknown) => void;
  /** How often to look, while somebody waits, for rows that others have stored. */
  readonly everyMs?: number;
}

const EVERY_MS = 3000;

/** Looks for new rows while a page waits for them: in this process at once, from elsewhere every few seconds. */
export function createLive({ database, tables, onError, everyMs = EVERY_MS }: LiveOptions): Live {
  const listeners = new Set<Listener>();
  let newest: ReadonlyMap<string, string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let isClosed = false;
  const tell = (table: string): void => {
    for (const { onTable } of listeners) onTable(table);
  };
  const look = async (): Promise<void> => {
    const now = await newestRows(database, tables);
    const before = newest;
    newest = now;
    if (before !== undefined) for (const [table, row] of now) if (row !== before.get(table)) tell(table);
  };
  const lookSoon = (): void => {
    if (looking !== undefined) {
      again = true;
      return;
    }
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
        if (again && listeners.size > 0) lookSoon();
        again = false;
      });
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    // What came in while nobody looked is no news.
    newest = undefined;
  };
  return {
    listen(listener) {
      if (isClosed) {
        listener.onClose();
        return () => undefined;
      }
      listeners.add(listener);
      if (timer === undefined) {
        timer = setInterval(lookSoon, everyMs).unref();
        lookSoon();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    wake() {
      if (listeners.size > 0) lookSoon();
    },
    changed: tell,
    recheck() {
      for (const { onSessions } of listeners) onSessions();
    },
    close() {
      isClosed = true;
      for (const { onClose } of listeners) onClose();
      listeners.clear();
      stop();
    },
  };
}

/** The newest row of each table, found by its index. */
async function newestRows(database: Database, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const one = (table: string, place: number): string =>
    `select ${place} as place, (select id::text from public.${quoteIdentifier(table)} order by created_at desc, id desc limit 1) as id`;
  const rows =
    tables.length === 0
      ? []
      : await database.query<{ place: number; id: string | null }>(tables.map(one).join(' union all '));
  return new Map(rows.map(({ place, id }) => [tables[place] ?? '', id ?? '']));
}
