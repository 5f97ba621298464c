import type { CompiledPage } from '#contract';
import { describe, expect, test } from 'vitest';
import { page as article } from '#generated/pages/article.ts';
import { page as careers } from '#generated/pages/careers.ts';
import { page as integrations } from '#generated/pages/integrations.ts';
import { page as home } from '#generated/pages/home.ts';
import { page as notFound } from '#generated/pages/not-found.ts';
import { page as promo } from '#generated/pages/softlanding-promo.ts';
import { page as treatments } from '#generated/pages/treatments.ts';
import { routes } from '#generated/routes.ts';
import { firm } from '#generated/site.ts';
import { scriptOf, structuredData } from '../../site/renderer/structured-data.ts';

const origin = 'https://firm.example';
type Data = Readonly<Record<string, unknown>>;

/** The structured data of a page's English address, or of another of its addresses. */
function dataOf(page: CompiledPage, url?: string): readonly Data[] {
  const entry = routes.find((route) =>
    url === undefined
      ? route.page === page.id && route.locale === 'en' && route.url === route.canonical
      : route.url === url,
  );
  if (!entry) throw new Error(`There is no address of ${page.id}.`);
  return structuredData({ page, origin, entry, t: (key) => `text of ${key}` }) as unknown as readonly Data[];
}

function ofType(things: readonly Data[], type: string): Data | undefined {
  return things.find((thing) => thing['@type'] === type);
}

function wayTo(page: CompiledPage): string[] {
  const steps = ofType(dataOf(page), 'BreadcrumbList')?.['itemListElement'] as { item: string }[] | undefined;
  return (steps ?? []).map(({ item }) => item.replace(origin, ''));
}

describe('the firm', () => {
  test('is described on the home page with its name, address, hours and languages, and the site’s name', () => {
    const [who, site] = dataOf(home);
    expect(who).toMatchObject({
      '@type': ['Dentist'],
      '@id': `${origin}/#firm`,
      name: firm.name,
      url: `${origin}/en/inicio`,
      telephone: expect.stringMatching(/^\+\d{8,15}$/) as string,
      address: { postalCode: firm.address.postalCode, addressCountry: 'MX' },
      openingHoursSpecification: firm.hours.map(({ opens, closes }) => ({ opens, closes })),
      knowsLanguage: ['es', 'en', 'fr'],
      sameAs: firm.social.map(({ url }) => url),
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      name: firm.name,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#firm` },
    });
  });
});

describe('the breadcrumbs of a page', () => {
  test('follow the addresses', () => {
    expect(wayTo(careers)).toEqual(['/en/inicio', '/en/empresa', '/en/empresa/careers']);
    expect(wayTo(article)).toEqual(['/en/inicio', '/en/blog', '/en/blog/antes-de-la-primera-cita']);
  });

  test('use the parent page of the spec if the address has none', () => {
    expect(wayTo(promo)).toEqual([
      '/en/inicio',
      '/en/servicios',
      '/en/servicios/softlanding-mexico',
      '/en/softlanding-promo',
    ]);
  });
});

test('a service page describes the service', () => {
  const things = dataOf(treatments);
  expect(ofType(things, 'Service')).toMatchObject({
    url: `${origin}/en/servicios/tratamientos`,
    provider: { '@id': `${origin}/#firm`, name: firm.name },
  });
});

test('a page with `noindex` has no structured data', () => {
  expect(dataOf(notFound)).toEqual([]);
  expect(dataOf(integrations)).toEqual([]);
  expect(scriptOf([])).toBe('');
});

test('no text can end the element that carries the data', () => {
  const thing = { '@type': 'WebSite', name: '</script><script>alert(1)</script>' } as const;
  const script = scriptOf([thing]);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, ''))).toMatchObject({ '@graph': [thing] });
});
