import { routes } from '#generated/routes.ts';
import { describe, expect, inject } from 'vitest';

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

describe.for(pages)('$url', (route) => {
  test('opens without an error, and nothing that it needs is blocked', async ({ browser }) => {
    const seen = await visited(browser, inject('baseUrl'), route);
    expect(seen.path).toBe(route.url);
    expect(seen.status).toBe(route.status);
    expect(seen.complaints).toEqual([]);
    expect(seen.scriptSources).toEqual(["'self'", ...(route.scriptSources ?? [])]);
  });

  test('asks nobody else for anything', async ({ browser }) => {
    expect((await visited(browser, inject('baseUrl'), route)).foreign).toEqual([]);
  });

  test('keeps to its budgets, and loads no React by itself', async ({ browser }) => {
    const { bytes, react, blocking, scripts } = await visited(browser, inject('baseUrl'), route);
    within(
      bytes.html,
      budgets.html,
      `${route.url}, HTML`,
      'Take something off the page, or divide it: what is beyond one round trip delays the first paint.',
    );
    within(
      bytes.scripts,
      budgets.scripts,
      `${route.url}, scripts at load`,
      'Let site/lib/client.ts fetch it when it is needed.',
    );
    within(
      bytes.font,
      budgets.font,
      `${route.url}, heading font`,
      'Narrow its axes or characters in site/build/font.ts.',
    );
    expect(Math.min(...Object.values(bytes), scripts), 'what was weighed').toBeGreaterThan(0);
    expect({ react, blocking }).toEqual({ react: false, blocking: 0 });
  });

  test('stays where it is while it is loaded, though its font comes after the first paint', async ({ browser }) => {
    const { shifts, lateFonts } = await visited(browser, inject('baseUrl'), route);
    expect(shifts).toEqual([]);
    expect(lateFonts).toBe(1);
  });

  test('fits its window: narrow, low, at 400 %, at twice the text size, with more space in the text', async ({
    browser,
  }) => {
    expect((await visited(browser, inject('baseUrl'), route)).misfits).toEqual([]);
  });

  test('shows its first button and the first line of proof without scrolling', async ({ browser }) => {
    expect((await visited(browser, inject('baseUrl'), route)).belowFold).toEqual([]);
  });

  test('has one grid: second columns begin at the same edge, and the steps of a stair are even', async ({
    browser,
  }) => {
    expect((await visited(browser, inject('baseUrl'), route)).offGrid).toEqual([]);
  });

  test('leaves in its line what no line is to break', async ({ browser }) => {
    expect((await visited(browser, inject('baseUrl'), route)).apart).toEqual([]);
  });

  test('is accessible', async ({ browser }) => {
    expect((await visited(browser, inject('baseUrl'), route)).violations).toEqual([]);
  });
});
