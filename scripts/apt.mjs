import { accessSync, constants } from 'node:fs';
import process from 'node:process';

import { capture } from './child.mjs';
import { step } from './report.mjs';

/** Whether system packages can be installed without asking anybody: root on Debian or Ubuntu. */
export function canInstallPackages() {
  if (process.getuid?.() !== 0) return false;
  try {
    accessSync('/usr/bin/apt-get', constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs a Debian package, or several at once. False if that did not work; the caller knows what that means.
 * @param {string | readonly string[]} name
 * @param {string} why
 */
export async function installPackage(name, why) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const names = [name].flat();
  return step(
    `Installing ${names.join(', ')} with apt-get (${why})`,
    async () => {
      // Without the lists a fresh container knows no package at all; old ones name files that are gone.
      await capture('apt-get', ['update', '-q'], { env });
      const { code } = await capture('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env });
      return code === 0;
    },
    { heartbeat: true },
  );
}
