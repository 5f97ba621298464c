import type { Server } from 'node:http';
import { codeOf } from '../errors.ts';
import { isSupervised, listenThroughSupervisor, stopInherited } from '../supervised.ts';
import { UserError } from '../../user-error.mjs';

/**
 * Starts listening and returns the server's URL. A supervised server gets its connections from the supervisor.
 *
 * @throws {UserError} if the port is in use or not allowed, or the host is not an address of this machine
 */
export async function listen(server: Server, host: string, port: number, setting = 'PORT'): Promise<string> {
  const begin = isSupervised() ? listenThroughSupervisor : listenHere;
  const actual = await begin(server, { host, port, setting }).catch((error: unknown) => {
    throw explain(error, host, port, setting);
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
  await new Promise<void>((done) => {
    // Ignores the error: a supervised server never listened itself.
    server.close(() => done());
    server.closeIdleConnections();
  });
  await stopInherited(server, timeoutMs);
  clearTimeout(force);
}

function explain(error: unknown, host: string, port: number, setting: string): unknown {
  const because = (message: string): UserError => new UserError(message, { cause: error });
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return because(
        `Port ${port} on ${host} is in use by another program. Stop it, or choose another port: ${setting}=${port > 65_533 ? 3000 : port + 2} npm start`,
      );
    case 'EACCES':
      return because(
        `No permission to listen on port ${port}. Choose one above 1023, for example: ${setting}=3000 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return because(
        `"${host}" is not an address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 for all its addresses.`,
      );
    default:
      return error;
  }
}
