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
  /** The newest rows that each listener knows of; none until the first look after it came. */
  const known = new Map<Listener, ReadonlyMap<string, string> | undefined>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let isClosed = false;
  const look = async (): Promise<void> => {
    // Whoever comes while the database is asked may have what it answers on the page already: the next look is their first.
    const asking = [...known.keys()];
    const now = await newestRows(database, tables);
    for (const listener of asking.filter((each) => known.has(each))) {
      const before = known.get(listener);
      known.set(listener, now);
      if (before) for (const [table, row] of now) if (row !== before.get(table)) listener.onTable(table);
    }
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
        if (again && known.size > 0) lookSoon();
        again = false;
      });
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    listen(listener) {
      if (isClosed) {
        listener.onClose();
        return () => undefined;
      }
      known.set(listener, undefined);
      timer ??= setInterval(lookSoon, everyMs).unref();
      lookSoon();
      return () => {
        known.delete(listener);
        if (known.size === 0) stop();
      };
    },
    wake() {
      if (known.size > 0) lookSoon();
    },
    changed(table) {
      for (const { onTable } of known.keys()) onTable(table);
    },
    recheck() {
      for (const { onSessions } of known.keys()) onSessions();
    },
    close() {
      isClosed = true;
      for (const { onClose } of known.keys()) onClose();
      known.clear();
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
