import type { ElementHandle, Locator, Page } from 'playwright';
import { expect } from 'vitest';

import { contrast } from '../../generator/compile/brand.ts';

/** The focused element of the studio: whether it is in the window, and its index among the window's tab stops. */
function focusedIn(
  dialog: ElementHandle<Element>,
): Promise<{ readonly isInside: boolean; readonly index: number; readonly count: number }> {
  return dialog.evaluate((element) => {
    let focused: Element | null = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const stops = [
      ...element.querySelectorAll('button, input, select, textarea, summary, a[href], [contenteditable=true]'),
      // Tab reaches only the selected one of several radio buttons.
    ].filter((one) => !one.matches(':disabled, [type=radio]:not(:checked)') && one.checkVisibility());
    return { isInside: element.contains(focused), index: focused ? stops.indexOf(focused) : -1, count: stops.length };
  });
}

/** Expects that a window has the focus when it opens, and that Tab reaches each of its controls once, in order. */
export async function tabThrough(page: Page, dialog: Locator): Promise<void> {
  // Not the locator, which would search the page for each key.
  const element = await dialog.evaluateHandle((found) => found);
  await expect.poll(async () => (await focusedIn(element)).isInside, { message: 'the focus in the window' }).toBe(true);
  const { count } = await focusedIn(element);
  const reached: number[] = [];
  // A date input has several tab stops.
  for (let number = 0; number < count * 2 && reached.at(-1) !== count - 1; number += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one key after the other
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    const { index } = await focusedIn(element);
    if (index !== reached.at(-1)) reached.push(index);
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
 * The texts of a window with too little contrast, each with its colours. Axe cannot determine the background of
 * elements in the top layer; in the studio it is always a plain colour.
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
    return [...element.querySelectorAll('*')]
      .filter((one) => says(one) && one.checkVisibility() && !one.matches(':disabled, option'))
      .map((one) => ({
        front: hex(read(getComputedStyle(one).color)),
        back: behind(one),
        text: one.textContent!.trim().slice(0, 30),
      }));
  });
  expect(pairs.length, 'texts of the window').toBeGreaterThan(0);
  return pairs
    .filter(({ front, back }) => contrast(front, back) < 4.5)
    .map(({ front, back, text }) => `${text}: ${front} on ${back}`);
}
