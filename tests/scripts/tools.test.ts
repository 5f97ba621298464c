import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { expect, test } from 'vitest';

import { findBrowser, findHeadlessShell } from '../../scripts/tools.mjs';
import { makeCheckout } from './checkout.ts';

/** Nowhere but in PATH. */
const ELSEWHERE = { places: [], playwright: () => Promise.resolve([]) };

/** Writes a program that answers `--version` with an exit code, and with a version. */
function program(checkout: ReturnType<typeof makeCheckout>, path: string, code: number, version = ''): string {
  checkout.write(path, `#!/bin/sh\necho '${version}'\nexit ${code}\n`);
  const file = join(checkout.root, path);
  chmodSync(file, 0o755);
  return file;
}

test('CHROMIUM_PATH comes before everything else', async () => {
  const checkout = makeCheckout({ installed: false });
  const named = program(checkout, 'mine/browser', 0);
  program(checkout, 'bin/chromium', 0);
  expect(await findBrowser({ CHROMIUM_PATH: named, PATH: join(checkout.root, 'bin') }, ELSEWHERE)).toBe(named);
});

test('a CHROMIUM_PATH that does not exist is not silently replaced', async () => {
  const checkout = makeCheckout({ installed: false });
  program(checkout, 'bin/chromium', 0);
  expect(await findBrowser({ CHROMIUM_PATH: '/nowhere', PATH: join(checkout.root, 'bin') }, ELSEWHERE)).toBeUndefined();
});

test('a stand-in that does not start is passed over', async () => {
  const checkout = makeCheckout({ installed: false });
  program(checkout, 'a/chromium-browser', 1);
  const real = program(checkout, 'b/google-chrome', 0);
  const path = [join(checkout.root, 'a'), join(checkout.root, 'b')].join(delimiter);
  expect(await findBrowser({ PATH: path }, ELSEWHERE)).toBe(real);
});

test('playwright’s own browser is taken when the machine has none', async () => {
  const checkout = makeCheckout({ installed: false });
  const own = program(checkout, 'cache/chrome', 0);
  expect(await findBrowser({ PATH: '' }, { places: [], playwright: () => Promise.resolve([own]) })).toBe(own);
});

test('the headless shell is taken if it is of the browser’s own version', async () => {
  const checkout = makeCheckout({ installed: false });
  const browser = program(checkout, 'chromium', 0, 'Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)');
  program(checkout, 'a/chromium-headless-shell', 0, 'Chromium 156.0.8078.7');
  program(checkout, 'b/chrome-headless-shell', 1, 'Chromium 156.0.8078.79');
  const env = { PATH: ['a', 'b', 'c'].map((folder) => join(checkout.root, folder)).join(delimiter) };
  expect(findHeadlessShell(browser, env)).toBeUndefined();
  const shell = program(checkout, 'c/chrome-headless-shell', 0, 'Google Chrome for Testing 156.0.8078.79 ');
  expect(findHeadlessShell(browser, env)).toBe(shell);
  expect(findHeadlessShell(join(checkout.root, 'no-browser'), env)).toBeUndefined();
});
