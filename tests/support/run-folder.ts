import { accessSync, constants, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** Far more bytes than tests keep there at once. */
const ENOUGH = 1 << 30;

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * The folder of this run for thousands of small temporary files: in memory where the system offers it. On ext4 a tenth of the processors'
 * time goes into holding each new file against all that were deleted in the last seconds.
 */
export const runFolder = join(
  process.env['TMPDIR'] === undefined && hasRoom() ? MEMORY : tmpdir(),
  `site-tests-${process.pid}`,
);

/**
 * The environment in which the processes that tests start share what Node makes of each TypeScript file, as those of the npm scripts do:
 * half of what a command takes. For one run, since the temporary projects of the tests never come back. Vitest's own processes, which are
 * there before it, do without: they would still write into it when it is removed.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(runFolder, 'compiled') };

/** Makes the folder for the run, and removes it with all that is left in it. */
export default function makeRunFolder(): () => void {
  mkdirSync(runFolder, { recursive: true });
  return () => rmSync(runFolder, { recursive: true, force: true });
}
