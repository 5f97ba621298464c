import { Gauge, type Registry } from 'prom-client';
import { quoteIdentifier, type Database } from '../database/database.ts';
import { within } from '../within.ts';

interface Reading {
  readonly responseSeconds: number;
  readonly sizeBytes: number;
  /** Undefined where notifications have never been configured: then there is no outbox. */
  readonly outbox: { readonly waiting: number; readonly oldestSeconds: number } | undefined;
}

/**
 * Registers the database metrics, and returns the function that updates them before they are collected. If the database
 * does not answer in time, removes all but `site_database_up`: old numbers would look current.
 */
export function databaseMetrics(register: Registry, database: Database, timeoutMs: number): () => Promise<void> {
  const registers = [register];
  const gauge = (name: string, help: string): Gauge => new Gauge({ registers, name, help });
  const up = gauge('site_database_up', 'Whether the database answers (1) or not (0).');
  const response = gauge('site_database_response_seconds', 'How long the database took to answer the simplest query.');
  const size = gauge('site_database_size_bytes', 'Size of the database.');
  const waiting = gauge('site_outbox_waiting', 'Rows of which integrations.notify has not been notified yet.');
  const oldest = gauge('site_outbox_oldest_seconds', 'Age of the oldest of these rows; 0 if there is none.');
  // A database that hangs is not queried again until it has answered.
  let reading: Promise<Reading> | undefined;
  return async () => {
    reading ??= read(database).finally(() => (reading = undefined));
    const found = await within(timeoutMs, reading);
    up.set(found === undefined ? 0 : 1);
    show(response, found?.responseSeconds);
    show(size, found?.sizeBytes);
    show(waiting, found?.outbox?.waiting);
    show(oldest, found?.outbox?.oldestSeconds);
  };
}

function show(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

async function read(database: Database): Promise<Reading> {
  const began = performance.now();
  await database.query('select 1');
  const responseSeconds = (performance.now() - began) / 1000;
  const [found] = await database.query<{ size: number; outbox: boolean }>(
    `select pg_database_size(current_database())::float8 as size, to_regclass('site_internal.outbox') is not null as outbox`,
  );
  return {
    responseSeconds,
    sizeBytes: found?.size ?? 0,
    outbox: found?.outbox === true ? await readOutbox(database) : undefined,
  };
}

/** An outbox entry only has its due time; its age is that of the row it refers to. */
async function readOutbox(database: Database): Promise<Reading['outbox']> {
  const [counted] = await database.query<{ waiting: number }>(
    'select count(*)::float8 as waiting from site_internal.outbox',
  );
  const [first] = await database.query<{ table: string; row: string }>(
    'select table_name as "table", row_id::text as "row" from site_internal.outbox order by id limit 1',
  );
  if (first === undefined) return { waiting: 0, oldestSeconds: 0 };
  const [row] = await database.query<{ age: number }>(
    `select extract(epoch from clock_timestamp() - created_at)::float8 as age from public.${quoteIdentifier(first.table)} where id = $1::uuid`,
    [first.row],
  );
  return { waiting: counted?.waiting ?? 0, oldestSeconds: Math.max(0, row?.age ?? 0) };
}
