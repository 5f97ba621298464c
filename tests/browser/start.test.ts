import { describe, expect } from 'vitest';
import { listen, test } from '../support/browser.ts';

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

describe('page changes', () => {
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`cross-fade by the browser’s own means: ${moves}, for a visitor with motion: ${reducedMotion}`, async ({
      openPage,
    }) => {
      const page = await openPage('about:blank', { reducedMotion });
      await page.addInitScript(() =>
        addEventListener('pagereveal', (event) =>
          Object.assign(window, { faded: (event as Event & { viewTransition: unknown }).viewTransition !== null }),
        ),
      );
      await page.goto('/inicio');
      await page.locator('header a[href="/servicios"]').click();
      await page.waitForURL('**/servicios');
      // `pagereveal` fires with the first frame, which may come after the URL changes.
      await expect.poll(() => page.evaluate(() => (window as { faded?: boolean }).faded)).toBe(moves);
    });
  }
});
