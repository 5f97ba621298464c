import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { describeFileError } from '../../file-error.mjs';
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
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    for (;;) {
      if (createLock(file, own)) break;
      const found = readLock(file);
      if (found === undefined) continue;
      if (isHeld(found.holder)) throw new DirectoryLocked(directory, found.holder);
      removeStale(file, found.text, own);
    }
  } catch (error) {
    throw dataDirectoryFault(error, directory);
  }
  return () => {
    if (readLock(file)?.text === JSON.stringify(own)) unlinkSync(file);
  };
}

/** What a person can do about a data directory that cannot be used; any other error as it is. */
export function dataDirectoryFault(error: unknown, directory: string): unknown {
  const sentence = describeFileError(error, {
    what: `The data directory ${resolve(directory)} cannot be written`,
    instead: 'set DATA_DIR to another directory',
  });
  return sentence === undefined ? error : new UserError(sentence, { cause: error });
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

/** Writes the lock to a draft and links it into place: it appears with its content, and only if there is none yet. */
function createLock(file: string, own: LockHolder): boolean {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!WITHOUT_LINKS.has(codeOf(error) ?? '')) throw error;
    return createWithoutLinks(file, own);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** How file systems without hard links refuse one. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

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

/**
 * Removes a stale lock, one process at a time: of two that have found it, the slower one would otherwise remove the lock that the
 * faster one has put in its place. A guard is held for microseconds, so that one of a process that ended can be taken away.
 */
function removeStale(file: string, staleText: string, own: LockHolder): void {
  const guard = `${file}.guard`;
  if (!createLock(guard, own)) {
    const other = readLock(guard);
    if (other !== undefined && !isHeld(other.holder)) rmSync(guard, { force: true });
    return;
  }
  try {
    if (readLock(file)?.text === staleText) unlinkSync(file);
  } finally {
    unlinkSync(guard);
  }
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
