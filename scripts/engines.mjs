import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** What a person does where Firefox cannot be installed for them. */
export const NO_FIREFOX =
  'No Firefox on this machine: install Firefox with your system’s package manager to run the tests in it.';

/** What a person does where WebKit cannot be installed for them. */
export const NO_WEBKIT =
  'No WebKit on this machine: install webkit2gtk-driver, libwebkit2gtk-4.1-0 and xvfb (Debian, Ubuntu) to run the tests in it.';

/** The packages of Debian in which WebKit comes: its driver, a small browser, and a screen that nobody sees. */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];

/**
 * Programs of these names in PATH.
 * @param {readonly string[]} names
 */
function inPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((file) => existsSync(file));
}

/** The Firefox executable; undefined if none starts. On Ubuntu, a script of that name only says where to get one. */
export function findFirefox() {
  const starts = (/** @type {string} */ file) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
  return [...inPath(['firefox-esr', 'firefox']), '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
    (file) => existsSync(file) && starts(file),
  );
}

/** The small browser that comes with WebKitGTK, in the folder of the machine's architecture. */
function findMiniBrowser() {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')) : [];
  return folders
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/**
 * WebKit’s driver, its browser and a screen for it; undefined unless all of them are there.
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const [driver] = inPath(['WebKitWebDriver']);
  const [screen] = inPath(['Xvfb']);
  const browser = findMiniBrowser();
  return driver !== undefined && screen !== undefined && browser !== undefined
    ? { driver, browser, screen }
    : undefined;
}
