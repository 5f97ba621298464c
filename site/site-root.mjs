import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The spec that every command works on unless `SPEC` names another one. */
export const DEFAULT_SPEC = 'spec';

/**
 * The folder in which everything that belongs to one site lies, in places of the same names: `site/generated`, `site/public`,
 * `site/supabase`, `tests/generated`, `dist`, `.data`. For `spec/` that is the project itself; a spec that `SPEC` names has
 * all of it in its own folder, so that two sites leave each other alone.
 *
 * @param {string} [project] the folder of the project
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 */
export function siteRoot(project = PROJECT, environment = process.env) {
  const folder = resolve(project, environment['SPEC']?.trim() || DEFAULT_SPEC);
  return folder === join(project, DEFAULT_SPEC) ? project : folder;
}

/**
 * What stands before a path of the site to make it one of the project: nothing, or `sites/bakery/`.
 *
 * @param {string} [root] the site's folder
 * @param {string} [project] the folder of the project
 */
export function sitePrefix(root = siteRoot(), project = PROJECT) {
  const inside = relative(project, root).replaceAll('\\', '/');
  return inside === '' || isAbsolute(inside) ? '' : `${inside}/`;
}

/** Where programs keep what they can make again, for one site. */
export function siteCache(root = siteRoot()) {
  return join(root, ...(root === PROJECT ? ['node_modules', '.cache'] : ['.cache']));
}

/** What lies beside a spec that has a folder of its own, and is no part of it. */
const BESIDE_SPEC = new Set(['site', 'tests', 'dist', 'dist.next', 'node_modules', '.cache', '.data', 'tsconfig.json']);

/**
 * Where the spec of a site is: in `spec/`, or, for a site that has a folder of its own in the project, in that folder itself,
 * beside what is made of it.
 *
 * @param {string} root the site's folder
 */
export function specFolderOf(root) {
  return existsSync(join(root, 'index.ts')) ? root : join(root, DEFAULT_SPEC);
}

/**
 * Whether a path in the folder of a spec, such as `pages/home.ts`, is one of the spec.
 *
 * @param {string} folder the folder of the spec
 * @param {string} path
 */
export function isInSpec(folder, path) {
  return basename(folder) === DEFAULT_SPEC || !BESIDE_SPEC.has(path.split(/[\\/]/, 1)[0] ?? '');
}
