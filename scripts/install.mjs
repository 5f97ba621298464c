import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

import { UserError } from '../site/user-error.mjs';
import { ROOT, envWithPath, requireMinimumNode } from './node.mjs';
import { capture, tail } from './process.mjs';
import { step } from './report.mjs';

/**
 * Installs the packages of `package-lock.json` if necessary.
 * @param {string} [root]
 * @param {{ serving?: boolean, title?: string }} [options] `serving`: without development packages
 */
export async function install(root = ROOT, options = {}) {
  requireMinimumNode();
  if (isInstalled(root, options)) return;
  const title = options.title ?? 'Installing the packages (once; about a minute)';
  await step(title, () => npmCi(root), { heartbeat: true });
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
  const options = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // Without node_modules/.bin: its Node would be deleted while `npm ci` runs on it.
  const env = envWithPath((folders) => folders.filter((folder) => !folder.includes(`${sep}node_modules${sep}`)));
  const { code, output } = await capture(file, [...args, ...options], { cwd: root, env }).catch((error) => ({
    code: 1,
    output: String(error),
  }));
  if (code !== 0)
    throw new UserError(
      `npm could not install the packages.\n\n${tail(output)}\n\n` +
        'Check the connection to the package registry, the free disk space and who owns this folder. ' +
        'Then delete the folder node_modules and run the same command again.',
    );
}

/** The npm that started this command, else the one in PATH. */
function npm() {
  const script = process.env['npm_execpath'];
  const node = process.env['npm_node_execpath'] ?? process.execPath;
  if (script?.endsWith('npm-cli.js') === true && existsSync(node) && existsSync(script))
    return { file: node, args: [script] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}
