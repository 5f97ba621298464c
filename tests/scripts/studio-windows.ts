import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

import { contrast } from '../../generator/compile/brand.ts';

/** Runs in the page: the number of a window's tab stops, and the index of each that gets the focus from now on. */
function watchFocus(dialog: Element): { readonly count: number; readonly reached: readonly number[] } {
  const stops = (): Element[] =>
    [
      ...dialog.querySelectorAll('button, input, select, textarea, summary, a[href], [contenteditable=true]'),
      // Tab reaches only the selected one of several radio buttons.
    ].filter((one) => !one.matches(':disabled, [type=radio]:not(:checked)') && one.checkVisibility());
  const reached: number[] = [];
  dialog.addEventListener('focusin', ({ target }) => reached.push(stops().indexOf(target as Element)));
  return { count: stops().length, reached };
}

/** Expects that a window has the focus when it opens, and that Tab reaches each of its controls once, in order. */
export async function tabThrough(page: Page, dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((element) => element.matches(':focus-within')), { message: 'the focus in the window' })
    .toBe(true);
  const watched = await dialog.evaluateHandle(watchFocus);
  const { count } = await watched.jsonValue();
  let reached: readonly number[] = [];
  // Several times, since a date input has several tab stops.
  for (let times = 0; times < 4 && reached.length < count; times += 1) {
    // Sent together, so that the page is not drawn for each key.
    // oxlint-disable-next-line eslint/no-await-in-loop -- some keys after the others
    await Promise.all(Array.from({ length: count - reached.length }, () => page.keyboard.press('Tab')));
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    ({ reached } = await watched.jsonValue());
  }
  expect(reached).toEqual([...Array(count).keys()]);
}

/** Drops a picture onto an element of the page. */
export async function dropPicture(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    const bytes = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (one) => one.codePointAt(0) ?? 0,
    );
    dataTransfer.items.add(new File([bytes], 'Punto.png', { type: 'image/png' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, composed: true }));
  });
}

/**
 * The texts of a window with too little contrast in one of the themes, each with its colours. Axe cannot determine the
 * background of elements in the top layer; in the studio it is always a plain colour.
 */
export async function weakTexts(dialog: Locator): Promise<string[]> {
  const pairs = await dialog.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const read = (colour: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const hex = (colour: readonly number[]): string =>
      `#${colour
        .slice(0, 3)
        .map((part) => part.toString(16).padStart(2, '0'))
        .join('')}`;
    const behind = (one: Element | null): string => {
      for (let at = one; at; at = at.parentElement) {
        const colour = read(getComputedStyle(at).backgroundColor);
        if (colour[3] === 255) return hex(colour);
      }
      return '#ffffff';
    };
    const says = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
    const texts = [...element.querySelectorAll('*')].filter(
      (one) => says(one) && one.checkVisibility() && !one.matches(':disabled, option'),
    );
    return ['light', 'dark'].flatMap((theme) => {
      // As the theme switch does, but without drawing the page.
      document.documentElement.classList.toggle('dark', theme === 'dark');
      const colours = texts.map((one) => ({
        theme,
        front: hex(read(getComputedStyle(one).color)),
        back: behind(one),
        text: one.textContent!.trim().slice(0, 30),
      }));
      document.documentElement.classList.remove('dark');
      return colours;
    });
  });
  expect(pairs.length, 'texts of the window').toBeGreaterThan(0);
  return pairs
    .filter(({ front, back }) => contrast(front, back) < 4.5)
    .map(({ theme, front, back, text }) => `${theme}: ${text}: ${front} on ${back}`);
}
