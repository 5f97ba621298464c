import { once } from 'node:events';
import { createServer } from 'node:net';
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
 * Refuses an address that cannot be listened on, before minutes go into a build for it.
 * @param {{ host: string, port: number }} address
 */
export async function requireFreePort({ host, port }) {
  const code = await listenError(host, port);
  if (code === undefined) return;
  throw new UserError(describe(code, host, port));
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
 * @param {string} code
 * @param {string} host
 * @param {number} port
 */
function describe(code, host, port) {
  if (code === 'EADDRINUSE') {
    return (
      `port ${port} on ${host} is already in use by another program.\n` +
      `Stop that program, or choose another port: ${example(port < 65_535 ? port + 1 : 3001)}`
    );
  }
  if (code === 'EACCES') {
    return `port ${port} is reserved for the system's administrator.\nChoose one from 1024 up: ${example(3001)}`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return (
      `HOST is "${host}", which is not an address of this machine.\n` +
      'Leave HOST out for this machine alone, or set HOST=0.0.0.0 for the whole network.'
    );
  }
  return `the server cannot listen on ${host}, port ${port} (${code}).\nChoose another port: ${example(3001)}`;
}

/** How to set a port, in the words of the shell that the platform has. @param {number} port */
function example(port) {
  return process.platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`;
}
