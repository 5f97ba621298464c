import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { canInstallPackages, installPackage } from './apt.mjs';
import { NO_BROWSER, findBrowser, findHeadlessShell } from './browser.mjs';
import { capture } from './child.mjs';
import { NO_FIREFOX, NO_WEBKIT, WEBKIT_PACKAGES, findFirefox, findWebKit } from './engines.mjs';
import { ROOT, projectNode } from './node.mjs';
import { dim, step } from './report.mjs';
import { UserError } from '../site/user-error.mjs';

/**
 * The browser for the tests; installs one if that needs no password.
 * @returns {Promise<string>}
 */
export async function requireBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  const found = await findBrowser();
  if (found !== undefined) return found;
  if (named !== undefined && named !== '') {
    throw new UserError(
      `CHROMIUM_PATH is "${named}", and there is no such file.\nCorrect it, or unset it to search for a browser.`,
    );
  }
  const root = canInstallPackages();
  if (root) await installPackage('chromium', 'for the browser tests');
  const installed = (root ? await findBrowser() : undefined) ?? (await download(root));
  if (installed === undefined) throw new UserError(NO_BROWSER);
  return installed;
}

/**
 * Chromium's headless shell, which makes the browser tests faster. It is optional: without it, they run in the whole browser.
 * @param {string} browser the file of the whole browser
 */
export async function wantHeadlessShell(browser) {
  if ((await findHeadlessShell(browser)) !== undefined) return;
  // Only Debian has such a package, and it belongs to the browser of that package alone.
  if (browser === '/usr/bin/chromium' && canInstallPackages())
    await installPackage('chromium-headless-shell', 'to run the browser tests faster');
  if ((await findHeadlessShell(browser)) === undefined)
    console.log(
      dim(
        'No headless shell of this Chromium on this machine: the tests run in the whole browser, which takes longer.',
      ),
    );
}

/**
 * Installs Playwright's own Chromium in the user's cache folder.
 * @param {boolean} root root also gets the system libraries that the browser needs
 */
async function download(root) {
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  const args = [cli, 'install', ...(root ? ['--with-deps'] : []), 'chromium'];
  await step('Downloading Chromium with playwright', () => capture(projectNode(), args), { heartbeat: true });
  return findBrowser();
}

/** Folders where the programs of a PostgreSQL server may be. */
function postgresFolders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql@15/bin',
    '/usr/local/opt/postgresql@15/bin',
  ];
}

/** The folder with `initdb` and `postgres`; undefined without a PostgreSQL server. */
export function findPostgres() {
  return postgresFolders().find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * A PostgreSQL server for the tests that compare it with the embedded database. It is optional: without
 * one, those tests are skipped with a note.
 * @returns {Promise<string | undefined>}
 */
export async function wantPostgres() {
  const found = findPostgres();
  if (found !== undefined) return found;
  if (canInstallPackages() && (await installPackage('postgresql', 'for the PostgreSQL tests'))) {
    const installed = findPostgres();
    if (installed !== undefined) return installed;
  }
  console.log(dim('No PostgreSQL server on this machine: the tests against one are skipped.'));
  return undefined;
}

/**
 * Whether the extension pg_cron is installed for a PostgreSQL server.
 * @param {string} folder the one with its programs
 */
export function hasCron(folder) {
  try {
    const libraries = execFileSync(join(folder, 'pg_config'), ['--pkglibdir'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
    return ['pg_cron.so', 'pg_cron.dylib'].some((file) => existsSync(join(libraries, file)));
  } catch {
    return false;
  }
}

/**
 * pg_cron for the tests of what a hosted project does once a day; optional like PostgreSQL.
 * @param {string} folder the PostgreSQL server that the tests start
 */
export async function wantCron(folder) {
  if (hasCron(folder)) return;
  const [, version] = /^\/usr\/lib\/postgresql\/(\d+)\/bin$/.exec(folder) ?? [];
  if (version !== undefined && canInstallPackages())
    await installPackage(`postgresql-${version}-cron`, 'for the tests of hosted projects');
  if (!hasCron(folder)) console.log(dim('No pg_cron for this PostgreSQL server: the tests of it are skipped.'));
}

/** nginx's program; undefined where it is not installed. Debian keeps it from the PATH of ordinary users. */
export function findNginx() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));
}

/**
 * nginx for the tests that compare its settings with the address table; optional like PostgreSQL.
 * @returns {Promise<string | undefined>}
 */
export async function wantNginx() {
  const found = findNginx();
  if (found !== undefined) return found;
  if (canInstallPackages() && (await installPackage('nginx-light', 'for the tests of the hosts'))) {
    const installed = findNginx();
    if (installed !== undefined) return installed;
  }
  console.log(dim('No nginx on this machine: the tests of its settings are skipped.'));
  return undefined;
}

/**
 * Firefox for the tests in other engines than Chromium; optional like PostgreSQL, except in CI.
 */
export async function wantFirefox() {
  if (findFirefox() === undefined && canInstallPackages())
    await installPackage('firefox-esr', 'for the tests in Firefox');
  if (findFirefox() === undefined) console.log(dim(NO_FIREFOX));
}

/** WebKit, Safari's engine, likewise. */
export async function wantWebKit() {
  if (findWebKit() === undefined && canInstallPackages())
    await installPackage(WEBKIT_PACKAGES, 'for the tests in WebKit');
  if (findWebKit() === undefined) console.log(dim(NO_WEBKIT));
}
