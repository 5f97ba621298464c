import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';

import { describePortError } from '../site/file-error.mjs';
import { UserError } from '../site/user-error.mjs';

/** @typedef {{ host: string, port: number }} Address */

/**
 * The address at which the server will listen.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Address}
 */
export function listenAddress(env = process.env) {
  const host = env['HOST'] || '127.0.0.1';
  const port = Number(env['PORT'] || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { host, port };
  throw new UserError(
    `PORT is "${env['PORT']}", which is not a port: use a number from 0 to 65535, as in PORT=3001 npm start`,
  );
}

/**
 * Requires that the address is free, before spending minutes on a build.
 * @param {Address} address
 */
export async function requireFreePort(address) {
  const probe = createServer();
  try {
    probe.listen({ ...address, exclusive: true });
    await once(probe, 'listening');
  } catch (error) {
    const message = describePortError(Object(error).code, address, 'PORT');
    throw message === undefined ? error : new UserError(message);
  }
  probe.close();
  await once(probe, 'close');
}

/** The ports already returned: the system may assign one again before anything listens on it. @type {Set<number>} */
const given = new Set();

/** A free port of this machine, a different one each time. @returns {Promise<number>} */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  if (given.has(address.port)) return freePort();
  given.add(address.port);
  return address.port;
}
