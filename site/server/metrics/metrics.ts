import type { TableRules } from '#contract';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Probe } from '../http/health.ts';
import { isSecret } from '../http/secret.ts';
import { backendMetrics, type BackendEvents } from './backend-metrics.ts';
import { databaseMetrics } from './database-metrics.ts';
import { requestMetrics, type RequestMetrics } from './request-metrics.ts';

/** Default metrics to remove: deprecated by Node, or gauges with a counter's name, which Prometheus' linters reject. */
const LEFT_OUT = /^nodejs_active_(?:handles|requests|.*_total)/;

/** What {@link createMetrics} needs. */
export interface MetricsOptions {
  /** The token that a request for the metrics sends as `Authorization: Bearer …`. */
  readonly token: string;
  /** How long the database may take to answer. */
  readonly timeoutMs: number;
}

/** The server's metrics in Prometheus' format. */
export interface Metrics {
  readonly requests: RequestMetrics;
  /** Registers the metrics of the embedded backend. */
  countBackend(tables: TableRules): BackendEvents;
  /** Queries the database whenever the metrics are collected. */
  watchDatabase(database: Database): void;
  /** Answers with all metrics, or 401 without the token. */
  readonly probe: Probe;
}

/** Creates the metrics, starting at zero. They contain nothing about visitors: no addresses, paths or form values. */
export function createMetrics({ token, timeoutMs }: MetricsOptions): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const { name } of register.getMetricsAsArray()) if (LEFT_OUT.test(name)) register.removeSingleMetric(name);
  let readDatabase = (): Promise<void> => Promise.resolve();
  return {
    requests: requestMetrics(register),
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
