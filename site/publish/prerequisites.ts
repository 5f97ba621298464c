import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn, GitError } from '../git.ts';
import { siteRoot } from '../site-root.mjs';
import { UserError } from '../user-error.mjs';
import type { Missing, PublishMode } from './contract.ts';
import { checkoutFolder } from './branch.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const MODES: readonly PublishMode[] = ['build', 'push', 'off'];

/** Whether a folder is a git checkout with its development packages, as publishing and the studio need it. */
export function hasStudio(project: string): boolean {
  return existsSync(join(project, '.git')) && existsSync(join(project, 'node_modules', 'vite'));
}

/**
 * Reads `PUBLISH`. The default is `build` if the project's folder is a git checkout with its development packages.
 *
 * @throws {UserError} for an unknown value
 */
export function readPublishMode(environment: Environment, project: string): PublishMode {
  const known = readMode(environment);
  if (!hasStudio(project)) return 'off';
  return known ?? (environment['STUDIO'] === 'off' ? 'off' : 'build');
}

function readMode(environment: Environment): PublishMode | undefined {
  const value = environment['PUBLISH']?.trim() || undefined;
  const known = MODES.find((mode) => mode === value);
  if (value !== undefined && known === undefined)
    throw new UserError(`PUBLISH is "${value}". It must be ${MODES.slice(0, -1).join(', ')} or ${MODES.at(-1)}.`);
  return known;
}

/**
 * Whether to fetch from and push to `origin`: only where `PUBLISH` is set to `build` or `push`, never because somebody
 * runs `npm start` on a laptop.
 */
export async function readsOrigin(environment: Environment, project: string): Promise<boolean> {
  const mode = readMode(environment);
  if (mode === undefined || mode === 'off') return false;
  return (await gitIn(project)(['remote'])).split('\n').includes('origin');
}

/** What publishing and the studio need here and do not have. */
export async function missingIn(project: string, environment: Environment): Promise<Missing[]> {
  if (!existsSync(join(project, '.git'))) return [{ what: 'checkout', details: [project] }];
  if (!existsSync(join(project, 'node_modules', 'vite')))
    return [{ what: 'packages', details: [join(project, 'node_modules')] }];
  try {
    const git = gitIn(project);
    const common = (await git(['rev-parse', '--path-format=absolute', '--git-common-dir'])).trim();
    const folders = [common, join(siteRoot(project), '.publish'), checkoutFolder(project, environment)];
    const locked = folders.filter((folder) => !isWritable(folder));
    return locked.length === 0 ? [] : [{ what: 'readonly', details: locked }];
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const { problem, message } = error;
    const what = problem === 'missing' ? 'git' : problem === 'ownership' ? 'ownership' : 'repository';
    return [{ what, details: [message] }];
  }
}

/** Whether a folder can be written. Creates it if it does not exist. */
function isWritable(folder: string): boolean {
  try {
    const parent = existsSync(folder) ? folder : join(folder, '..');
    if (parent !== folder) mkdirSync(parent, { recursive: true });
    accessSync(parent, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
