import type { Page } from 'playwright';

/** Keeps back every script that a page asks for from now on, until it is told to let them go. */
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
