import type { Page, Request } from 'playwright';

/**
 * Waits until a page is idle and its requests have ended; with `drawn`, until its next frame is drawn instead of idle.
 */
export type Settle = (until?: 'idle' | 'drawn') => Promise<void>;

/**
 * Follows the requests of a page from now on. The returned function resolves when the page has loaded, has had an idle
 * callback, and no request is pending. Playwright's `networkidle` would wait half a second longer.
 */
export function followRequests(page: Page): Settle {
  const pending = new Set<Request>();
  let ended: (() => void) | undefined;
  const end = (request: Request): void => {
    pending.delete(request);
    if (pending.size === 0) ended?.();
  };
  page.on('request', (request) => {
    // Speculative prefetches report their start, but not always their end.
    if (request.headers()['sec-purpose'] === undefined) pending.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const nonePending = (): Promise<void> =>
    pending.size === 0 ? Promise.resolve() : new Promise((resolve) => (ended = resolve));
  // The idle callback runs after the imports of a module have started.
  const idle = (): Promise<void> =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })));
  const drawn = (): Promise<void> =>
    page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

  return async (until = 'idle') => {
    await page.waitForLoadState('load');
    do {
      await nonePending();
      await (until === 'idle' ? idle() : drawn());
    } while (pending.size > 0);
  };
}
