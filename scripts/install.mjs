import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { npmCi } from '../site/npm.mjs';
import { UserError } from '../site/user-error.mjs';
import { ROOT, requireMinimumNode } from './node.mjs';
import { run } from './process.mjs';
import { step } from './report.mjs';

/**
 * Installs the packages of `package-lock.json` if necessary.
 * @param {string} [root]
 * @param {{ serving?: boolean }} [options] `serving`: without development packages
 */
export async function install(root = ROOT, options = {}) {
  requireMinimumNode();
  if (isInstalled(root, options)) return;
  const which = root === ROOT ? '' : ` of ${relative(ROOT, root)}`;
  await step(`Installing the packages${which} (once; about a minute)`, async () => {
    const { file, args } = npmCi();
    if ((await run(file, args, { cwd: root })) !== 0)
      throw new UserError(
        'npm could not install the packages. Check the connection to the package registry, the free disk space and who owns this folder. ' +
          'Then delete the folder node_modules and run the same command again.',
      );
  });
}

/**
 * Compares `package-lock.json` with the list that npm writes at the end of an install. That list lacks optional
 * packages for other platforms.
 * @param {string} root
 * @param {{ serving?: boolean }} [options]
 */
export function isInstalled(root, { serving = false } = {}) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (serving && entry.dev === true)) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && existsSync(join(root, path));
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined; // missing or incomplete
  }
}
