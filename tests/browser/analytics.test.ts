import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import spec from '#spec';
import { settled, test, type Reopen } from '../support/browser.ts';
import { bundle } from '../support/bundle.ts';

/** The page's data layer, with gtag's calls as arrays. */
function queue(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry: unknown) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry,
    ),
  );
}

async function names(page: Page): Promise<unknown[]> {
  return (await queue(page)).map((entry) => {
    const words = Array.isArray(entry) ? entry.slice(0, 2).filter((part) => typeof part === 'string') : undefined;
    return words?.join(' ') ?? entry;
  });
}

const html = `<!doctype html><html lang="es"><title>x</title><main id="main" data-events='[{"event":"ad_conversion","params":{"value":1}}]'>
<a data-event="phone_call" href="#a">a</a></main>
<button id="measuring-change" hidden>change</button>
<section id="measuring" tabindex="-1" hidden><span data-now="granted" hidden>allowed</span><span data-now="denied" hidden>not allowed</span>
<button data-consent="denied">no</button><button data-consent="granted">yes</button></section>
<script src="/analytics-under-test.js"></script><script src="/start.js"></script></html>`;

/** Opens a page with the site's analytics, compiled with these settings, and records its requests to other origins. */
async function open(reopen: Reopen, script: string): Promise<{ page: Page; foreign: string[] }> {
  const foreign: string[] = [];
  return { page: await reopen('/analytics-under-test', {}, (page) => serve(page, script, foreign)), foreign };
}

/** Stubs all requests: the page with the site's analytics, and nothing from other origins. */
function serve(page: Page, script: string, foreign: string[] = []): Promise<unknown> {
  return page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== inject('baseUrl')) {
      foreign.push(url.href);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    }
    if (url.pathname === '/start.js')
      return route.fulfill({ contentType: 'text/javascript', body: 'analytics.startAnalytics()' });
    if (url.pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
    return route.fulfill({ contentType: 'text/html', body: html });
  });
}

/** Whether gtag is disabled. */
function isOff(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST123456'] === true);
}

const { analytics = expect.fail('The fixture site has no analytics.') } = spec.integrations;

function bundleWith(settings: Partial<typeof analytics>): Promise<string> {
  return bundle('analytics.ts', 'analytics', { analytics: { ...analytics, ...settings } });
}

const plain = await bundleWith({});
const measured = await bundleWith({ measurementId: 'G-TEST123456' });
const asking = await bundleWith({ measurementId: 'G-TEST123456', consent: true });

describe('analytics', () => {
  test('without configuration: events wait in the page, nothing is loaded', async ({ reopen }) => {
    const { page, foreign } = await open(reopen, plain);
    await page.locator('[data-event]').click();
    expect(await queue(page)).toEqual([{ event: 'ad_conversion', value: 1 }, { event: 'phone_call' }]);
    await settled(page);
    expect(foreign).toEqual([]);
  });

  test('with an id: gtag is loaded and gets the events', async ({ reopen }) => {
    const { page, foreign } = await open(reopen, measured);
    await page.locator('[data-event]').click();
    await expect.poll(() => foreign).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456']);
    expect(await names(page)).toEqual(['js', 'config G-TEST123456', 'event ad_conversion', 'event phone_call']);
    expect((await queue(page))[2]).toEqual(['event', 'ad_conversion', { value: 1 }]);
  });

  test('Global Privacy Control: nothing is loaded and nothing is sent', async ({ openPage }) => {
    const page = await openPage('about:blank');
    const foreign: string[] = [];
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await serve(page, measured, foreign);
    await page.goto('/analytics-under-test');
    await settled(page);
    expect(await queue(page)).toEqual([{ event: 'ad_conversion', value: 1 }]);
    expect(foreign).toEqual([]);
  });

  test('with a consent prompt: denied until the visitor agrees, and then remembered', async ({ reopen }) => {
    const { page, foreign } = await open(reopen, asking);
    const banner = page.locator('#measuring');
    await banner.waitFor();
    expect(foreign).toEqual([]);
    expect((await queue(page))[0]).toEqual([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ]);
    await page.getByRole('button', { name: 'yes' }).click();
    await expect.poll(() => foreign.length).toBe(1);
    expect(await names(page)).toContain('consent update');
    await banner.waitFor({ state: 'hidden' });
    await page.reload();
    await expect.poll(() => foreign.length).toBe(2);
    expect(await banner.isVisible()).toBe(false);
  });

  test('withdrawn consent takes effect at once, in every tab, and removes gtag’s cookies', async ({ reopen }) => {
    const { page, foreign } = await open(reopen, asking);
    await page.getByRole('button', { name: 'yes' }).click();
    await expect.poll(() => foreign.length).toBe(1);
    const other = await page.context().newPage();
    await serve(other, asking);
    await other.goto(page.url());
    const stores = (): void => {
      document.cookie = '_ga=1; path=/';
      document.cookie = '_ga_TEST123456=1; path=/';
      document.cookie = 'lang=es; path=/';
      localStorage.setItem('_gcl_ls', '1');
      localStorage.setItem('theme', 'dark');
    };
    await page.evaluate(stores);

    const change = page.getByRole('button', { name: 'change' });
    await change.click();
    await page.getByText('allowed', { exact: true }).waitFor();
    await page.getByText('not allowed').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.locator('#measuring').waitFor({ state: 'hidden' });
    expect(await isOff(page)).toBe(false);

    await change.click();
    await page.getByRole('button', { name: 'no' }).click();
    await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => isOff(page)).toBe(true);
    expect((await queue(page)).at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
    await expect
      .poll(() => page.evaluate(() => [document.cookie, Object.keys(localStorage).toSorted()]))
      .toEqual(['lang=es', ['consent', 'theme']]);
    await expect.poll(() => isOff(other)).toBe(true);

    const asked = foreign.length;
    await page.reload();
    await settled(page);
    expect(await page.locator('#measuring').isVisible()).toBe(false);
    expect(await names(page)).not.toContain('consent update');
    await change.click();
    await page.getByText('not allowed').waitFor();
    expect(foreign.length).toBe(asked);
    await page.getByRole('button', { name: 'yes' }).click();
    await expect.poll(() => isOff(page)).toBe(false);
    await expect.poll(() => foreign.length).toBe(asked + 1);
    await other.close();
  });
});

describe('the site’s own events', () => {
  test('a page of thanks reports the advertisement’s conversion once', async ({ reopen }) => {
    const page = await reopen('/gracias');
    await expect.poll(() => queue(page)).toMatchObject([{ event: expect.stringContaining('conversion') }]);
  });

  test('a booking button reports phone_call', async ({ reopen }) => {
    const page = await reopen('/servicios');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('main a[data-event=phone_call]').first().click();
    await expect.poll(() => queue(page)).toEqual([{ event: 'phone_call' }]);
  });
});
