import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

// The spec sets the rest. A release of sonner that changes these two would change what visitors feel.
test('sonner still dismisses toasts after 20 px of a swipe, and removes them 200 ms later: it has no options for that', async () => {
  const code = await readFile(new URL('../../node_modules/sonner/dist/index.mjs', import.meta.url), 'utf8');
  // One declaration holds its numbers in this order: visible, two offsets, duration, width, gap, swipe threshold, removal delay.
  const [, swipeThreshold, removalDelay] =
    /var \w+=\d+,\w+="32px",\w+="16px",\w+=\w+,\w+=\d+,\w+=\d+,\w+=(\d+),\w+=(\d+);/.exec(code) ?? [];
  expect({ swipeThreshold, removalDelay }).toEqual({ swipeThreshold: '20', removalDelay: '200' });
});
