import type { Connection, Database } from '../database/database.ts';
import { placesOf } from './read-leads.ts';

/** Row counts by table; omits tables without rows. */
export type Counts = Readonly<Record<string, number>>;

/** Formats row counts by table: `leads 2, applications 1`. */
export function describeCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');
}

/** Deletes rows past their retention period, or only counts them. */
export async function purge(connection: Connection, counting: boolean): Promise<Counts> {
  const rows = await connection.query<{ name: string; due: number }>(
    'select name, rows_due::float8 as due from site_internal.purge($1::boolean)',
    [counting],
  );
  return Object.fromEntries(rows.filter(({ due }) => due > 0).map(({ name, due }) => [name, due]));
}

/** Removes deleted rows from the database's files. Returns `false` if that failed; PostgreSQL's autovacuum retries. */
export async function vacuumDeleted(database: Database): Promise<boolean> {
  try {
    const places = await placesOf(database.withoutTimeout);
    // The generator's names need no quotes.
    const own = await database.withoutTimeout.query<{ name: string }>(
      "select name from unnest(array['follow_ups', 'row_states', 'row_origins']) as name where to_regclass('site_internal.' || name) is not null",
    );
    await database.vacuum([
      ...places.map(({ table }) => `public.${table}`),
      ...own.map(({ name }) => `site_internal.${name}`),
    ]);
    return true;
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;

/**
 * Purges now and once a day, until it is closed. Logs only the counts; calls `onPurged` after each successful purge.
 */
export function startPurging(
  database: Database,
  log: (line: string) => void,
  onPurged: () => void = () => undefined,
): { close(): Promise<void> } {
  let closed = false;
  const pass = async (): Promise<void> => {
    try {
      const removed = await database.withoutTimeout.transaction((connection) => purge(connection, false));
      onPurged();
      if (Object.keys(removed).length > 0) {
        // Do not rewrite the tables if only digests were removed.
        const places = await placesOf(database.withoutTimeout);
        if (places.some(({ table }) => table in removed)) await vacuumDeleted(database);
        log(`purge ${describeCounts(removed)}`);
      }
    } catch (error) {
      // The database is unavailable or closing; the next pass retries.
      if (!closed) log(`purge failed: ${error instanceof Error ? error.name : 'error'}`);
    }
  };
  let running = pass();
  const timer = setInterval(() => (running = pass()), DAY_MS).unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
