import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { localTime } from '../site/local-time.mjs';
import { PROJECT, sitePrefix } from '../site/site-root.mjs';
import { SITE_ROOT } from './site.mjs';

/** What the built site is made from. */
const INPUTS = ['spec', 'generator', 'site', 'scripts', 'package.json', 'package-lock.json'];

/** What of that the pages do not depend on: what the generator says with it is checked, and lies in `site/generated/`. */
const BESIDE_PAGES = [
  'spec',
  'generator',
  'scripts',
  'site/server',
  'site/live',
  'site/gallery',
  'site/guides',
  'site/supabase',
  'site/Containerfile',
];

/** Files in those folders that the build loads nevertheless. */
const LOADED = [
  'generator/schema/server.ts',
  'scripts/build/build-desk.ts',
  'scripts/build/build-site.ts',
  'scripts/node.mjs',
  'scripts/report.mjs',
  'scripts/site.mjs',
  'scripts/stamp.mjs',
  'site/server/backend/api-error.ts',
  'site/server/backend/body.ts',
  'site/server/http/fetch-listener.ts',
  'site/server/http/files/list-files.ts',
  'site/server/http/files/read-files.ts',
  'site/server/http/headers-file.ts',
  'site/server/http/read-up-to.ts',
  'site/server/reports/browser-report.ts',
  'site/server/reports/receiver.ts',
  'site/server/sources.ts',
  'site/server/errors.ts',
];

/**
 * Whether the pages that are built depend on a file.
 * @param {string} path relative to the top of the repository
 */
export function isInPages(path) {
  // A spec's own blocks are drawn as they are; a site with a folder of its own is small enough to count as a whole.
  if (path.startsWith('spec/blocks/')) return true;
  const own = sitePrefix();
  if (own !== '' && path.startsWith(own)) return !path.startsWith(`${own}tests/`);
  const isIn = (/** @type {string} */ place) => path === place || path.startsWith(`${place}/`);
  return LOADED.includes(path) || (INPUTS.some(isIn) && !BESIDE_PAGES.some(isIn));
}

/** Settings that end up in the built files. */
const SETTINGS = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'NGINX_BACKEND'];

/** Names of files and folders inside the inputs that tools create for themselves. */
const MADE = new Set([
  'node_modules',
  'dist',
  'dist.next',
  '.cache',
  '.data',
  '.vite',
  '.temp',
  '.branches',
  '.DS_Store',
]);

/** Whether a link leads to a file: one to a folder could lead in circles.
 * @param {string} link
 */
function leadsToFile(link) {
  return statSync(link, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * The paths of all files of a folder, in an order that does not depend on the machine.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
export function filesOf(root, path) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter((entry) => !MADE.has(entry.name) && (!entry.isSymbolicLink() || leadsToFile(join(root, path, entry.name))))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

/**
 * A fingerprint of everything that the build reads.
 * @param {string} [root]
 * @param {(path: string) => boolean} [counts] which files count, of all
 */
export function fingerprint(root = SITE_ROOT, counts = () => true) {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(builtSettings())) hash.update(`${name}=${value}\0`);
  const { project, paths } = inputsOf(root);
  for (const path of paths.filter(counts)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(project, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** What belongs to the default site; another site has its own in its folder. */
const OF_DEFAULT = ['spec/', 'site/generated/', 'site/public/', 'site/supabase/'];

/**
 * The files that a site is built from, by their paths in the project.
 * @param {string} root the site's folder: that of the project, or of a site that has its own in it
 */
function inputsOf(root) {
  const own = root === SITE_ROOT ? sitePrefix() : '';
  if (own === '') return { project: root, paths: INPUTS.flatMap((input) => filesOf(root, input)) };
  const engine = INPUTS.flatMap((input) => filesOf(PROJECT, input)).filter(
    (path) => !OF_DEFAULT.some((folder) => path.startsWith(folder)),
  );
  return { project: PROJECT, paths: [...engine, ...filesOf(PROJECT, own.slice(0, -1))] };
}

/** The settings that end up in the built files, as they are now. @returns {Record<string, string>} */
export function builtSettings() {
  return Object.fromEntries(SETTINGS.map((name) => [name, process.env[name] ?? '']));
}

/** In the build's folder, which is moved into place when the build is complete. */
const STAMP = '.stamp';

/** Whether an article that a build has left out is due. @param {{ at: string, timeZone: string } | undefined} due */
function isDue(due) {
  return due !== undefined && due.at <= localTime(new Date(), due.timeZone);
}

/** Whether `dist/` was built, to the end, from the files as they are now. @param {string} [root] */
export function isBuilt(root = SITE_ROOT) {
  const stamp = readStamp(root);
  return stamp !== undefined && !isDue(stamp.due) && stamp.fingerprint === fingerprint(root);
}

/** Whether a build shows what is not public yet. */
function hasDrafts() {
  return process.env['SHOW_DRAFTS'] === 'on' || process.env['PREVIEW'] === 'on';
}

/** Whether a build would make what is in `dist/` already. */
export function isUpToDate() {
  return !hasDrafts() && readStamp()?.drafts !== true && isBuilt();
}

/** A fingerprint of what the pages depend on. @param {string} [root] */
export function pagesFingerprint(root = SITE_ROOT) {
  return fingerprint(root, isInPages);
}

/** Whether the pages in `dist/` are what a build would make of the files as they are now. @param {string} [root] */
export function hasCurrentPages(root = SITE_ROOT) {
  const stamp = readStamp(root);
  return stamp !== undefined && !isDue(stamp.due) && stamp.pages === pagesFingerprint(root);
}

/**
 * What the last complete build was made from; undefined without one.
 * @param {string} [root]
 * @returns {{ fingerprint: string, pages?: string, drafts?: boolean, settings: Record<string, string>, due?: { at: string, timeZone: string } } | undefined}
 */
export function readStamp(root = SITE_ROOT) {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', STAMP), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Records a complete build.
 * @param {string} print the fingerprint from before the build: a file saved meanwhile is not in it
 * @param {string} [dist] the build's folder
 * @param {string} [pages] the fingerprint of what the pages depend on, from before the build too
 * @param {{ at: string, timeZone: string }} [due] when an article appears that is not in it: then it is no longer current
 */
export function writeStamp(print, dist = join(SITE_ROOT, 'dist'), pages = undefined, due = undefined) {
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    join(dist, STAMP),
    `${JSON.stringify({ fingerprint: print, pages, settings: builtSettings(), drafts: hasDrafts(), due })}\n`,
  );
}
