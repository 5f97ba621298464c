import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { codeOf } from '../errors.ts';
import { UserError } from '../../user-error.mjs';
import { isRunning, processIdentity } from './process-identity.ts';

/** What the lock file says about the process that holds it. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly identity: string;
  /** Where the holder answers commands. */
  readonly channel: string;
}

/** Another process is using the data directory. */
export class DirectoryLocked extends UserError {
  readonly holder: LockHolder;

  constructor(directory: string, holder: LockHolder) {
    const where = holder.host === hostname() ? '' : ` on the machine "${holder.host}"`;
    const ifGone = where === '' ? '' : ` If that machine no longer runs it, delete ${lockFile(directory)}.`;
    super(
      `The data directory ${resolve(directory)} is in use by process ${holder.pid}${where}. ` +
        `Stop that process, or set DATA_DIR to another directory.${ifGone}`,
    );
    this.holder = holder;
  }
}

/** The lock file of a data directory. */
export function lockFile(directory: string): string {
  return join(resolve(directory), 'lock.json');
}

/**
 * Makes this process the only one on the directory, and returns a function that releases it. Two processes on one
 * PGlite directory destroy it, and PGlite itself does not check. A lock left by a killed process is taken over.
 * `proper-lockfile` takes over a lock that was not touched for ten seconds, and so also that of a process that was suspended.
 *
 * @throws {DirectoryLocked} when another process holds it
 */
export function lockDirectory(directory: string, channel: string): () => void {
  const file = lockFile(directory);
  const own: LockHolder = {
    pid: process.pid,
    host: hostname(),
    identity: processIdentity(process.pid),
    channel,
  };
  createWritable(directory);
  for (;;) {
    if (createLock(file, own)) break;
    const found = readLock(file);
    if (found === undefined) continue;
    if (isHeld(found.holder)) throw new DirectoryLocked(directory, found.holder);
    removeStale(file, found.text);
  }
  return () => {
    if (readLock(file)?.text === JSON.stringify(own)) unlinkSync(file);
  };
}

/** The live process that holds the directory, if there is one. */
export function currentHolder(directory: string): LockHolder | undefined {
  const holder = readLock(lockFile(directory))?.holder;
  return holder !== undefined && isHeld(holder) ? holder : undefined;
}

/** Whether the holder is still running. That cannot be known of a process on another machine, so it counts as running. */
function isHeld(holder: LockHolder): boolean {
  if (holder.host !== hostname()) return true;
  if (!isRunning(holder.pid)) return false;
  return holder.identity === processIdentity(holder.pid);
}

function createWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const probe = join(directory, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch (error) {
    throw new UserError(
      `The data directory ${resolve(directory)} cannot be written (${codeOf(error) ?? String(error)}). ` +
        'Make it writable for the user that runs the site, or set DATA_DIR to a directory that is.',
      { cause: error },
    );
  }
}

/** Writes the lock to a draft and links it into place: it appears with its content, and only if there is none yet. */
function createLock(file: string, own: LockHolder): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return createWithoutLinks(file, own);
  } finally {
    unlinkSync(draft);
  }
}

/** For file systems without hard links. */
function createWithoutLinks(file: string, own: LockHolder): boolean {
  try {
    writeFileSync(file, JSON.stringify(own), { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale lock away. If another process has replaced it in the meantime, that lock is put back. */
function removeStale(file: string, staleText: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== staleText) linkSync(aside, file);
  unlinkSync(aside);
}

function readLock(file: string): { text: string; holder: LockHolder } | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  return { text, holder: parseHolder(text) };
}

/** An unreadable lock was truncated by a crash: nobody holds it. */
function parseHolder(text: string): LockHolder {
  const nobody: LockHolder = { pid: 0, host: hostname(), identity: 'none', channel: '' };
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : nobody;
  } catch {
    return nobody;
  }
}

function isHolder(value: unknown): value is LockHolder {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, host, identity, channel } = value as Record<keyof LockHolder, unknown>;
  return Number.isInteger(pid) && [host, identity, channel].every((part) => typeof part === 'string');
}
