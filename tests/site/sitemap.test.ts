import { JSDOM } from 'jsdom';
import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { robotsTxt, type RobotsSource } from '../../site/build/finish/robots.ts';
import { sitemapFiles } from '../../site/build/finish/sitemap.ts';

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

const articles = Array.from({ length: 25 }, (_, index) => route(`/blog/articulo-${index + 1}`));

describe('the site map', () => {
  test('lists pages at their own addresses, in each language, and their day where it is known', async () => {
    const files = await sitemapFiles(
      [
        route('/blog/a&b', { modified: '2024-01-15' }),
        route('/legal', { canonical: '/terminos' }),
        route('/gracias', { indexable: false }),
        route('/contacto'),
      ],
      origin,
    );
    const xml = files.get('sitemap.xml') ?? '';
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    expect(texts(xml, 'loc')).toEqual([`${origin}/blog/a&b`, `${origin}/contacto`]);
    expect(texts(xml, 'lastmod')).toEqual(['2024-01-15']);
    expect(xml.match(/hreflang="[^"]+" href="[^"]+"/g)).toContain(`hreflang="x-default" href="${origin}/contacto"`);
    expect(xml.match(/hreflang="[^"]+" href="[^"]+"/g)).toContain(`hreflang="en" href="${origin}/en/contacto"`);
  });

  test.each([
    ['addresses', { addresses: 10, bytes: 1e6 }, [10, 10, 5]],
    ['bytes', { addresses: 100, bytes: 3500 }, [7, 6, 6, 6]],
  ])('becomes an index when one file has too many %s', async (_what, most, sizes) => {
    const files = await sitemapFiles(articles, origin, most);
    const [index = '', ...parts] = files.values();
    expect(texts(index, 'loc')).toEqual(sizes.map((_, at) => `${origin}/sitemap-${at + 1}.xml`));
    expect(parts.map((part) => texts(part, 'loc').length)).toEqual(sizes);
    expect(parts.flatMap((part) => texts(part, 'loc'))).toEqual(articles.map(({ url }) => origin + url));
    expect(parts.every((part) => Buffer.byteLength(part) <= most.bytes)).toBe(true);
  });
});

describe('robots.txt', () => {
  const reads = (more: Partial<RobotsSource> = {}) =>
    robotsParser(`${origin}/robots.txt`, robotsTxt({ origin, refused: [], disallow: [], ...more }));

  test('keeps nothing from anybody and tells the site map', () => {
    expect(reads().isAllowed(`${origin}/gracias`, 'Googlebot')).toBe(true);
    expect(reads().getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  });

  test('keeps away the crawlers that the spec refuses, and no others', () => {
    const rules = reads({ refused: ['GPTBot', 'CCBot'] });
    expect(['GPTBot', 'CCBot', 'Googlebot'].map((name) => rules.isAllowed(`${origin}/inicio`, name))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
