import { DatabaseSync } from 'node:sqlite';

/** The locks of this process. Without a reference, a lock would be garbage-collected and released. */
const held = new Set<DatabaseSync>();

/** SQLite's code for a file that another connection has locked. */
const BUSY = 5;

/**
 * Locks a file for this process, and returns a function that releases it; `undefined` if another process holds it. SQLite
 * holds the lock: the system releases it when the process ends, even when killed, and keeps it while it is suspended.
 */
export function lockFile(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file);
  try {
    // Without a timeout, processes that try at the same moment could all fail.
    lock.exec('pragma busy_timeout = 100; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return undefined;
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
