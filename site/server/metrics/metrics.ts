import type { TableRules } from '#contract';
import type { IncomingMessage } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Probe } from '../http/health.ts';
import { isSecret } from '../http/secret.ts';
import { backendMetrics, type BackendEvents } from './backend-metrics.ts';
import { databaseMetrics } from './database-metrics.ts';
import type { RequestKind } from './request-kind.ts';
import { requestMetrics, type RequestMetrics } from './request-metrics.ts';

/** Of the library's own metrics: Node has given these up, or they are gauges under a counter's name, which Prometheus' tools complain of. */
const LEFT_OUT = /^nodejs_active_(?:handles|requests|.*_total)/;

/** What {@link createMetrics} needs. */
export interface MetricsOptions {
  /** What has to come as `Authorization: Bearer …` with a request for the metrics. */
  readonly token: string;
  readonly kindOf: (request: IncomingMessage) => RequestKind;
  /** How long the database may take to say how it is. */
  readonly timeoutMs: number;
}

/** What is counted and measured of a server, for Prometheus and whatever reads its format. */
export interface Metrics {
  readonly requests: RequestMetrics;
  /** Begins to count what the backend does. Not for a site whose data is elsewhere. */
  countBackend(tables: TableRules): BackendEvents;
  /** Has the database asked whenever the metrics are. */
  watchDatabase(database: Database): void;
  /** Answers with all of them; 401 without the token. */
  readonly probe: Probe;
}

/** Counts from zero. Nothing of a visitor is in any of it: no address, no path, no word that somebody typed. */
export function createMetrics({ token, kindOf, timeoutMs }: MetricsOptions): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const { name } of register.getMetricsAsArray()) if (LEFT_OUT.test(name)) register.removeSingleMetric(name);
  let readDatabase = (): Promise<void> => Promise.resolve();
  return {
    requests: requestMetrics(register, kindOf),
    countBackend: (tables) => backendMetrics(register, tables),
    watchDatabase(database) {
      readDatabase = databaseMetrics(register, database, timeoutMs);
    },
    async probe(request, response) {
      response.setHeader('cache-control', 'no-store');
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
      const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (!isSecret(given, token)) {
        return void response
          .writeHead(401, { 'www-authenticate': 'Bearer realm="metrics"', 'content-length': 0 })
          .end();
      }
      await readDatabase();
      const text = Buffer.from(await register.metrics());
      response.writeHead(200, { 'content-type': register.contentType, 'content-length': text.length });
      response.end(request.method === 'HEAD' ? undefined : text);
    },
  };
}
