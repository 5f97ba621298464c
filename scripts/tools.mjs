/** Finds the programs that tests and benchmarks need. Installs missing ones with apt if that needs no password. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { UserError } from '../site/user-error.mjs';
import { ROOT, pathFolders, projectNode } from './node.mjs';
import { capture } from './process.mjs';
import { dim, step } from './report.mjs';

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} [folders]
 */
function filesNamed(names, folders = pathFolders()) {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((file) => existsSync(file));
}

/**
 * The version of a program; undefined if it does not start: on Ubuntu, `chromium-browser` only prints how to install
 * it.
 * @param {string} file
 */
function versionOf(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 ? (/\d+(?:\.\d+){3}/.exec(stdout)?.[0] ?? '') : undefined;
}

/**
 * Installs Debian packages as root, or with a sudo that asks for no password; does nothing elsewhere.
 * @param {readonly string[]} packages
 * @param {string} why
 */
async function aptInstall(packages, why) {
  const isRoot = process.getuid?.() === 0;
  const canSudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || !(isRoot || canSudo())) return;
  const apt = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
  const [file = '', ...args] = apt;
  await step(
    `Installing ${packages.join(', ')} with apt-get (${why})`,
    async () => {
      await capture(file, [...args, 'update']); // a fresh container has no package lists
      await capture(file, [...args, 'install', '-y', '--no-install-recommends', ...packages]);
    },
    { heartbeat: true },
  );
}

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The path of Playwright's own browser. @returns {Promise<string[]>} */
async function fromPlaywright() {
  try {
    return [(await import('playwright')).chromium.executablePath()];
  } catch {
    return []; // Playwright does not support the platform
  }
}

/**
 * Chromium for the tests: the one of CHROMIUM_PATH, one in PATH, or Playwright's.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const candidates = [...filesNamed(CHROMIUM_NAMES), ...(await fromPlaywright())];
  return candidates.find((file) => existsSync(file) && versionOf(file) !== undefined);
}

/**
 * The headless shell of the same version as a Chromium; it needs half the processor time for a page.
 * @param {string} browser
 */
export function findHeadlessShell(browser) {
  const shells = filesNamed(['chromium-headless-shell', 'chrome-headless-shell']);
  const version = shells.length > 0 ? versionOf(browser) : undefined;
  return version ? shells.find((file) => versionOf(file) === version) : undefined;
}

export const NO_BROWSER =
  'no Chromium was found for the browser tests, and it could not be installed.\n' +
  'Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to the program of a Chromium or Google Chrome.';

/** Chromium for the tests, installed if necessary. @returns {Promise<string>} */
export async function requireBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named))
    throw new UserError(
      `CHROMIUM_PATH is "${named}", but there is no such file.\nCorrect it, or unset it to search for a browser.`,
    );
  const found = await findBrowser();
  if (found !== undefined) return found;
  await aptInstall(['chromium', 'chromium-headless-shell'], 'for the browser tests');
  const installed = (await findBrowser()) ?? (await downloadBrowser());
  if (installed === undefined) throw new UserError(NO_BROWSER);
  return installed;
}

/** Downloads Chromium with Playwright to the user's cache; as root, also installs its system libraries. */
async function downloadBrowser() {
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  const args = [cli, 'install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium'];
  await step('Downloading Chromium with playwright', () => capture(projectNode(), args), { heartbeat: true });
  return findBrowser();
}

export function findFirefox() {
  const places = [...filesNamed(['firefox-esr', 'firefox']), '/Applications/Firefox.app/Contents/MacOS/firefox'];
  return places.find((file) => existsSync(file) && versionOf(file) !== undefined);
}

/** WebKit's driver, its MiniBrowser, and a virtual screen; undefined unless all of them are installed. */
export function findWebKit() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  const [browser] = filesNamed(
    libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
    ['/usr/lib'],
  );
  const [driver] = filesNamed(['WebKitWebDriver']);
  const [screen] = filesNamed(['Xvfb']);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** The folder with `initdb` and `postgres` of the newest version. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Whether a PostgreSQL server has the extension pg_cron. @param {string} folder the one with its programs */
export function hasCron(folder) {
  try {
    const output = execFileSync(join(folder, 'pg_config'), ['--pkglibdir'], { encoding: 'utf8', stdio: 'pipe' });
    return ['pg_cron.so', 'pg_cron.dylib'].some((file) => existsSync(join(output.trim(), file)));
  } catch {
    return false;
  }
}

export function findNginx() {
  return filesNamed(['nginx'], [...pathFolders(), '/usr/sbin', '/usr/local/sbin'])[0];
}

export const NO_FIREFOX =
  'No Firefox on this machine: install Firefox with your system’s package manager to run the tests in it.';
const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];
export const NO_WEBKIT = `No WebKit on this machine: install ${WEBKIT_PACKAGES.join(', ')} (Debian, Ubuntu) to run the tests in it.`;

/**
 * Optional tools: how to find one, its Debian packages, and the message without it. Except in CI, its tests are skipped
 * then.
 */
const OPTIONAL = {
  postgres: [
    findPostgres,
    () => ['postgresql'],
    'No PostgreSQL server on this machine: the tests against one are skipped.',
  ],
  cron: [
    () => hasCron(findPostgres() ?? '') || undefined,
    // There is a package for each version.
    () =>
      (/^\/usr\/lib\/postgresql\/(\d+)/.exec(findPostgres() ?? '') ?? [])
        .slice(1)
        .map((version) => `postgresql-${version}-cron`),
    'No pg_cron for this PostgreSQL server: the tests of it are skipped.',
  ],
  nginx: [findNginx, () => ['nginx-light'], 'No nginx on this machine: the tests of its settings are skipped.'],
  firefox: [findFirefox, () => ['firefox-esr'], NO_FIREFOX],
  webkit: [findWebKit, () => WEBKIT_PACKAGES, NO_WEBKIT],
};

/**
 * Installs an optional tool, or prints which tests will be skipped.
 * @param {keyof typeof OPTIONAL} name
 */
export async function offerTool(name) {
  const [find, packages, missing] = /** @type {[() => unknown, () => readonly string[], string]} */ (OPTIONAL[name]);
  if (find() !== undefined) return;
  await aptInstall(packages(), 'for the tests');
  if (find() === undefined) console.log(dim(missing));
}

/** Installs the tools for the tests. Returns the environment with the path of Chromium. */
export async function installTestTools() {
  const browser = await requireBrowser();
  if (browser === '/usr/bin/chromium' && findHeadlessShell(browser) === undefined)
    await aptInstall(['chromium-headless-shell'], 'to run the browser tests faster');
  for (const name of /** @type {(keyof typeof OPTIONAL)[]} */ (Object.keys(OPTIONAL))) await offerTool(name);
  return { CHROMIUM_PATH: browser };
}
