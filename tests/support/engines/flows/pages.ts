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

/** Runs in the page: its visible headings, whether their font is loaded, and overflow. */
function look(): object {
  const headings = [...document.querySelectorAll('h1')];
  const nameOf = (families: string): string | undefined => families.split(',')[0]?.replaceAll(/['"]/g, '');
  const family = nameOf(getComputedStyle(headings[0]!).fontFamily);
  // scrollWidth covers the whole page.
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    headings: headings.filter((heading) => heading.checkVisibility()).length,
    font: [...document.fonts].some((font) => nameOf(font.family) === family && font.status === 'loaded'),
    tooWide: Math.max(0, scrollWidth - clientWidth),
  };
}

/**
 * Registers the flows of a page of each layout on a phone: no error, nothing blocked, the font loaded, no horizontal
 * overflow.
 */
export function describePages(test: Flow): void {
  describe('a page of each layout opens', () => {
    test('set the window to a phone', async ({ engine }) => engine.resize(360, 800));
    test.for(pages)('$url', async ({ url }, { visitor }) => {
      await visitor.open(url);
      await visitor.waitFor({ headings: 1, tooWide: 0, font: true }, look);
      expect((await visitor.recorded()).complaints).toEqual([]);
    });
    test('set the window back to a desktop', async ({ engine }) => engine.resize(1280, 900));
  });
}
