import site from '#spec';
import { routes } from '#generated/routes.ts';
import { describe, expect } from 'vitest';

import { defaultLocale } from '../../languages.ts';
import type { Flow } from './flow.ts';

/** One address of each page that shows a kind of block which none before it does; but not of one that leads on by itself. */
const kindsSeen = new Set<string>();
const pages = routes.filter(({ url, canonical, locale, page }) => {
  if (url !== canonical || locale !== defaultLocale || page === 'integrations') return false;
  const kinds = site.pages.find(({ id }) => id === page)?.blocks.map(({ kind }) => kind) ?? [page];
  const isNew = kinds.some((kind) => !kindsSeen.has(kind));
  for (const kind of kinds) kindsSeen.add(kind);
  return isNew;
});

/** What a page tells of itself once it is there. */
function look(): object {
  const headings = [...document.querySelectorAll('h1')];
  // As far as it goes: from its end, nothing may be wider than the window.
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    headings: headings.filter((heading) => heading.checkVisibility()).length,
    // Out of its cache, WebKit says that it has no size. One that cannot be had is among the complaints.
    font: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
      ({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > 0,
    ),
    tooWide: Math.max(0, scrollWidth - clientWidth),
  };
}

/** Whether the headings are in their font: one that comes after the first paint is for the next page (`font-display: optional`). */
function isInItsFont(): boolean {
  const family = getComputedStyle(document.querySelector('h1')!).fontFamily.split(',')[0]?.replaceAll(/['"]/g, '');
  return [...document.fonts].some((font) => font.family.replaceAll(/['"]/g, '') === family && font.status === 'loaded');
}

/** Pages with every kind of block open, on a phone: without an error, nothing blocked, with its heading in its font, no wider than the window. */
export function describePages(test: Flow): void {
  describe('pages with every kind of block open', () => {
    const inItsFont: string[] = [];
    test('set the window to a phone', async ({ engine }) => engine.resize(360, 800));
    test.for(pages)('$url', async ({ url }, { visitor }) => {
      await visitor.open(url);
      await visitor.sees({ headings: 1, tooWide: 0, font: true }, look);
      if (await visitor.ask(isInItsFont)) inItsFont.push(url);
      expect((await visitor.noted()).complaints).toEqual([]);
    });
    test('headings are in their font where it came in time', () => expect(inItsFont).not.toEqual([]));
    test('set the window back to a desk', async ({ engine }) => engine.resize(1280, 900));
  });
}
