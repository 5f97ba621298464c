import type { Database } from '../../server/database/database.ts';
import { quoteIdentifier } from '../../server/database/database.ts';

/** The callbacks of an open page. */
export interface Listener {
  /** Called when a table has new or changed rows. */
  readonly onTable: (table: string) => void;
  /** Called when sessions have ended, possibly the listener's own. */
  readonly onSessions: () => void;
  /** Called when there will be no more events. */
  readonly onClose: () => void;
}

/** Notifies open pages of new and changed rows. */
export interface Live {
  /** Adds a listener. The returned function removes it. */
  listen(listener: Listener): () => void;
  /** Looks for new rows at once, because this process has stored one. */
  wake(): void;
  /** Notifies the listeners that a row of a table has changed. */
  changed(table: string): void;
  /** Notifies the listeners that sessions have ended. */
  recheck(): void;
  /** Removes all listeners, because the server stops. */
  close(): void;
}

/** Options of {@link createLive}. */
export interface LiveOptions {
  readonly database: Database;
  /** Names of tables. */
  readonly tables: readonly string[];
  readonly onError: (error: unknown) => void;
  /** How often to look for rows that other processes have stored, while there are listeners. */
  readonly everyMs?: number;
}

const EVERY_MS = 3000;

/** Looks for new rows while there are listeners: every few seconds, and at once after {@link Live.wake}. */
export function createLive({ database, tables, onError, everyMs = EVERY_MS }: LiveOptions): Live {
  const listeners = new Set<Listener>();
  /** The newest row of each table at the last look; undefined before the first one. */
  let known: ReadonlyMap<string, string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let isClosed = false;
  const changed = (table: string): void => {
    for (const { onTable } of listeners) onTable(table);
  };
  const look = async (): Promise<void> => {
    const before = known;
    known = await newestRows(database, tables);
    if (before) for (const [table, row] of known) if (row !== before.get(table)) changed(table);
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
    timer = known = undefined;
  };
  return {
    listen(listener) {
      if (isClosed) {
        listener.onClose();
        return () => undefined;
      }
      listeners.add(listener);
      timer ??= setInterval(lookSoon, everyMs).unref();
      lookSoon();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    wake() {
      if (listeners.size > 0) lookSoon();
    },
    changed,
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

/** Reads the id of the newest row of each table. */
async function newestRows(database: Database, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const one = (table: string, place: number): string =>
    `select ${place} as place, (select id::text from public.${quoteIdentifier(table)} order by created_at desc, id desc limit 1) as id`;
  const rows =
    tables.length === 0
      ? []
      : await database.query<{ place: number; id: string | null }>(tables.map(one).join(' union all '));
  return new Map(rows.map(({ place, id }) => [tables[place] ?? '', id ?? '']));
}
