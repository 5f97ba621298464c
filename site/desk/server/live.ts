import { EventEmitter } from 'node:events';
import { quoteIdentifier, type Database } from '../../server/database/database.ts';
import { displayName } from '../format.ts';
import type { SignedIn } from './sign-in.ts';

/** The events for open pages. */
interface LiveEvents {
  /** A table has new or changed rows. */
  readonly rows: [table: string];
  /** Somebody has opened or left a row. */
  readonly readers: [table: string, id: string];
  /** Sessions have ended. */
  readonly sessions: [];
  /** There will be no more events. */
  readonly close: [];
}

/** How often to look for rows that other processes have stored, while there are listeners. */
const EVERY_MS = 3000;

/** Looks for new rows in some tables while pages listen: every few seconds, and at once after `wake`. */
export function createLive(database: Database, tables: readonly string[], onError: (error: unknown) => void) {
  const events = new EventEmitter<LiveEvents>().setMaxListeners(0);
  /** The newest row of each table at the last look; undefined before the first one. */
  let known: ReadonlyMap<string, string> | undefined;
  // Two looks at the same time may report a row twice, but miss none.
  const look = async (): Promise<void> => {
    const newest = await newestRows(database, tables);
    for (const [table, row] of newest) if (known && known.get(table) !== row) events.emit('rows', table);
    known = newest;
  };
  const wake = (): void => {
    if (events.listenerCount('rows') > 0) look().catch(onError);
    else known = undefined;
  };
  const presence = createPresence((row) => {
    const [table = '', id = ''] = row.split('/');
    events.emit('readers', table, id);
  });
  const timer = setInterval(wake, EVERY_MS).unref();
  return {
    events,
    presence,
    /** Looks for new rows at once, because this process has stored one or a page has begun to listen. */
    wake,
    /** Ends the event streams, because the server stops. */
    close() {
      clearInterval(timer);
      presence.close();
      events.emit('close');
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

/** How long a page counts as open after it last said so. Visible pages say so every 15 seconds. */
const KEPT_MS = 40_000;

/** A colleague who has a row open, until the timer ends. */
interface Reader {
  readonly name: string;
  readonly timer: NodeJS.Timeout;
}

/** A row as `<table>/<id>`. */
type RowKey = `${string}/${string}`;

/** Tracks in memory which people have which row open. Calls `onChange` when somebody opens or leaves a row. */
export function createPresence(onChange: (row: RowKey) => void) {
  const rows = new Map<RowKey, Map<string, Reader>>();
  const leave = (row: RowKey, { id }: Pick<SignedIn, 'id'>): void => {
    const readers = rows.get(row);
    clearTimeout(readers?.get(id)?.timer);
    if (!readers?.delete(id)) return;
    if (readers.size === 0) rows.delete(row);
    onChange(row);
  };
  return {
    /** Notes that a person has a row open. Returns the names of the others who have. */
    enter(row: RowKey, person: Pick<SignedIn, 'id' | 'name' | 'email'>): readonly string[] {
      const readers = rows.get(row) ?? new Map<string, Reader>();
      rows.set(row, readers);
      const known = readers.get(person.id);
      clearTimeout(known?.timer);
      const timer = setTimeout(() => leave(row, person), KEPT_MS).unref();
      readers.set(person.id, { name: displayName(person), timer });
      if (known === undefined) onChange(row);
      return [...readers].filter(([id]) => id !== person.id).map(([, { name }]) => name);
    },
    /** Notes that a person no longer has a row open. */
    leave,
    /** Forgets everybody, because the server stops. */
    close() {
      for (const readers of rows.values()) for (const { timer } of readers.values()) clearTimeout(timer);
      rows.clear();
    },
  };
}
