import { routes } from '#generated/routes.ts';
import { expect, inject } from 'vitest';

import { budgets } from '../../scripts/bench/budgets.ts';
import { test } from '../support/browser.ts';
import { visitAhead } from '../support/pages/visit-ahead.ts';

/** One address of each page and language, grouped by language. */
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
    // No errors, and nothing blocked that the page needs.
    complaints: [],
    // No requests to other origins.
    foreign: [],
    scriptSources: ["'self'", ...(route.scriptSources ?? [])],
    // It fits narrow and low windows, 400 % zoom, twice the text size and wider text spacing.
    overflow: [],
    // A phone loads no picture that it does not show, and preloads the lazy ones of the first window.
    pictures: [],
    // It stays where it is when the heading font arrives late. Else the heading has more or fewer lines in the fallback
    // font: change its width, or `substitutes` of the brand.
    fontShifts: [],
    // Texts on papers are legible, no word of theirs is broken, and they cover no other text.
    papers: [],
    // Its first button and first line of proof are above the fold.
    belowFold: [],
    // Second columns are on the grid.
    offGrid: [],
    // Non-breaking spans stay in their line.
    separated: [],
    // A window or room that leads to another page has a name of its own, or the transition between them is skipped.
    sharedNames: [],
    violations: [],
    // It does not load React before an interaction.
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
  within(bytes.scripts, budgets.scripts, 'scripts at load', 'Let site/browser/client.ts fetch it when it is needed.');
  within(bytes.font, budgets.font, 'heading font', 'Narrow its axes or characters in site/build/font.ts.');
});
