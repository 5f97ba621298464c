import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

import { UserError } from '../site/user-error.mjs';

/**
 * Where the server will listen, from the environment.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ host: string, port: number }}
 */
export function listenAddress(env = process.env) {
  const host = env['HOST'] || '127.0.0.1';
  const port = Number(env['PORT'] || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { host, port };
  throw new UserError(
    `PORT is "${env['PORT']}", which is not a port: give a number from 0 to 65535, as in ${example(3001)}`,
  );
}

/**
 * Where the desk will listen beside the site; nowhere when it is switched off, or the site has none. What is wrong with the
 * settings the server says itself.
 * @param {string} specFolder
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ host: string, port: number } | undefined}
 */
export function deskAddress(specFolder, env = process.env) {
  const { host, port } = listenAddress(env);
  const own = env['DESK_PORT']?.trim() || String(port === 0 ? 0 : port === 65_535 ? port - 1 : port + 1);
  if (!/^\d{1,5}$/.test(own) || Number(own) > 65_535 || env['SUPABASE_URL'] || !existsSync(join(specFolder, 'desk.ts')))
    return undefined;
  return { host, port: Number(own) };
}

/**
 * Refuses an address that cannot be listened on, before minutes go into a build for it.
 * @param {{ host: string, port: number }} address
 * @param {string} [setting] the variable that says the port
 */
export async function requireFreePort({ host, port }, setting = 'PORT') {
  const code = await listenError(host, port);
  if (code === undefined) return;
  throw new UserError(describe(code, host, port, setting));
}

/** A free port of this machine. `get-port` finds one too; this file also runs before any package is installed. @returns {Promise<number>} */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.');
  return address.port;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
function listenError(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * The other port to try leaves room for the desk of whoever has this one.
 * @param {string} code
 * @param {string} host
 * @param {number} port
 * @param {string} setting
 */
function describe(code, host, port, setting) {
  if (code === 'EADDRINUSE') {
    return (
      `port ${port} on ${host} is already in use by another program.\n` +
      `Stop that program, or choose another port: ${example(port < 65_534 ? port + 2 : 3002, setting)}`
    );
  }
  if (code === 'EACCES') {
    return `port ${port} is reserved for the system's administrator.\nChoose one from 1024 up: ${example(3001, setting)}`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return (
      `HOST is "${host}", which is not an address of this machine.\n` +
      'Leave HOST out for this machine alone, or set HOST=0.0.0.0 for the whole network.'
    );
  }
  return `the server cannot listen on ${host}, port ${port} (${code}).\nChoose another port: ${example(3001, setting)}`;
}

/**
 * How to set a port, in the words of the shell that the platform has.
 * @param {number} port
 * @param {string} [setting]
 */
function example(port, setting = 'PORT') {
  return process.platform === 'win32' ? `set ${setting}=${port}&& npm start` : `${setting}=${port} npm start`;
}
