import { describe, expect } from 'vitest';
import { listen, settled, test } from '../support/browser.ts';

describe('pages that are likely to come next', () => {
  test('are fetched when the pointer rests on their link, under the page’s own policy', async ({ openPage }) => {
    const page = await openPage('about:blank');
    const { console: complaints } = listen(page);
    const session = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
      if (status === 'Ready' || status === 'Success') fetched.push(new URL(key.url).pathname);
    });
    await session.send('Preload.enable');
    await page.goto('/inicio');
    await settled(page);
    expect(fetched).toEqual([]);
    await page.locator('header a[href="/servicios"]').hover();
    await expect.poll(() => fetched).toContain('/servicios');
    expect(complaints).toEqual([]);
  });
});
