import { once } from 'node:events';
import type { Server } from 'node:http';
import { describePortError } from '../../file-error.mjs';
import { codeOf } from '../errors.ts';
import { isSupervised, listenThroughSupervisor } from '../supervised.ts';
import { UserError } from '../../user-error.mjs';

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
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
