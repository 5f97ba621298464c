import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

/** A small disk that can be filled completely. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk except for this many kilobytes. */
  fill(leftKilobytes?: number): void;
  empty(): void;
}

/**
 * Mounts a small disk in memory until `onEnd`. Undefined unless run by root on Linux; the tests that need it are
 * skipped then.
 */
export function makeSmallDisk(megabytes: number, onEnd: (remove: () => void) => void): SmallDisk | undefined {
  const folder = temporaryDirectory(onEnd);
  const options = `size=${megabytes}m,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' }).status !== 0) {
    console.warn('Only root on Linux can mount a small disk, so the tests of a full disk do not run.');
    return undefined;
  }
  onEnd(() => void spawnSync('umount', ['--lazy', folder]));
  const filler = join(folder, 'filler');
  const empty = (): void => rmSync(filler, { force: true });
  return {
    folder,
    empty,
    fill(leftKilobytes = 0) {
      empty();
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k'], { stdio: 'ignore' });
      if (leftKilobytes > 0) spawnSync('truncate', ['-s', `-${leftKilobytes}K`, filler]);
    },
  };
}
