import { quoteIdentifier, type Database } from '../../server/database/database.ts';

/** The callbacks of an open page. */
export interface Listener {
  /** Called when a table has new or changed rows. */
  readonly onTable: (table: string) => void;
  /** Called when sessions have ended, possibly the listener's own. */
  readonly onSessions: () => void;
  /** Called when there will be no more events. */
  readonly onClose: () => void;
}

/** How often to look for rows that other processes have stored, while there are listeners. */
const EVERY_MS = 3000;

/** Looks for new rows in some tables while there are listeners: every few seconds, and at once after `wake`. */
export function createLive(database: Database, tables: readonly string[], onError: (error: unknown) => void) {
  const listeners = new Set<Listener>();
  /** The newest row of each table at the last look; undefined before the first one. */
  let known: ReadonlyMap<string, string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const changed = (table: string): void => listeners.forEach(({ onTable }) => onTable(table));
  // Two looks at the same time may report a row twice, but miss none.
  const look = async (): Promise<void> => {
    const newest = await newestRows(database, tables);
    const before = known;
    known = newest;
    if (before) for (const [table, row] of newest) if (row !== before.get(table)) changed(table);
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = known = undefined;
  };
  const wake = (): void => {
    if (listeners.size > 0) look().catch(onError);
  };
  return {
    /** Adds a listener. The returned function removes it. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      timer ??= setInterval(wake, EVERY_MS).unref();
      if (known === undefined) wake();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    /** Looks for new rows at once, because this process has stored one. */
    wake,
    /** Notifies the listeners that a row of a table has changed. */
    changed,
    /** Notifies the listeners that sessions have ended. */
    recheck: () => listeners.forEach(({ onSessions }) => onSessions()),
    /** Removes all listeners, because the server stops. */
    close() {
      listeners.forEach(({ onClose }) => onClose());
      listeners.clear();
      stop();
    },
  };
}

/** Reads the id of the newest row of each table. */
async function newestRows(database: Database, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const one = (table: string, place: number): string =>
    `select ${place} as place, (select id::text from public.${quoteIdentifier(table)} order by created_at desc, id desc limit 1) as id`;
  const rows = await database.query<{ place: number; id: string | null }>(tables.map(one).join(' union all '));
  return new Map(rows.map(({ place, id }) => [tables[place] ?? '', id ?? '']));
}
