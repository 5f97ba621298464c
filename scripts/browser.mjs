import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { capture } from './child.mjs';

/** Names that Chromium goes by in a PATH. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where macOS and Windows keep it. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that playwright downloaded, if it did. @returns {Promise<string[]>} */
async function fromPlaywright() {
  try {
    const { chromium } = await import('playwright');
    return [chromium.executablePath()];
  } catch {
    return []; // packages not installed yet, or a platform that playwright has no browser for
  }
}

/**
 * Whether a file is a browser that starts. Some distributions put a script in its place that only
 * says where to get one.
 * @param {string} file
 */
async function starts(file) {
  if (process.platform === 'win32') return true; // chrome.exe --version opens a window there
  const { code } = await capture(file, ['--version']).catch(() => ({ code: 1 }));
  return code === 0;
}

/**
 * The Chromium to run browser tests with: what CHROMIUM_PATH names, one of the machine, or the one
 * that playwright downloaded; undefined if there is none.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ places?: readonly string[], playwright?: () => Promise<string[]> }} [elsewhere]
 *   where to look besides PATH
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser(env = process.env, elsewhere = {}) {
  const { places = PLACES, playwright = fromPlaywright } = elsewhere;
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;

  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  for (const file of [...inPath, ...places, ...(await playwright())]) {
    if (existsSync(file) && (await starts(file))) return file;
  }
  return undefined;
}

/** Names that Chromium's headless shell goes by in a PATH: the same engine in a program without windows, menus and tabs. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The version that a browser's program names; undefined if it does not start.
 * @param {string} file
 */
async function versionOf(file) {
  const { code, output } = await capture(file, ['--version']).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? /\d+(?:\.\d+){3}/.exec(output)?.[0] : undefined;
}

/**
 * Chromium's headless shell, which needs half the processor time of the whole browser for the same page. Only one of exactly the
 * browser's version is returned, so that what is tested is the browser that was asked for; undefined if there is none.
 * @param {string} browser the file of the whole browser
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>}
 */
export async function findHeadlessShell(browser, env = process.env) {
  if (process.platform === 'win32') return undefined; // chrome.exe --version opens a window there
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = SHELL_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter((file) =>
    existsSync(file),
  );
  if (found.length === 0) return undefined;
  const wanted = await versionOf(browser);
  for (const file of found) if (wanted !== undefined && (await versionOf(file)) === wanted) return file;
  return undefined;
}

/** What a person does where no browser can be installed for them. */
export const NO_BROWSER =
  'no Chromium was found for the browser tests, and it could not be installed.\n' +
  'Install Chromium or Google Chrome with your system’s package manager, or run ' +
  '`npx playwright install --with-deps chromium`,\nor set CHROMIUM_PATH to the browser’s program file. Then run the same command again.';
