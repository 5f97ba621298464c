import { expect, test } from 'vitest';
import { page as home } from '#generated/pages/home.ts';
import { page as legal } from '#generated/pages/legal-advice.ts';
import { page as notFound } from '#generated/pages/not-found.ts';
import { firm } from '#generated/site.ts';
import type { CompiledPage } from '#schema';
import { scriptOf, structuredData } from '../../site/renderer/structured-data.ts';

const origin = 'https://firm.example';
const dataOf = (page: CompiledPage, canonical: string, status: 200 | 404 = 200): ReturnType<typeof structuredData> =>
  structuredData({ page, origin, entry: { locale: 'en', canonical, status }, t: (key) => `text of ${key}` });

test('the home page tells who the firm is, where, and when it is open', () => {
  expect(dataOf(home, '/en/inicio')[0]).toMatchObject({
    '@type': ['LegalService', 'AccountingService'],
    name: firm.name,
    url: `${origin}/en/inicio`,
    address: { postalCode: firm.address.postalCode, addressCountry: 'MX' },
    openingHoursSpecification: firm.hours.map(({ opens, closes }) => ({ opens, closes })),
  });
});

test('a service page tells the way to it, the service and the questions inside its tabs', () => {
  const [way, service, questions] = dataOf(legal, '/en/servicios/asesoria-legal');
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${origin}/en/inicio` },
      { position: 2, item: `${origin}/en/servicios` },
      { position: 3, item: `${origin}/en/servicios/asesoria-legal` },
    ],
  });
  expect(service).toMatchObject({
    '@type': 'Service',
    url: `${origin}/en/servicios/asesoria-legal`,
    provider: { '@id': `${origin}/#firm` },
  });
  expect(questions).toMatchObject({ '@type': 'FAQPage', inLanguage: 'en' });
  expect(questions?.['mainEntity']).toHaveLength(8);
});

test('a page that does not exist tells nothing', () => {
  expect(dataOf(notFound, '/en/404', 404)).toEqual([]);
});

test('no text can end the element that carries the data', () => {
  const script = scriptOf({ name: '</script><script>alert(1)</script>' });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, ''))).toMatchObject({
    name: '</script><script>alert(1)</script>',
  });
});
