import type { Page } from 'playwright';

/** Holds every script request of a page from now on, until `release` is called. */
export async function holdScripts(page: Page): Promise<{ asked: () => number; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/assets\/(chunks|entries)\/.*\.js$/, async (route) => {
    asked += 1;
    await promise;
    await route.continue();
  });
  return { asked: () => asked, release: resolve };
}
