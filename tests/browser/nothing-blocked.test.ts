import { routes } from '#generated/routes.ts';
import type { Page, Response } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { listen, test } from '../support/browser.ts';

const visitor = (locale: string) => ({ locale: locale === 'en' ? 'en-US' : 'es-MX' });
const pages = routes.filter((route) => route.url === route.canonical);

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
/** Scrolls through all of the page, so that whatever waits for that is asked for. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

describe('what a page asks for', () => {
  for (const { url, locale, embeds = [], asks = [] } of pages) {
    test(`${url}: nothing is blocked, nothing comes from elsewhere, no React`, async ({ openPage }) => {
      const page = await openPage('about:blank', visitor(locale));
      const complaints = listen(page);
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== inject('baseUrl') && !embeds.includes(origin) && !asks.includes(origin) && protocol !== 'data:') foreign.push(request.url());
      });
      for (const origin of asks) await page.route(`${origin}/**`, (route) => route.fulfill({ json: {} }));
      // What the page embeds is somebody else's; here it is only seen to be allowed.
      for (const origin of embeds) {
        await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.embedded = true' }));
      }
      const scripts = scriptsOf(page);
      const response = await page.goto(url);
      await readThrough(page);
      await page.waitForLoadState('networkidle');

      const allowed = /script-src ([^;]*);/.exec(response?.headers()['content-security-policy'] ?? '')?.[1]?.split(' ');
      expect(allowed?.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'", ...embeds]);
      if (embeds.length > 0) await page.waitForFunction('window.embedded');
      expect(complaints.errors).toEqual([]);
      // The browser itself reports the status of a page that is not there.
      expect(complaints.console.filter((text) => !text.includes('status of 404') || !url.endsWith('/404'))).toEqual([]);
      expect(foreign).toEqual([]);
      expect(scripts.length).toBeGreaterThan(0);
      expect(await hasReact(scripts)).toBe(false);
    });
  }

  test('React arrives when a form is touched', async ({ openPage }) => {
    const page = await openPage('/inicio');
    const scripts = scriptsOf(page);
    await page.locator('form#contact-home [name=name]').focus();
    await page.locator('[data-island=form][data-ready]').waitFor();
    expect(await hasReact(scripts)).toBe(true);
  });
});

describe('narrow screens', () => {
  for (const { url, locale } of pages) {
    for (const width of [320, 360]) {
      test(`${url} does not scroll sideways at ${width} px`, async ({ openPage }) => {
        const page = await openPage(url, { ...visitor(locale), viewport: { width, height: 740 } });
        const reached = await page.evaluate(() => {
          scrollTo({ left: 1000, behavior: 'instant' });
          return { scrolled: scrollX, wide: document.documentElement.scrollWidth - document.documentElement.clientWidth };
        });
        expect(reached).toEqual({ scrolled: 0, wide: 0 });
      });
    }
  }

  test('the tab for individuals does not scroll sideways either', async ({ openPage }) => {
    const page = await openPage('/servicios/asesoria-legal#personas', { viewport: { width: 320, height: 740 } });
    await page.locator('[role=tabpanel]#personas').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
