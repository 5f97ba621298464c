import type { HeaderSet } from '#contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { BackendRoute } from './backend-route.ts';
import type { Probe } from './health.ts';
import type { ServerLimits } from './limits.ts';
import type { Guard } from './password.ts';
import { hasBody, refusalOf } from './request-rules.ts';
import { parseTarget } from './request-target.ts';
import type { SiteHandler } from './site-handler.ts';

export interface Answerers {
  readonly limits: ServerLimits;
  readonly site: SiteHandler;
  /** Added to every response. */
  readonly headers: HeaderSet;
  /** Tried in this order, before the site. */
  readonly routes: readonly BackendRoute[];
  /** Runs first; it can deny access. */
  readonly guard?: Guard | undefined;
  /** The health check, by path. */
  readonly probes: ReadonlyMap<string, Probe>;
  /** Whether the server is shutting down: then each response closes its connection. */
  readonly isStopping: () => boolean;
  /** Called with the status of each request that is refused as malformed. */
  readonly onRefused: (status: number) => void;
}

/** Passes a request to its handler, and adds the security headers to every response. */
export function createAnswer(
  answerers: Answerers,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { limits, site, routes, probes, guard, isStopping, onRefused } = answerers;
  const headers = Object.entries(answerers.headers);
  // Not Node's maxRequestsPerSocket: that one discloses the limit in a header and leaves the connection open.
  const requestsOf = new WeakMap<Socket, number>();
  const isLast = ({ socket }: IncomingMessage): boolean => {
    const count = (requestsOf.get(socket) ?? 0) + 1;
    requestsOf.set(socket, count);
    return count >= limits.requestsPerConnection;
  };
  return async (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isLast(request) || isStopping()) response.shouldKeepAlive = false;
    const refusal = refusalOf(request, limits);
    if (refusal !== undefined) {
      response.shouldKeepAlive = false;
      onRefused(refusal);
      return void response.writeHead(refusal).end();
    }
    if (guard?.(request, response)) return;
    if (routes.some((route) => route(request, response))) return;
    // The body is not read, so the connection cannot carry another request.
    if (hasBody(request)) response.shouldKeepAlive = false;
    const probe = probes.get(parseTarget(request.url ?? '/')?.path ?? '');
    if (probe !== undefined) return probe(request, response);
    site(request, response);
  };
}
