import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
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
 * The desk's address; undefined if it is off or the site has none. The server reports invalid settings.
 * @param {string} specFolder
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Address | undefined}
 */
export function deskAddress(specFolder, env = process.env) {
  const { host, port } = listenAddress(env);
  const deskPort = env['DESK_PORT']?.trim() || String(port === 0 ? 0 : port === 65_535 ? port - 1 : port + 1);
  const isPort = /^\d{1,5}$/.test(deskPort) && Number(deskPort) <= 65_535;
  if (!isPort || env['SUPABASE_URL'] || !existsSync(join(specFolder, 'desk.ts'))) return undefined;
  return { host, port: Number(deskPort) };
}

/**
 * Requires that the address is free, before spending minutes on a build.
 * @param {Address} address
 * @param {string} [setting] the variable that sets the port
 */
export async function requireFreePort(address, setting = 'PORT') {
  const probe = createServer();
  try {
    probe.listen({ ...address, exclusive: true });
    await once(probe, 'listening');
  } catch (error) {
    const message = describePortError(Object(error).code, address, setting);
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
