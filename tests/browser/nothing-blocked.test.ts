import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

/** Notes the scripts that arrive from now on. */
const scriptsOf = (page: Page): Response[] => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
};
/** Whether one of the scripts is React, known by a mark that no minifier touches. */
const hasReact = async (scripts: Response[]): Promise<boolean> => {
  const texts = await Promise.all(scripts.map((script) => script.text()));
  return texts.some((text) => /react\.(transitional\.)?element/.test(text));
};
describe('what a page asks for later', () => {
  test('React arrives when a form is touched', async ({ openPage }) => {
    const page = await openPage('/inicio');
    const scripts = scriptsOf(page);
    await page.locator('form#contact-home [name=name]').focus();
    await page.locator('[data-island=form][data-ready]').waitFor();
    expect(await hasReact(scripts)).toBe(true);
  });
});

describe('narrow screens', () => {
  test('the tab for individuals does not scroll sideways either', async ({ openPage }) => {
    const page = await openPage('/servicios/asesoria-legal#personas', { viewport: { width: 320, height: 740 } });
    await page.locator('[role=tabpanel]#personas').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
