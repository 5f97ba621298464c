import type { Page, Request } from 'playwright';

/** Waits until a page has done everything that it does by itself; with `drawn`, only until what it has asked for up to its next frame is there. */
export type Settle = (until?: 'idle' | 'drawn') => Promise<void>;

/**
 * Follows the requests of a page from now on. The returned function resolves when the page has loaded, has had time for what it
 * leaves for later, and nothing that it has asked for is under way: a signal, where waiting for a silent network costs half a second.
 */
export function followRequests(page: Page): Settle {
  const underWay = new Set<Request>();
  let ended: (() => void) | undefined;
  const end = (request: Request): void => {
    underWay.delete(request);
    if (underWay.size === 0) ended?.();
  };
  page.on('request', (request) => {
    // A page that the browser fetches ahead is told of when it is asked for, and not always when it has come.
    if (request.headers()['sec-purpose'] === undefined) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const nothingUnderWay = (): Promise<void> =>
    underWay.size === 0 ? Promise.resolve() : new Promise((resolve) => (ended = resolve));
  // The browser calls it when nothing else is left to do; what a module has imported starts before that.
  const idle = (): Promise<void> =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })));
  const drawn = (): Promise<void> =>
    page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

  return async (until = 'idle') => {
    await page.waitForLoadState('load');
    do {
      await nothingUnderWay();
      await (until === 'idle' ? idle() : drawn());
    } while (underWay.size > 0);
  };
}
