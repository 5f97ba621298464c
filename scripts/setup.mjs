import { accessSync, constants, existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

import { capture } from './child.mjs';
import { isInstalled, noteInstalled } from './lock.mjs';
import { ROOT, envWithPath, requireMinimumNode } from './node.mjs';
import { step } from './report.mjs';
import { UserError } from '../site/user-error.mjs';

/**
 * Makes the checkout ready to run: a Node that is new enough, and the packages of `package-lock.json`.
 * Does nothing, and says nothing, when all of it is there.
 * @param {string} [root]
 * @param {{ serving?: boolean, title?: string }} [options] `serving` for a program that needs no development packages;
 *   `title`: what the person is told
 */
export async function setup(root = ROOT, options = {}) {
  requireMinimumNode();
  if (isInstalled(root, options)) return;
  requireWritable(root);
  await step(options.title ?? 'Installing the packages (once; about a minute)', () => install(root), {
    heartbeat: true,
  });
}

/** @param {string} root */
function requireWritable(root) {
  const folders = [root, join(root, 'node_modules')].filter((folder) => existsSync(folder));
  for (const folder of folders) {
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      throw new UserError(
        `the packages cannot be installed: the folder ${folder} is read-only.\n` +
          'Give yourself write access to it, or clone the repository into a folder of your own, and try again.',
      );
    }
  }
}

/**
 * `npm ci` without install scripts: none of the packages needs one, and npm will stop running them.
 * Development packages are named, since NODE_ENV=production would leave them out.
 * @param {string} root
 */
async function install(root) {
  const { file, args, env } = npm();
  const options = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await capture(file, [...args, ...options], { cwd: root, env }).catch((error) => ({
    code: 1,
    output: String(error),
  }));
  if (code === 0) return noteInstalled(root);
  throw new UserError(`npm could not install the packages.\n\n${reason(output)}\n\n${remedy(output)}`);
}

/**
 * The npm that runs us, on the machine's own Node: the project's Node lies in `node_modules`, which
 * `npm ci` deletes. Without one (a script started by hand) it is the npm of the PATH.
 */
function npm() {
  const own = `${sep}node_modules${sep}`;
  const env = envWithPath((folders) => folders.filter((folder) => !folder.includes(own)));
  const script = process.env['npm_execpath'];
  const node = process.env['npm_node_execpath'] ?? process.execPath;
  if (script?.endsWith('npm-cli.js') === true && existsSync(node) && existsSync(script)) {
    return { file: node, args: [script], env };
  }
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [], env };
}

/** The lines in which npm says why: it puts the cause first, then the help of the command. @param {string} output */
export function reason(output) {
  const lines = output.trimEnd().split('\n');
  const errors = lines.filter((line) => /^npm (?:error|ERR!)/.test(line));
  return (errors.length > 0 ? errors.slice(0, 12) : lines.slice(-12)).join('\n');
}

/** What to do about a failed install, by what npm said. @param {string} output */
export function remedy(output) {
  if (/ENOENT.*npm|spawn npm/.test(output)) {
    return 'npm itself was not found: install Node with npm from https://nodejs.org.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return 'The package registry could not be reached: check the connection (and a proxy, if there is one) and run the same command again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: make room and run the same command again.';
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'A file could not be written: check who owns this folder and its node_modules, and run the same command again.';
  }
  if (/in sync|EUSAGE/.test(output)) {
    return 'package.json and package-lock.json disagree: run `npm install`, and commit the changed lock file.';
  }
  return 'Delete the folder node_modules and run the same command again.';
}
