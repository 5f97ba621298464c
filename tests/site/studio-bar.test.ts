import { expect, test } from 'vitest';

import { placeBar, type Area } from '../../site/studio/client/areas.ts';

const window = { top: 52, width: 1440, height: 900 };
const bar = { width: 240, height: 34 };
const room = { bar, window };

/** Whether a bar would intercept clicks for other elements. */
function covers({ left, top }: { left: number; top: number }, area: Area): boolean {
  return (
    left < area.left + area.width &&
    area.left < left + bar.width &&
    top < area.top + area.height &&
    area.top < top + bar.height
  );
}

test.each<[string, Area, Area, boolean]>([
  [
    'a link of the header, smaller than its bar',
    { left: 960, top: 62, width: 110, height: 50 },
    { left: 970, top: 74, width: 90, height: 24 },
    true,
  ],
  [
    'a block that begins above the window',
    { left: 0, top: -600, width: 1440, height: 900 },
    { left: 100, top: 62, width: 1300, height: 60 },
    false,
  ],
  [
    'the last lines of the window',
    { left: 200, top: 830, width: 300, height: 60 },
    { left: 200, top: 830, width: 300, height: 60 },
    true,
  ],
])(
  'the bar of an item is inside the window and does not cover the text under the pointer: %s',
  (_, item, text, isInner) => {
    const place = placeBar(item, [text], isInner, room);
    expect(covers(place, text)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + bar.width).toBeLessThanOrEqual(window.width);
    expect(place.top).toBeGreaterThanOrEqual(window.top);
    expect(place.top + bar.height).toBeLessThanOrEqual(window.height);
  },
);

test('the bars of a block and of an item in it do not cover each other', () => {
  const text = { left: 104, top: 140, width: 300, height: 40 };
  const inner = placeBar({ left: 100, top: 136, width: 1300, height: 50 }, [text], true, room);
  const outer = placeBar({ left: 0, top: 130, width: 1440, height: 700 }, [text, { ...inner, ...bar }], false, room);
  expect(covers(outer, { ...inner, ...bar })).toBe(false);
});
