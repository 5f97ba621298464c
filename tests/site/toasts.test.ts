import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { constants } from '#generated/site.ts';

test('the numbers of toasts are those that sonner as installed has, where it takes none', async () => {
  const code = await readFile(new URL('../../node_modules/sonner/dist/index.mjs', import.meta.url), 'utf8');
  // One declaration holds them in this order: visible, two offsets, duration, width, gap, swipe threshold, removal delay.
  const declared = /var \w+=(\d+),\w+="32px",\w+="16px",\w+=(\w+),\w+=(\d+),\w+=(\d+),\w+=(\d+),\w+=(\d+);/.exec(code);
  const [visible, duration, width, gap, swipeThreshold, removalDelay] = (declared ?? []).slice(1).map(Number);
  const { hotkey, ...numbers } = constants.toasts;
  expect({ visible, duration, width, gap, swipeThreshold, removalDelay }).toEqual(numbers);
  expect(code).toContain(`hotkey:f=${JSON.stringify(hotkey)}`);
});
