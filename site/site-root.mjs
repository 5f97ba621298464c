import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The folder of the installation, with the git repository, the data, `.studio` and `.publish`. The code of a published
 * release runs from a folder of its own, in which `PROJECT` is that folder.
 */
export const INSTALLATION = process.env['SITE_INSTALLATION'] || PROJECT;

/** The spec's folder unless `SPEC` names another one. */
export const DEFAULT_SPEC = 'spec';

/**
 * The folder with everything that belongs to one site, in subfolders of the same names: `site/generated`,
 * `site/public`, `site/supabase`, `tests/generated`, `dist`, `.data`. For `spec/` that is the project itself; another
 * spec has all of it in its own folder, so that sites do not share files.
 *
 * @param {string} [project] the folder of the project
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 */
export function siteRoot(project = PROJECT, environment = process.env) {
  const folder = resolve(project, environment['SPEC']?.trim() || DEFAULT_SPEC);
  return folder === join(project, DEFAULT_SPEC) ? project : folder;
}

/**
 * The prefix that turns a path of the site into one of the project: empty, or `sites/bakery/`.
 *
 * @param {string} [root] the site's folder
 * @param {string} [project] the folder of the project
 */
export function sitePrefix(root = siteRoot(), project = PROJECT) {
  const inside = relative(project, root).replaceAll('\\', '/');
  return inside === '' || isAbsolute(inside) ? '' : `${inside}/`;
}

/** The cache folder of one site. */
export function siteCache(root = siteRoot(), project = PROJECT) {
  return join(root, ...(root === project ? ['node_modules', '.cache'] : ['.cache']));
}

/**
 * The full path of a file or folder that was named on the command line, relative to where the command was entered: npm
 * runs it in the project's folder instead, and passes on the other one in `INIT_CWD`.
 *
 * @param {string} path
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @param {string} [folder] the working directory
 */
export function givenPath(path, environment = process.env, folder = process.cwd()) {
  // Programs that such a command starts elsewhere inherit both variables.
  const isRunByNpm = environment['npm_package_json'] === join(folder, 'package.json');
  return resolve((isRunByNpm && environment['INIT_CWD']) || folder, path);
}

/** Entries of another spec's folder that are not part of the spec. */
const OUTSIDE_SPEC = new Set([
  'site',
  'tests',
  'dist',
  'dist.next',
  'node_modules',
  '.cache',
  '.data',
  '.publish',
  '.studio',
  'tsconfig.json',
]);

/**
 * The spec's folder of a site: `spec/`, or the site's own folder, which also contains the generated files.
 *
 * @param {string} root the site's folder
 */
export function specFolderOf(root) {
  return existsSync(join(root, 'index.ts')) ? root : join(root, DEFAULT_SPEC);
}

/**
 * Whether a path in a spec's folder, such as `pages/home.ts`, is part of the spec.
 *
 * @param {string} folder the folder of the spec
 * @param {string} path
 */
export function isInSpec(folder, path) {
  return basename(folder) === DEFAULT_SPEC || !OUTSIDE_SPEC.has(path.split(/[\\/]/, 1)[0] ?? '');
}
