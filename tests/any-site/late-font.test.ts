import { expect } from 'vitest';
import { routes } from '#generated/routes.ts';
import { test } from '../support/browser.ts';
import { FONT_WINDOWS, MOST_SHIFT, openWithLateFont, watchShifts } from '../support/pages/shifts.ts';

const home = routes.find(({ page }) => page === 'home') ?? routes[0]!;

/** The visit of each page (pages.test.ts) checks what its font moves; here the font really arrives late. */
test.for(FONT_WINDOWS)(
  'at $width px, nothing moves when the heading font arrives late',
  async (viewport, { openPage }) => {
    const page = await openPage('/robots.txt', { viewport });
    await watchShifts(page);
    const { before, after } = await openWithLateFont(page, home.url);
    expect(before.lines).toEqual([]);
    expect.soft(after.sum, after.lines.join('; ')).toBeLessThan(MOST_SHIFT);
  },
);
