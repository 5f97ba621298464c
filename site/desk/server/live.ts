import { EventEmitter } from 'node:events';
import { quoteIdentifier, type Database } from '../../server/database/database.ts';
import { createPresence } from './presence.ts';

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
