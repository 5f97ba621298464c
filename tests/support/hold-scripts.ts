import type { Page } from 'playwright';

/** Holds every script request of a page from now on, until `release` is called. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(chunks|entries)\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
