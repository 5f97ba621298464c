import site from '#spec';
import { routes } from '#generated/routes.ts';
import { describe, expect } from 'vitest';

import { defaultLocale } from '../../languages.ts';
import type { Flow } from './flow.ts';

/** The first page of each layout, without the page that redirects on its own. */
const pages = [
  ...Map.groupBy(
    routes.filter(({ url, canonical, locale, page }) => {
      return url === canonical && locale === defaultLocale && page !== 'integrations';
    }),
    ({ page }) => site.pages.find(({ id }) => id === page)?.layout,
  ).values(),
].flatMap(([first]) => first ?? []);

/** Runs in the page: its visible headings, font and overflow. */
function look(): object {
  const headings = [...document.querySelectorAll('h1')];
  // scrollWidth covers the whole page.
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    headings: headings.filter((heading) => heading.checkVisibility()).length,
    // WebKit reports no size for a cached font. A font that fails to load is among the complaints.
    font: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
      ({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > 0,
    ),
    tooWide: Math.max(0, scrollWidth - clientWidth),
  };
}

/**
 * Whether the headings use their font: with `font-display: optional`, one that loads after the first paint is used from
 * the next page on.
 */
function isInItsFont(): boolean {
  const family = getComputedStyle(document.querySelector('h1')!).fontFamily.split(',')[0]?.replaceAll(/['"]/g, '');
  return [...document.fonts].some((font) => font.family.replaceAll(/['"]/g, '') === family && font.status === 'loaded');
}

/**
 * Registers the flows of a page of each layout on a phone: no error, nothing blocked, the font loaded, no horizontal
 * overflow.
 */
export function describePages(test: Flow): void {
  describe('a page of each layout opens', () => {
    const inItsFont: string[] = [];
    test('set the window to a phone', async ({ engine }) => engine.resize(360, 800));
    test.for(pages)('$url', async ({ url }, { visitor }) => {
      await visitor.open(url);
      await visitor.waitFor({ headings: 1, tooWide: 0, font: true }, look);
      if (await visitor.evaluate(isInItsFont)) inItsFont.push(url);
      expect((await visitor.recorded()).complaints).toEqual([]);
    });
    test('headings use their font if it loads in time', () => expect(inItsFont).not.toEqual([]));
    test('set the window back to a desktop', async ({ engine }) => engine.resize(1280, 900));
  });
}
