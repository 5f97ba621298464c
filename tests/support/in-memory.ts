import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** Far more bytes than tests keep there at once. */
const ENOUGH = 1 << 30;

const hasRoom = (): boolean => {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
};

/**
 * The folder for thousands of small temporary files: in memory where the system offers it. On ext4 a tenth of the processors' time goes
 * into holding each new file against all that were deleted in the last seconds.
 */
export const temporaryFolder = (): string => (process.env['TMPDIR'] === undefined && hasRoom() ? MEMORY : tmpdir());
