import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

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
  await step(`Installing the packages${which} (once; about a minute)`, () => npmCi(root));
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

/**
 * Runs `npm ci`. No package needs its install script. `--include=dev`, because NODE_ENV=production would omit them.
 * @param {string} root
 */
async function npmCi(root) {
  const { file, args } = npm();
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const code = await run(file, [...args, 'ci', '--loglevel=error', ...options], { cwd: root });
  if (code !== 0)
    throw new UserError(
      'npm could not install the packages. Check the connection to the package registry, the free disk space and who owns this folder. ' +
        'Then delete the folder node_modules and run the same command again.',
    );
}

/** The npm that started this command, else the one in PATH. */
function npm() {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
  return script.endsWith('npm-cli.js') ? { file: node, args: [script] } : { file: 'npm', args: [] };
}
