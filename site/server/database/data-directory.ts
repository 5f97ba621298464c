import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The longest path of a Unix domain socket that works on every system (macOS: 104 bytes). */
const SOCKET_PATH_LIMIT = 100;

/** Where a restore unpacks a backup before it replaces the current database. */
export function restoringDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'postgres.restoring');
}

/** The socket or pipe at which a server that uses a data directory answers commands. */
export interface ChannelPlace {
  readonly path: string;
  /** Removes the socket, even one of a killed server. Only for the holder of the lock. */
  readonly removeSocket: () => void;
  /** Removes the temporary directory, if there is one. */
  readonly discard: () => void;
}

/** Picks a socket in the data directory; in a temporary directory if its path would be too long; a pipe on Windows. */
export function channelPlace(dataDir: string): ChannelPlace {
  const nothing = (): void => undefined;
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\site-${randomUUID()}`, removeSocket: nothing, discard: nothing };
  }
  const path = join(resolve(dataDir), 'leads.sock');
  if (Buffer.byteLength(path) <= SOCKET_PATH_LIMIT) {
    return { path, removeSocket: () => rmSync(path, { force: true }), discard: nothing };
  }
  // mkdtemp creates a directory that only this user can enter.
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  return {
    path: join(directory, 'leads.sock'),
    removeSocket: nothing,
    discard: () => rmSync(directory, { recursive: true, force: true }),
  };
}
