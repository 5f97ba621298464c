import type { Server } from 'node:http';
import { describePortError } from '../../file-error.mjs';
import { codeOf } from '../errors.ts';
import { isSupervised, listenThroughSupervisor, stopInherited } from '../supervised.ts';
import { UserError } from '../../user-error.mjs';

/** How often a stopping server looks for connections that have become idle. */
const IDLE_MS = 50;

/**
 * Starts listening and returns the server's URL. A supervised server gets its connections from the supervisor.
 *
 * @throws {UserError} if the port is in use or not allowed, or the host is not an address of this machine
 */
export async function listen(server: Server, host: string, port: number, setting = 'PORT'): Promise<string> {
  const begin = isSupervised() ? listenThroughSupervisor : listenHere;
  const actual = await begin(server, { host, port, setting }).catch((error: unknown) => {
    const message = describePortError(codeOf(error), { host, port }, setting);
    throw message === undefined ? error : new UserError(message, { cause: error });
  });
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

async function listenHere(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Stops listening, waits for pending requests, and closes their connections after `timeoutMs`. */
export async function stopListening(server: Server, timeoutMs: number): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), timeoutMs);
  // A connection that is kept alive becomes idle after its pending response.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  // Ignores the error: a supervised server never listened itself.
  await new Promise<void>((done) => void server.close(() => done()));
  await stopInherited(server, timeoutMs);
  clearTimeout(force);
  clearInterval(idle);
}
