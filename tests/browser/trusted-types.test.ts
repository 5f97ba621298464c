import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, wasStopped } from '../support/browser.ts';

function makesMarkup(page: Page): Promise<string> {
  return page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
      return 'made';
    } catch (error) {
      return (error as Error).name;
    }
  });
}

// A policy violation fails every other test: see `stopped` in browser.ts.
describe('trusted types', () => {
  for (const path of ['/inicio', '/blog/primer-cierre-fiscal', '/en/contacto', '/no-hay-tal']) {
    test(`${path}: no script can turn a string into markup`, async ({ reopen, stopped }) => {
      expect(await makesMarkup(await reopen(path))).toBe('TypeError');
      await wasStopped(stopped, 1);
    });
  }
});
