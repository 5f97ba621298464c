import { accessSync, constants, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm';

/** Far more bytes than the tests use at a time. */
const ENOUGH = 2 ** 31;

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

const NAME = `site-tests-${process.pid}`;

function newFolder(): string {
  return join(process.env['TMPDIR'] === undefined && hasRoom() ? MEMORY : tmpdir(), NAME);
}

/**
 * The folder of this run for thousands of small temporary files: in memory where possible. On ext4, copying the project
 * takes ten times the processor time, since it checks each new file against recently deleted ones. Global setups load
 * this module again, when the folder is already that of temporary files.
 */
export const runFolder = basename(tmpdir()) === NAME ? tmpdir() : newFolder();

/**
 * The environment of the tests: temporary files in this folder, and a compile cache that child processes share, as the
 * npm scripts have: it halves the time of a command. The cache lasts for one run, since the temporary projects of the
 * tests never come back. Vitest's own processes do not use it: they would still write to it while it is removed.
 */
export const runEnvironment = { TMPDIR: runFolder, NODE_COMPILE_CACHE: join(runFolder, 'compiled') };

/**
 * Makes the folder for the run; the returned function removes it with its contents. A process that is ending may still
 * write to its compile cache.
 */
export default function makeRunFolder(): () => void {
  mkdirSync(runFolder, { recursive: true });
  return () => rmSync(runFolder, { recursive: true, force: true, maxRetries: 20 });
}
