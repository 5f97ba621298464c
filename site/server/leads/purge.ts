import type { Connection, Database } from '../database/database.ts';
import { placesOf } from './person.ts';
import type { Counts } from './types.ts';

/** Deletes what has been kept for its time, or only counts it. */
export async function purge(connection: Connection, counting: boolean): Promise<Counts> {
  const rows = await connection.query<{ name: string; due: number }>(
    'select name, rows_due::float8 as due from site_internal.purge($1::boolean)',
    [counting],
  );
  return Object.fromEntries(rows.filter(({ due }) => due > 0).map(({ name, due }) => [name, due]));
}

/** Clears deleted rows out of the database's files; `false` where that could not be done, and the database does it in its own time. */
export async function tidy(database: Database): Promise<boolean> {
  try {
    const places = await placesOf(database.unhurried);
    // The names are those of the generator, which need no quotes.
    const own = await database.unhurried.query<{ name: string }>(
      "select name from unnest(array['follow_ups', 'row_states', 'row_origins']) as name where to_regclass('site_internal.' || name) is not null",
    );
    await database.tidy([
      ...places.map(({ table }) => `public.${table}`),
      ...own.map(({ name }) => `site_internal.${name}`),
    ]);
    return true;
  } catch {
    return false;
  }
}

/** Deletes what has been kept for its time, now and once a day, while the server runs. */
export interface Purging {
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;

/** Starts it. The log gets numbers alone; `onPurged` is told each time when all that was due has been deleted. */
export function startPurging(
  database: Database,
  log: (line: string) => void,
  { everyMs = DAY_MS, onPurged = () => undefined }: { readonly everyMs?: number; readonly onPurged?: () => void } = {},
): Purging {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const pass = async (): Promise<void> => {
    try {
      const removed = await database.unhurried.transaction((connection) => purge(connection, false));
      onPurged();
      const told = Object.entries(removed).map(([table, count]) => `${table} ${count}`);
      if (told.length > 0) {
        // Digests alone are no reason to rewrite the tables.
        const places = await placesOf(database.unhurried);
        if (places.some(({ table }) => table in removed)) await tidy(database);
        log(`purge ${told.join(', ')}`);
      }
    } catch (error) {
      // The database is away, or is being closed; tomorrow is another day.
      if (!closed) log(`purge failed: ${error instanceof Error ? error.name : 'error'}`);
    }
    if (!closed) timer = setTimeout(again, everyMs).unref();
  };
  let running = pass();
  function again(): void {
    running = pass();
  }
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
