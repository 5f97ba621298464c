import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, listen } from '../support/browser.ts';
import type { Host } from './host.ts';
import { startCloudflare } from './published/cloudflare.ts';
import { startNetlify } from './published/netlify.ts';
import { builtSite, dist } from './start.ts';

const { origin } = builtSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A visitor's browser at a host; the site's origin answers as that host would. */
async function visit(host: Host, path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  await context.route('**', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin !== origin) return route.abort();
    const { status, headers, body } = await host.ask({
      address: request.url().slice(origin.length),
      headers: await request.allHeaders(),
    });
    return route.fulfill({ status, headers, body });
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Hosts that take no notice of the visitor's language: the page's script does. */
const hosts = {
  cloudflare: () => startCloudflare(join(dist, 'hosts', 'cloudflare'), origin),
  netlify: () => startNetlify(join(dist, 'hosts', 'netlify'), origin),
};

describe.each(Object.entries(hosts))('%s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  const cookie = (value: string) => ({ cookies: [{ name: 'lang', value, url: origin }] });
  const choosing = async (page: Page, value: string, path: string): Promise<Page> => {
    await page.context().addCookies(cookie(value).cookies);
    await page.goto('about:blank');
    await page.goto(`${origin}${path}`);
    return page;
  };

  it('sends an English browser to the English page, query and place included', async () => {
    const page = await visit(host, '/contacto?utm_source=a#contact-page', { locale: 'en-US' });
    await expect.poll(() => page.url()).toBe(`${origin}/en/contacto?utm_source=a#contact-page`);
    await page.context().close();
  });

  it('leaves a Spanish browser where it is, and blocks nothing of the page', async () => {
    const page = await visit(host, '/inicio', { locale: 'es-MX' });
    const complaints = listen(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(page.url()).toBe(`${origin}/inicio`);
    expect(complaints).toEqual({ errors: [], console: [] });
    await page.context().close();
  });

  it('holds to what the visitor has chosen, whatever the browser', async () => {
    const spanish = await visit(host, '/en/inicio', { locale: 'es-MX' });
    await choosing(spanish, 'en', '/inicio');
    await spanish.waitForURL(`${origin}/en/inicio`);
    await choosing(spanish, 'es', '/inicio');
    expect(spanish.url()).toBe(`${origin}/inicio`);
    await spanish.context().close();
  });

  it.each([true, false])('lets the selector choose Spanish (with scripts: %s)', async (javaScriptEnabled) => {
    const page = await visit(host, '/en/contacto', { locale: 'en-US', javaScriptEnabled });
    await page.locator('a[hreflang=es]').first().click();
    await page.waitForURL(`${origin}/contacto`);
    if (javaScriptEnabled) {
      await page.goto(`${origin}/empresa`);
      expect(page.url()).toBe(`${origin}/empresa`);
    }
    await page.context().close();
  });
});
