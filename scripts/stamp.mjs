import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from './node.mjs';

/** What the built site is made from. */
const INPUTS = ['spec', 'generator', 'site', 'scripts', 'package.json', 'package-lock.json'];

/** Settings that end up in the built files. */
const SETTINGS = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'NGINX_BACKEND'];

/** Names inside the inputs that programs make for themselves: the packages', Vite's, the Supabase CLI's, the Finder's. */
const MADE = new Set(['node_modules', 'dist', '.vite', '.temp', '.branches', '.DS_Store']);

/** Whether a link has a file at its end: one to a folder has nothing to read, and could lead around in a circle.
 * @param {string} link
 */
const leadsToFile = (link) => statSync(link, { throwIfNoEntry: false })?.isFile() === true;

/**
 * The paths of all files of a folder, in an order that does not depend on the machine.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(root, path) {
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
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}

/**
 * A fingerprint of everything that the build reads.
 * @param {string} [root]
 */
export function fingerprint(root = ROOT) {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(builtSettings())) hash.update(`${name}=${value}\0`);
  for (const path of INPUTS.flatMap((input) => filesOf(root, input))) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path))).update('\0');
  }
  return hash.digest('hex');
}

/** The settings that end up in the built files, as they are now. @returns {Record<string, string>} */
export function builtSettings() {
  return Object.fromEntries(SETTINGS.map((name) => [name, process.env[name] ?? '']));
}

/** In the build's folder, which comes to its place when the build is complete. */
const STAMP = '.stamp';

/** Whether `dist/` was built, to the end, from the files as they are now. @param {string} [root] */
export function isBuilt(root = ROOT) {
  return readStamp(root)?.fingerprint === fingerprint(root);
}

/**
 * What the last build that reached its end was made from; nothing without one.
 * @param {string} [root]
 * @returns {{ fingerprint: string, settings: Record<string, string> } | undefined}
 */
export function readStamp(root = ROOT) {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', STAMP), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * After a build that reached its end.
 * @param {string} print the fingerprint from before the build: a file saved meanwhile is not in it
 * @param {string} [dist] the build's folder
 */
export function writeStamp(print, dist = join(ROOT, 'dist')) {
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, STAMP), `${JSON.stringify({ fingerprint: print, settings: builtSettings() })}\n`);
}
