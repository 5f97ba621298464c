import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { UserError } from '../site/user-error.mjs';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The project needs Node 24, the first LTS line that strips types without a flag. */
const PROJECT_MAJOR = 24;
/** The oldest Node that can install the project. */
const MINIMUM = /** @type {const} */ ([20, 19]);

/**
 * Refuses a Node that is too old to install the project.
 * @param {string} [version] as in `process.versions.node`
 */
export function requireMinimumNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  throw new UserError(
    `this is Node ${version}, but the project needs ${MINIMUM.join('.')} or newer to install itself.\n` +
      'Install a current Node from https://nodejs.org and run the same command again.',
  );
}

/** Whether this Node runs the project's TypeScript. */
export function isProjectNode() {
  return Number(process.versions.node.split('.')[0]) >= PROJECT_MAJOR;
}

/** The Node that runs the project's TypeScript: this one if it is new enough, else the one of a package. */
export function projectNode() {
  if (isProjectNode()) return process.execPath;
  const [system, program] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const installed = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin', program);
  if (existsSync(installed)) return installed;
  throw new UserError(
    `this is Node ${process.versions.node}, but the project needs Node ${PROJECT_MAJOR}, ` +
      `which npm does not offer for ${process.platform} on ${process.arch}.\n` +
      `Install Node ${PROJECT_MAJOR} from https://nodejs.org and run the same command again.`,
  );
}
