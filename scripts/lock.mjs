import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, extraneous?: boolean }} LockEntry
 */

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.cache', 'installed-lock');
}

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * Notes, inside what was installed, which lock file it was installed from.
 * @param {string} root
 */
export function noteInstalled(root) {
  const file = stampFile(root);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${lockHash(root)}\n`);
}

/**
 * Whether what is installed is what `package-lock.json` asks for: by our own note, or, for an install
 * made by hand, by comparing npm's lists. `@npmcli/arborist` could tell, but is not installed when this is asked.
 * @param {string} root
 * @param {{ serving?: boolean }} [options] `serving` for what needs no development packages: `npm ci --omit=dev` is enough.
 */
export function isInstalled(root, { serving = false } = {}) {
  return hasNote(root) || listsAgree(root, serving);
}

/** @param {string} root */
function hasNote(root) {
  try {
    return readFileSync(stampFile(root), 'utf8').trim() === lockHash(root);
  } catch {
    return false;
  }
}

/**
 * npm writes `node_modules/.package-lock.json` as its last act, so an interrupted install has none.
 * Optional packages of other platforms are not in it.
 * @param {string} root
 * @param {boolean} serving
 */
function listsAgree(root, serving) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true; // the project itself
    if (serving && entry.dev === true) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.extraneous === true;
    return found.version === entry.version && existsSync(join(root, path));
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined; // missing or cut short: as good as not installed
  }
}
