import { describe, expect } from 'vitest';
import { listen, settled, test, wasStopped } from '../support/browser.ts';

describe('the start of a page', () => {
  test('without its main element throws, and says which', async ({ openPage }) => {
    const page = await openPage('about:blank');
    const { errors } = listen(page);
    await page.route('**/inicio', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main id="main"', '<div');
      await route.fulfill({ response, body });
    });
    await page.goto('/inicio');
    await expect.poll(() => errors).toEqual(['Elemento root no encontrado']);
  });

  test('every page change begins at the top, and going back returns to the place', async ({ openPage }) => {
    const page = await openPage('/inicio', { reducedMotion: 'reduce' });
    await page.locator('footer a[href="/terminos"]').click();
    await page.waitForURL('**/terminos');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/inicio');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
});

test('nothing moves with reduced motion', async ({ reopen }) => {
  const page = await reopen('/inicio', { reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => {
    const seconds = (value: string): number =>
      Math.max(...value.split(',').map((part) => parseFloat(part) * (part.trim().endsWith('ms') ? 0.001 : 1)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
        return (
          (animationName !== 'none' && seconds(animationDuration) > 0.01) ||
          seconds(transitionDuration) > 0.01 ||
          scrollBehavior === 'smooth'
        );
      })
      .map(({ tagName, className }) => `${tagName} ${String(className)}`);
  });
  expect([...new Set(moving)]).toEqual([]);
});

// A policy violation fails every other test: see `stopped` in browser.ts.
test('no script can turn a string into markup', async ({ reopen, stopped }) => {
  const page = await reopen('/blog/cepillado-con-brackets');
  const made = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
      return 'made';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(made).toBe('TypeError');
  await wasStopped(stopped, 1);
});

describe('page changes', () => {
  test('are fetched ahead when the pointer rests on their link, under the page’s own policy', async ({ openPage }) => {
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
    await page.locator('header a[href="/servicios"]:visible').hover();
    await expect.poll(() => fetched).toContain('/servicios');
    expect(complaints).toEqual([]);
  });

  test('cross-fade by the browser’s own means', async ({ openPage }) => {
    const page = await openPage('about:blank');
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) =>
        Object.assign(window, { faded: (event as Event & { viewTransition: unknown }).viewTransition !== null }),
      ),
    );
    await page.goto('/inicio');
    await page.locator('header a[href="/servicios"]:visible').click();
    await page.waitForURL('**/servicios');
    // `pagereveal` fires with the first frame, which may come after the URL changes.
    await expect.poll(() => page.evaluate(() => (window as { faded?: boolean }).faded)).toBe(true);
  });
});
