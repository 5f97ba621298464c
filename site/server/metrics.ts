import type { TableRules } from '#contract';
import { setTimeout } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { limits } from '#generated/server.ts';
import type { BackendLogEntry } from './insert-rows.ts';
import { hasTable, quoteIdentifier, type Database } from './database/database.ts';
import { TROUBLE_KINDS } from '../publish/contract.ts';
import { troublesIn } from '../publish/troubles.ts';
import type { HttpContext, HttpEnv } from './http/http-app.ts';
import { isSecret } from './secret.ts';

/** Default metrics to remove: deprecated by Node, or gauges with a counter's name, which Prometheus' linters reject. */
const LEFT_OUT = /^nodejs_active_(?:handles|requests|.*_total)/;
const OUTCOMES = ['accepted', 'rejected', 'rate_limited', 'failed'] as const;
/** The label for URLs that do not name a table of the site. */
const NO_TABLE = '-';

/**
 * Creates the server's metrics in Prometheus' format, starting at zero; without tables, those of requests and the
 * process alone. Every label has a fixed set of values, and none is about a visitor.
 */
export function createMetrics(token: string, tables: TableRules | undefined) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  for (const { name } of register.getMetricsAsArray()) if (LEFT_OUT.test(name)) register.removeSingleMetric(name);
  const requests = new Counter({
    registers,
    name: 'site_http_requests_total',
    help: 'Requests answered, by status class.',
    labelNames: ['status'],
  });
  const inserts = new Counter({
    registers,
    name: 'site_inserts_total',
    help: 'Form submissions by table and outcome; one that is repeated after it was stored counts as accepted.',
    labelNames: ['table', 'outcome'],
  });
  for (const table of tables ? [...Object.keys(tables), NO_TABLE] : [])
    for (const outcome of OUTCOMES) inserts.inc({ table, outcome }, 0);
  const gauge = (name: string, help: string): Gauge => new Gauge({ registers, name, help });
  const purged = gauge(
    'site_purge_last_success_timestamp_seconds',
    'When rows past their retention period were last deleted; 0 if never.',
  );
  const up = gauge('site_database_up', 'Whether the database answers (1) or not (0).');
  const oldest = gauge('site_outbox_oldest_seconds', 'Age of the oldest row that waits for its notification, or 0.');
  const troubles = new Gauge({
    registers,
    name: 'site_publish_trouble',
    help: 'Whether something about publishing does not work (1), by kind.',
    labelNames: ['kind'],
  });
  // A database that hangs is not queried again until it has answered.
  let reading: Promise<number> | undefined;
  return {
    /** Counts a response once it has ended. */
    count: (({ env: { outgoing } }, next) => {
      outgoing.once('close', () => requests.inc({ status: `${Math.floor(outgoing.statusCode / 100)}xx` }));
      return next();
    }) satisfies MiddlewareHandler<HttpEnv>,
    /** Counts the answer to an insert. */
    answered: ({ table, status }: BackendLogEntry) => inserts.inc({ table, outcome: outcomeOf(status) }),
    /** Notes that rows past their retention period were deleted. */
    purged: () => purged.setToCurrentTime(),
    /** Answers with all metrics, or 401 without the token. */
    async answer({ req, header, body }: HttpContext, database?: Database): Promise<Response> {
      header('cache-control', 'no-store');
      if (!isSecret(/^Bearer +(\S+)$/i.exec(req.header('authorization') ?? '')?.[1] ?? '', token))
        return body(null, 401, { 'www-authenticate': 'Bearer realm="metrics"', 'content-length': '0' });
      if (database) {
        reading ??= outboxAge(database).finally(() => (reading = undefined));
        const age = await Promise.race([
          reading.catch(() => undefined),
          setTimeout(limits.healthTimeout, undefined, { ref: false }),
        ]);
        up.set(age === undefined ? 0 : 1);
        oldest.set(age ?? 0);
      }
      const present = new Set(troublesIn().map(({ kind }) => kind));
      for (const kind of TROUBLE_KINDS) troubles.set({ kind }, present.has(kind) ? 1 : 0);
      return body(await register.metrics(), 200, { 'content-type': register.contentType });
    },
  };
}

function outcomeOf(status: number): (typeof OUTCOMES)[number] {
  if (status < 400) return 'accepted';
  if (status === 429) return 'rate_limited';
  return status < 500 ? 'rejected' : 'failed';
}

/** The age of the oldest row in the outbox, in seconds; 0 if none waits or notifications were never enabled. */
async function outboxAge(database: Database): Promise<number> {
  const [first] = (await hasTable(database, 'site_internal.outbox'))
    ? await database.query<{ table: string; row: string }>(
        'select table_name as "table", row_id::text as "row" from site_internal.outbox order by id limit 1',
      )
    : [];
  if (first === undefined) return 0;
  const [row] = await database.query<{ age: number }>(
    `select extract(epoch from clock_timestamp() - created_at)::float8 as age from public.${quoteIdentifier(first.table)} where id = $1::uuid`,
    [first.row],
  );
  return Math.max(0, row?.age ?? 0);
}
