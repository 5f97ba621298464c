import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { finalStatus } from '../http/access-log.ts';
import type { ConnectionLimit } from '../http/connections.ts';

/** In seconds. A page takes a fraction of a millisecond, an insert a few; after ten seconds a visitor has left. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = ['GET', 'HEAD', 'POST'];

export interface RequestMetrics {
  follow(request: IncomingMessage, response: ServerResponse): void;
  /** Counts the response to a malformed request. */
  broken(status: number): void;
  refused(limit: ConnectionLimit): void;
  /** Reads the number of open connections whenever the metrics are collected. */
  watchConnections(count: () => number): void;
  /** Counts an unexpected error. */
  failed(): void;
}

/** Registers the request metrics. Every label has a fixed set of values, so clients cannot create new series. */
export function requestMetrics(register: Registry): RequestMetrics {
  const registers = [register];
  const requests = new Counter({
    registers,
    name: 'site_http_requests_total',
    help: 'Requests answered, by method and status class.',
    labelNames: ['method', 'status'],
  });
  const durations = new Histogram({
    registers,
    name: 'site_http_request_duration_seconds',
    help: 'Time from the headers of a request to the last byte of its response.',
    labelNames: ['method'],
    buckets: DURATIONS,
  });
  const refused = new Counter({
    registers,
    name: 'site_http_connections_refused_total',
    help: 'Connections refused over the limit of the server or of one address.',
    labelNames: ['limit'],
  });
  const failures = new Counter({
    registers,
    name: 'site_internal_errors_total',
    help: 'Unexpected errors while handling requests.',
  });
  for (const limit of ['server', 'address'] satisfies ConnectionLimit[]) refused.inc({ limit }, 0);
  const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;
  return {
    follow(request, response) {
      const began = performance.now();
      const method = METHODS.find((known) => known === request.method) ?? 'other';
      response.once('close', () => {
        requests.inc({ method, status: classOf(finalStatus(response)) });
        durations.observe({ method }, (performance.now() - began) / 1000);
      });
    },
    broken: (status) => requests.inc({ method: 'other', status: classOf(status) }),
    refused: (limit) => refused.inc({ limit }),
    watchConnections(count) {
      const gauge: Gauge = new Gauge({
        registers,
        name: 'site_http_connections',
        help: 'Open connections.',
        collect: () => gauge.set(count()),
      });
    },
    failed: () => failures.inc(),
  };
}
