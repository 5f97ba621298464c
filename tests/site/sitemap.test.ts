import { JSDOM } from 'jsdom';
import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { robotsTxt, type RobotsSource, siteMapXml } from '../../site/build/finish/text-files.ts';

const origin = 'https://firm.example';
const { DOMParser } = new JSDOM('').window;

function texts(xml: string, name: string): string[] {
  return [...new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName(name)].map(
    (found) => found.textContent ?? '',
  );
}

function route(path: string, more: { indexable?: boolean; canonical?: string; modified?: string } = {}) {
  return {
    url: path,
    canonical: path,
    alternates: { es: path, en: `/en${path}` },
    indexable: true,
    ...more,
  };
}

describe('the site map', () => {
  test('lists pages at their own addresses, in each language, and their day where it is known', async () => {
    const xml = await siteMapXml(
      [
        route('/blog/a&b', { modified: '2024-01-15' }),
        route('/legal', { canonical: '/terminos' }),
        route('/gracias', { indexable: false }),
        route('/contacto'),
      ],
      origin,
    );
    expect(texts(xml, 'loc')).toEqual([`${origin}/blog/a&b`, `${origin}/contacto`]);
    expect(texts(xml, 'lastmod')).toEqual(['2024-01-15']);
    expect(xml.match(/hreflang="[^"]+" href="[^"]+"/g)).toContain(`hreflang="x-default" href="${origin}/contacto"`);
    expect(xml.match(/hreflang="[^"]+" href="[^"]+"/g)).toContain(`hreflang="en" href="${origin}/en/contacto"`);
  });
});

describe('robots.txt', () => {
  const reads = (more: Partial<RobotsSource> = {}) =>
    robotsParser(`${origin}/robots.txt`, robotsTxt({ origin, refused: [], disallow: [], ...more }));

  test('allows everything and names the site map', () => {
    expect(reads().isAllowed(`${origin}/gracias`, 'Googlebot')).toBe(true);
    expect(reads().getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  });

  test('disallows the crawlers that the spec refuses, and no others', () => {
    const rules = reads({ refused: ['GPTBot', 'CCBot'] });
    expect(['GPTBot', 'CCBot', 'Googlebot'].map((name) => rules.isAllowed(`${origin}/inicio`, name))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
