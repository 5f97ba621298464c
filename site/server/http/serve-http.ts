import { once } from 'node:events';
import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { ServerLimits } from '#contract';
import { limits as usualLimits } from '#generated/server.ts';
import { codeOf, describePortError, UserError } from '../../user-error.mjs';
import { isSupervised, listenThroughSupervisor } from '../../publish/supervisor-messages.ts';
import type { Settings } from '../settings.ts';
import { type Listener, parseTarget } from './http-app.ts';

/** Options of {@link serveHttp}. */
interface HttpOptions extends Pick<Settings, 'host' | 'port'>, Partial<Pick<Settings, 'trustedProxies'>> {
  /** The variable that sets the port. */
  readonly setting: 'PORT' | 'DESK_PORT';
  /** Overrides the spec's limits. */
  readonly limits?: Partial<ServerLimits> | undefined;
  /** Added to every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly accessLog?: AccessLog | undefined;
  readonly listener: Listener;
}

/**
 * Serves HTTP: for the site and for the desk. Closes slow connections. Node refuses malformed requests.
 *
 * @throws {UserError} if the port is in use or not allowed
 */
export async function serveHttp(options: HttpOptions) {
  const limits = { ...usualLimits, ...options.limits };
  const headers = new Map(Object.entries(options.headers));
  let stopping = false;
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: limits.checkInterval,
      // Overrides the command line: a lenient parser and a strict proxy disagree about where a request ends.
      insecureHTTPParser: false,
    },
    (request, response) => {
      // Also for requests that do not reach the app.
      options.accessLog?.(request, response);
      response.setHeaders(headers);
      if (stopping) response.shouldKeepAlive = false;
      void options.listener(request, response);
    },
  );
  server.timeout = limits.stalledTimeout;
  const connections = guardConnections(server, limits, (options.trustedProxies ?? 0) > 0);
  return {
    server,
    /** Without a trailing slash. */
    url: await listen(server, options.host, options.port, options.setting),
    /** Stops listening and waits for the open requests. */
    async close(): Promise<void> {
      stopping = true;
      await connections.close(limits.shutdownTimeout);
    },
  };
}

/**
 * Starts listening and returns the server's URL. A supervised server gets its connections from the supervisor.
 *
 * @throws {UserError} if the port is in use or not allowed, or the host is not an address of this machine
 */
async function listen(server: Server, host: string, port: number, setting: string): Promise<string> {
  const begin = isSupervised() ? listenThroughSupervisor : listenHere;
  const actual = await begin(server, { host, port, setting }).catch((error: unknown) => {
    const message = describePortError(codeOf(error), { host, port }, setting);
    throw message === undefined ? error : new UserError(message, { cause: error });
  });
  return urlOf(host, actual);
}

/** The URL of a server of this machine, without a trailing slash. */
export function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function listenHere(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Replaces the address of a server that listens on all interfaces by one that a browser on this machine can open. */
export function reachable(url: string): string {
  return url.replace(/^http:\/\/(?:0\.0\.0\.0|\[::\]):/, 'http://localhost:');
}

/** How long a stopping supervised server waits for the first request on new connections. */
const ARRIVING_MS = 250;
/** How often a stopping server looks for connections that have become idle. */
const IDLE_MS = 50;

/** Limits the open connections: in total, and per address, unless all come from your own proxy. */
function guardConnections(server: Server, limits: ServerLimits, behindProxy: boolean) {
  server.maxConnections = limits.connections;
  const byAddress = new Map<string, number>();
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    const address = behindProxy ? '' : networkOf(socket.remoteAddress ?? '');
    const count = (byAddress.get(address) ?? 0) + 1;
    // maxConnections ignores connections that a supervisor passed on.
    if ((!behindProxy && count > limits.connectionsPerAddress) || open.size >= limits.connections)
      return void socket.destroy();
    byAddress.set(address, count);
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
  });
  return {
    /** Stops listening, waits for pending requests, and closes their connections after `timeoutMs`. */
    async close(timeoutMs: number): Promise<void> {
      // On connections that a supervisor has just passed on, a request may be on its way.
      if (isSupervised()) await setTimeout(ARRIVING_MS);
      // Browsers open some connections in advance, and never use them.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      server.close();
      const deadline = Date.now() + timeoutMs;
      while (open.size > 0 && Date.now() < deadline) {
        // A connection that is kept alive becomes idle after its pending response.
        server.closeIdleConnections();
        await setTimeout(IDLE_MS);
      }
      for (const socket of open) socket.destroy();
    },
  };
}

/** An IPv4 address unchanged; of an IPv6 address the /64 prefix, which providers assign to one customer. */
export function networkOf(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined || !isIPv6(address)) return embedded ?? address;
  const [front = '', back] = address.replace(/%.*$/, '').split('::', 2);
  const head = front.split(':').filter((part) => part !== '');
  const tail = (back ?? '').split(':').filter((part) => part !== '');
  const zeros = back === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/** nginx's status for a client that closed the connection early. */
const CLIENT_CLOSED_REQUEST = 499;

/** Logs a request. */
type AccessLog = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Creates a log with one JSON object per request, which contains nothing about the client.
 *
 * @param pathOf removes personal data from a path
 * @param common properties of every object: `server` marks the desk's requests where site and desk share a log
 */
export function createAccessLog(
  write: (line: string) => void,
  pathOf: (path: string) => string,
  common: { readonly server?: 'desk' } = {},
): AccessLog {
  return (request, response) => {
    const began = performance.now();
    const { method = '-', url = '' } = request;
    const path = pathOf(parseTarget(url)?.path ?? url.split('?', 1)[0] ?? '');
    const counted = countBytes(response);
    response.once('close', () => {
      const { headersSent, statusCode, writableFinished } = response;
      const entry = {
        time: new Date().toISOString(),
        ...common,
        method,
        path,
        status: headersSent || statusCode !== 200 ? statusCode : CLIENT_CLOSED_REQUEST,
        bytes: method === 'HEAD' ? 0 : counted(),
        // From the request's headers to the response's last byte.
        ms: Math.round((performance.now() - began) * 10) / 10,
        // The connection broke before the response was complete.
        ...(!writableFinished && { aborted: true }),
      };
      write(JSON.stringify(entry));
    });
  };
}

/** Counts the body's bytes as they are written: the socket's own count would mix pipelined responses. */
function countBytes(response: ServerResponse): () => number {
  let bytes = 0;
  const lengthOf = (chunk: unknown): number =>
    typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.byteLength(chunk) : 0;
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...parameters: unknown[]) => unknown;
    Object.assign(response, {
      [name]: (...parameters: unknown[]) => {
        bytes += lengthOf(parameters[0]);
        return original(...parameters);
      },
    });
  }
  return () => bytes;
}
