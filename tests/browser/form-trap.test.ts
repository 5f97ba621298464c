import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser.ts';

test('the honeypot is not seen, read out, reached, or autofilled', async ({ reopen }) => {
  const page = await reopen('/empresa/careers#postulacion');
  const form = page.locator('form#career');
  const trap = form.locator('[name=quilla]');
  expect(await trap.getAttribute('autocomplete')).toBe('off');
  expect(await trap.getAttribute('tabindex')).toBe('-1');
  // The honeypot has to be in the page for bots, but visitors must not see or reach it.
  expect(await trap.evaluate((element) => getComputedStyle(element.closest('[inert]') ?? element).display)).not.toBe(
    'none',
  );
  const box = await trap.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    const { width, height } = (element.closest('[inert]') as Element).getBoundingClientRect();
    return { width, height, hit: document.elementsFromPoint(x, y).includes(element) };
  });
  expect(box).toEqual({ width: 1, height: 1, hit: false });
  await trap.evaluate((element: HTMLElement) => element.focus());
  expect(await trap.evaluate((element) => element === document.activeElement)).toBe(false);

  const reached = new Set<string | null>();
  await form.locator('.field [name]').first().focus();
  for (let step = 0; step < 15; step += 1) {
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    await page.keyboard.press('Tab');
  }
  expect(reached.size).toBeGreaterThan(4);
  expect(reached.has('quilla')).toBe(false);
  expect(await form.ariaSnapshot()).not.toMatch(/vacío|empty/);
  // Floating elements would cover what axe measures.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violations(page, { within: 'form#career' })).toEqual([]);
});
