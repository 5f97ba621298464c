import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

/** A disk of a few megabytes, which can be filled to its last byte. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves room for nothing but so many kilobytes. */
  fill(leftKilobytes?: number): void;
  empty(): void;
}

/** Makes one, in memory, until `onEnd`. Only an administrator can, on Linux; elsewhere there is none, and the tests that need one say so. */
export function makeSmallDisk(megabytes: number, onEnd: (remove: () => void) => void): SmallDisk | undefined {
  const folder = temporaryDirectory(onEnd);
  const options = `size=${megabytes}m,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' }).status !== 0) {
    console.warn('Only an administrator can make a small disk, so nothing is tested on a full one.');
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
