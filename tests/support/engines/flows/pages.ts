import { routes } from '#generated/routes.ts';
import { describe, expect } from 'vitest';

import { defaultLocale } from '../../languages.ts';
import type { Flow } from './flow.ts';

/** One address of each page; a page that leads on by itself goes there before it could be looked at. */
const pages = routes.filter(({ url, canonical, locale, page }) => url === canonical && locale === defaultLocale && page !== 'integrations');

/** What a page tells of itself once it is there. */
const look = (): { headings: number; tooWide: number; fonts: string[] } => {
  const headings = [...document.querySelectorAll('h1')];
  const [family = ''] = headings.map((heading) => getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll(/['"]/g, ''));
  // As far as it goes: from its end, nothing may be wider than the window.
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    headings: headings.filter((heading) => heading.checkVisibility()).length,
    fonts: [...document.fonts].filter((font) => font.family.replaceAll(/['"]/g, '') === family).map(({ status }) => status),
    tooWide: Math.max(0, scrollWidth - clientWidth),
  };
};

/** Every page opens, on a phone: without an error, nothing blocked, with its heading in its font, no wider than the window. */
export const describePages = (test: Flow): void => {
  describe('every page opens', () => {
    const inItsFont: string[] = [];
    test('set the window to a phone', async ({ engine }) => engine.resize(360, 800));
    test.for(pages)('$url', async ({ url }, { visitor }) => {
      await visitor.open(url);
      const { headings, tooWide, fonts } = await visitor.ask(look);
      expect({ headings, tooWide }).toEqual({ headings: 1, tooWide: 0 });
      expect(fonts).not.toEqual([]);
      expect(fonts).not.toContain('error');
      if (fonts.includes('loaded')) inItsFont.push(url);
      expect((await visitor.noted()).complaints).toEqual([]);
    });
    test('in the font of the headings, unless that came too late for the first paint', () => expect(inItsFont.length).toBeGreaterThan(pages.length / 2));
    test('set the window back to a desk', async ({ engine }) => engine.resize(1280, 900));
  });
};
