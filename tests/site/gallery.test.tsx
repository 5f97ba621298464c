import type { Locale } from '#contract';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { blockSchema, type Block, type SpecContext } from '#schema';
import { defaultLocale, locales } from '#generated/languages.ts';
import { isText, localizedTextOf } from '../../generator/compile/text.ts';
import { galleryDocument } from '../../site/gallery/document.tsx';
import { drawBlock } from '../../site/gallery/draw.tsx';
import type { Examples } from '../../site/gallery/example.ts';
import { examplesOf, kindNames, layoutsOf } from '../../site/gallery/fixtures.ts';
import { frame, unavailableMessage } from '../../site/gallery/frame.ts';
import { problemsOf, textNodes } from './markup.ts';

const kinds = kindNames.map((kind): [Block['kind'], Examples] => [kind, examplesOf(kind)]);
const newTab = {
  es: '(se abre en una pestaña nueva)',
  en: '(opens in a new tab)',
  fr: '(s’ouvre dans un nouvel onglet)',
};

/**
 * Every visible text of a part of the spec, including the message of an alert that an action names. HTML of articles
 * counts as the texts in it.
 */
function textsOf(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isText(value, locales)) {
    const named = 'error' in value ? [unavailableMessage] : [];
    return [...Object.values(value), ...named].flatMap((child) => textsOf(child, locale));
  }
  const wording = localizedTextOf(frame, value)[locale];
  return wording.includes('</') ? textNodes(JSDOM.fragment(wording)) : [wording];
}

describe.each(kinds)('%s', (kind, examples) => {
  test('has at least two examples', () => {
    expect(Object.keys(examples).length).toBeGreaterThanOrEqual(2);
  });

  for (const [name, { says, block }] of Object.entries(examples)) {
    test(`${name}: is of the kind and could stand in the spec`, () => {
      expect(block.kind).toBe(kind);
      expect(says).toMatch(/^[A-Z].+\.$/);
      expect(blockSchema.parse(block, { locales } as SpecContext)).toEqual(block);
    });

    for (const locale of locales) {
      for (const layout of layoutsOf(kind)) {
        test(`${name}: is drawn soundly on a page of the layout ${layout}, ${locale}`, () => {
          const texts = textsOf(block, locale);
          expect(texts.length).toBeGreaterThan(0);
          const html = drawBlock(block, { locale, layout });
          expect(problemsOf(html, { texts, newTab: newTab[locale], firstHeading: 2 })).toEqual([]);
        });
      }
    }
  }
});

describe('the whole gallery', () => {
  // Without the sources of the fixtures, which contain raw text keys.
  const html = galleryDocument('').replaceAll(/<pre>.*?<\/pre>/gs, '');

  test('keeps the ids of its examples apart and leads everywhere', () => {
    const [, body = ''] = html.split('<body>');
    expect(problemsOf(body, { texts: [], newTab: newTab[defaultLocale], firstHeading: 1 })).toEqual([]);
  });
});
