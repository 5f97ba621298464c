/** Finds the programs that tests and benchmarks need. Installs missing ones with apt if that needs no password. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { UserError } from '../site/user-error.mjs';
import { ROOT } from './node.mjs';
import { run } from './process.mjs';
import { dim, step } from './report.mjs';

/** The folders of PATH. */
const PATH_FOLDERS = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');

function filesNamed(names: readonly string[], folders = PATH_FOLDERS): string[] {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((file) => existsSync(file));
}

/** Whether a program starts: on Ubuntu, `chromium-browser` only prints how to install it. */
function starts(file: string): boolean {
  return spawnSync(file, ['--version']).status === 0;
}

/** Installs Debian packages as root, or with a sudo that asks for no password; does nothing elsewhere. */
async function aptInstall(packages: readonly string[], why: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const canSudo = (): boolean => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || !(isRoot || canSudo())) return;
  const apt = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const [file = '', ...args] = apt;
  await step(`Installing ${packages.join(', ')} with apt-get (${why})`, async () => {
    await run(file, [...args, 'update']); // a fresh container has no package lists
    return run(file, [...args, 'install', '-y', '--no-install-recommends', '--', ...packages]);
  });
}

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The path of Playwright's own browser. */
async function fromPlaywright(): Promise<string[]> {
  try {
    return [(await import('playwright')).chromium.executablePath()];
  } catch {
    return []; // Playwright does not support the platform
  }
}

/**
 * Chromium for the tests: the one of CHROMIUM_PATH, one in PATH, or Playwright's.
 *
 * @throws {UserError} if CHROMIUM_PATH names no file
 */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named))
    throw new UserError(
      `CHROMIUM_PATH is "${named}", but there is no such file.\nCorrect it, or unset it to search for a browser.`,
    );
  const candidates = [...filesNamed(CHROMIUM_NAMES), ...(await fromPlaywright())];
  return named || candidates.find((file) => existsSync(file) && starts(file));
}

/** The headless shell of Debian's Chromium; it needs half the processor time for a page. */
export function findHeadlessShell(browser: string): string | undefined {
  const shell = `${browser}-headless-shell`;
  return existsSync(shell) ? shell : undefined;
}

export const NO_BROWSER =
  'no Chromium was found for the browser tests, and it could not be installed.\n' +
  'Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to the program of a Chromium or Google Chrome.';

/** Chromium for the tests, installed if necessary. */
export async function requireBrowser(): Promise<string> {
  const found = await findBrowser();
  if (found !== undefined) return found;
  await aptInstall(['chromium', 'chromium-headless-shell'], 'for the browser tests');
  const installed = (await findBrowser()) ?? (await downloadBrowser());
  if (installed === undefined) throw new UserError(NO_BROWSER);
  return installed;
}

/** Downloads Chromium with Playwright to the user's cache; as root, also installs its system libraries. */
async function downloadBrowser(): Promise<string | undefined> {
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  const args = [cli, 'install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium'];
  await step('Downloading Chromium with playwright', () => run(process.execPath, args));
  return findBrowser();
}

export function findFirefox(): string | undefined {
  const places = [...filesNamed(['firefox-esr', 'firefox']), '/Applications/Firefox.app/Contents/MacOS/firefox'];
  return places.find((file) => existsSync(file) && starts(file));
}

/** WebKit's driver, its MiniBrowser, and a virtual screen; undefined unless all of them are installed. */
export function findWebKit(): { driver: string; browser: string; screen: string } | undefined {
  const [browser] = globSync('/usr/lib/*-linux-gnu/webkit2gtk-4.1/MiniBrowser');
  const [driver] = filesNamed(['WebKitWebDriver']);
  const [screen] = filesNamed(['Xvfb']);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** The folder with `initdb` and `postgres` of the newest version. */
export function findPostgres(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return [...debian, ...PATH_FOLDERS].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** Whether the PostgreSQL server with its programs in this folder has the extension pg_cron. */
export function hasCron(folder: string): boolean {
  const { stdout } = spawnSync(join(folder, 'pg_config'), ['--pkglibdir'], { encoding: 'utf8' });
  return ['pg_cron.so', 'pg_cron.dylib'].some((file) => existsSync(join((stdout ?? '').trim(), file)));
}

export function findNginx(): string | undefined {
  return filesNamed(['nginx'], [...PATH_FOLDERS, '/usr/sbin', '/usr/local/sbin'])[0];
}

interface OptionalTool {
  readonly name: string;
  readonly find: () => unknown;
  /** Its Debian packages. */
  readonly packages: readonly string[];
}

const POSTGRES: OptionalTool = { name: 'PostgreSQL', find: findPostgres, packages: ['postgresql'] };
const FIREFOX: OptionalTool = { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] };
const WEBKIT: OptionalTool = {
  name: 'WebKit',
  find: findWebKit,
  packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
};

/** The extension pg_cron, which has a package for each version of PostgreSQL. */
function cron(): OptionalTool {
  const folder = findPostgres() ?? '';
  const version = /^\/usr\/lib\/postgresql\/(\d+)/.exec(folder)?.[1];
  const packages = version === undefined ? [] : [`postgresql-${version}-cron`];
  return { name: 'pg_cron', find: () => hasCron(folder), packages };
}

/** What to do without a tool. Except in CI, its tests are skipped. */
function missing({ name, packages }: OptionalTool): string {
  return `No ${name} on this machine: install ${packages.join(', ')} (Debian, Ubuntu) to run the tests with it.`;
}

export const NO_FIREFOX = missing(FIREFOX);
export const NO_WEBKIT = missing(WEBKIT);

/** Installs an optional tool, or prints that its tests will be skipped. */
async function offer(tool: OptionalTool): Promise<void> {
  if (tool.find()) return;
  await aptInstall(tool.packages, 'for the tests');
  if (!tool.find()) console.log(dim(missing(tool)));
}

/** The folder with the programs of a PostgreSQL server, installed if necessary. */
export async function requirePostgres(): Promise<string> {
  await offer(POSTGRES);
  const folder = findPostgres();
  if (folder === undefined) throw new UserError('This needs a PostgreSQL server. Install one, or leave it out.');
  return folder;
}

/** Installs the tools for the tests. Returns the environment with the path of Chromium. */
export async function installTestTools(): Promise<{ readonly CHROMIUM_PATH: string }> {
  const browser = await requireBrowser();
  if (browser === '/usr/bin/chromium' && findHeadlessShell(browser) === undefined)
    await aptInstall(['chromium-headless-shell'], 'to run the browser tests faster');
  await offer(POSTGRES);
  for (const tool of [cron(), { name: 'nginx', find: findNginx, packages: ['nginx-light'] }, FIREFOX, WEBKIT])
    await offer(tool);
  return { CHROMIUM_PATH: browser };
}
