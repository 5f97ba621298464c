import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describePortError } from '../../file-error.mjs';
import { codeOf } from '../../errors.ts';
import { isSupervised, listenThroughSupervisor } from '../../publish/supervised.ts';
import { UserError } from '../../user-error.mjs';

/**
 * Starts listening and returns the server's URL. A supervised server gets its connections from the supervisor.
 *
 * @throws {UserError} if the port is in use or not allowed, or the host is not an address of this machine
 */
export async function listen(server: Server, host: string, port: number, setting: string): Promise<string> {
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
