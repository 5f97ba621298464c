import { routes } from '#generated/routes.ts';
import { expect, inject } from 'vitest';

import { budgets } from '../../scripts/bench/budgets.ts';
import { test } from '../support/browser.ts';
import { visitAhead } from '../support/pages/visit-ahead.ts';

/** One address of each page and language, one language after the other. */
const pages = [
  ...Map.groupBy(
    routes.filter(({ url, canonical }) => url === canonical),
    ({ locale }) => locale,
  ).values(),
].flat();
const visited = visitAhead(pages);

function within(bytes: number, budget: number, what: string, remedy: string): void {
  expect(bytes, `${what}: ${bytes} bytes of ${budget} (scripts/bench/budgets.ts). ${remedy}`).toBeLessThanOrEqual(
    budget,
  );
}

test.for(pages)('$url', async (route, { browser }) => {
  const seen = await visited(browser, inject('baseUrl'), route);
  const { bytes, scripts } = seen;
  expect.soft(seen, 'what is wrong with the page').toMatchObject({
    path: route.url,
    status: route.status,
    // Errors, and what was blocked though the page needs it.
    complaints: [],
    // It asks nobody else for anything.
    foreign: [],
    scriptSources: ["'self'", ...(route.scriptSources ?? [])],
    // Nothing moves while it is loaded, though its font comes after the first paint.
    shifts: [],
    lateFonts: 1,
    // It fits its window: narrow, low, at 400 %, at twice the text size, with more space in the text.
    misfits: [],
    // Its first button and the first line of proof are shown without scrolling.
    belowFold: [],
    // Second columns begin at the same edge, and the steps of a stair are even.
    offGrid: [],
    // What no line is to break stays in its line.
    apart: [],
    violations: [],
    // It loads no React by itself.
    react: false,
    blocking: 0,
  });
  expect(Math.min(...Object.values(bytes), scripts), 'what was weighed').toBeGreaterThan(0);
  within(
    bytes.html,
    budgets.html,
    'HTML',
    'Take something off the page, or divide it: more than one round trip delays the first paint.',
  );
  within(bytes.scripts, budgets.scripts, 'scripts at load', 'Let site/lib/client.ts fetch it when it is needed.');
  within(bytes.font, budgets.font, 'heading font', 'Narrow its axes or characters in site/build/font.ts.');
});
