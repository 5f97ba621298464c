import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeFileError, UserError } from '../../user-error.mjs';
import { lockFile } from '../../file-lock.ts';

/** Where a channel listens, and the secret that its requests must send. */
export interface ChannelAddress {
  readonly url: string;
  readonly secret: string;
}

/** The process that holds a data directory, as it is recorded in `lock.json`. */
export interface LockHolder {
  readonly pid: number;
  /** Where it answers commands; undefined for a command. */
  readonly channel?: ChannelAddress | undefined;
}

/** Another process is using the data directory. */
export class DirectoryLocked extends UserError {
  constructor(directory: string) {
    const { pid } = readHolder(directory) ?? {};
    super(
      `The data directory ${resolve(directory)} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}. ` +
        'Stop that process, or set DATA_DIR to another directory.',
    );
  }
}

/**
 * Locks the directory for this process, and returns a function that releases it. Two processes that use one PGlite
 * directory corrupt it, and PGlite does not check.
 *
 * @throws {DirectoryLocked} when another process holds it
 */
export function lockDirectory(directory: string, channel?: ChannelAddress): () => void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK);
    const release = lockFile(join(directory, 'lock'));
    if (release === undefined) throw new DirectoryLocked(directory);
    const file = holderFile(directory);
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, channel } satisfies LockHolder), { mode: 0o600 });
    } catch (error) {
      release();
      throw error;
    }
    return () => {
      rmSync(file, { force: true });
      release();
    };
  } catch (error) {
    throw dataDirectoryError(error, directory);
  }
}

/** The process that locked the directory last; it may have been killed since. */
export function readHolder(directory: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(directory), 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

function holderFile(directory: string): string {
  return join(resolve(directory), 'lock.json');
}

/** Turns a file error of the data directory into a message with advice; returns any other error unchanged. */
export function dataDirectoryError(error: unknown, directory: string): unknown {
  const sentence = describeFileError(error, {
    what: `The data directory ${resolve(directory)} cannot be written`,
    instead: 'set DATA_DIR to another directory',
  });
  return sentence === undefined ? error : new UserError(sentence, { cause: error });
}
