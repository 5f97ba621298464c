import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { expect, test } from 'vitest';

import { findBrowser } from '../../scripts/browser.mjs';
import { makeCheckout } from './checkout.ts';

/** Nowhere but in PATH. */
const ELSEWHERE = { places: [], playwright: () => Promise.resolve([]) };

/** Writes a program that answers `--version` with an exit code. */
function program(checkout: ReturnType<typeof makeCheckout>, path: string, code: number): string {
  checkout.write(path, `#!/bin/sh\nexit ${code}\n`);
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

test('no browser anywhere is undefined', async () => {
  expect(await findBrowser({ PATH: '' }, ELSEWHERE)).toBeUndefined();
});
