import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStamp } from '../../scripts/stamp.mjs';
import spec from '#spec';
import { articles } from '../generator/support/articles.ts';
import { buildVariant, type Variant } from '../support/variant.ts';
import { formSection } from '#schema';
import type { SiteSpec } from '#schema';
import { attributes, canonicalOf, isIndexable, metaOf, pageOf, normalise, type Page } from '../support/built/site.ts';

let variant: Variant;
const [added, draft, later] = articles(3);
if (!spec.articles || !added || !draft || !later) throw new Error('there is no article');
const hidden = [
  { ...draft, slug: 'borrador', draft: true },
  { ...later, slug: 'futuro', publish: '2999-01-01T09:00' },
];
const two: SiteSpec = {
  ...spec,
  integrations: { ...spec.integrations, reports: { url: '/reports', perPageView: 6, perMinute: 60 } },
  articles: { ...spec.articles, entries: [...spec.articles.entries, added, ...hidden] },
  // The blog with a form below the list of articles.
  pages: spec.pages.map((page) =>
    page.id === 'blog'
      ? {
          ...page,
          blocks: [
            ...page.blocks,
            formSection({
              id: 'newsletter',
              heading: { es: 'Boletín', en: 'Newsletter' },
              lead: { es: 'Un correo al mes.', en: 'One e-mail a month.' },
              form: 'contact-page',
            }),
          ],
        }
      : page,
  ),
};
/** Both in one build, since they are independent. */
const settings = {
  SITE_URL: 'https://www.my-firm.mx',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'the-public-key',
};
beforeAll(async () => void (variant = await buildVariant(two, settings)));
afterAll(() => variant.remove());

const origin = settings.SITE_URL;

function served(): string[] {
  return readdirSync(variant.distDir, { recursive: true, encoding: 'utf8' });
}

function page(path: string): Page {
  return pageOf(path, readFileSync(join(variant.distDir, `${path}.html`), 'utf8'));
}

function words(path: string): string {
  return normalise(page(path).document.querySelector('.article__text')?.textContent);
}

function graphOf(path: string): readonly Record<string, unknown>[] {
  return (
    (
      JSON.parse(page(path).document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as {
        '@graph'?: Record<string, unknown>[];
      }
    )['@graph'] ?? []
  );
}

test('pages collect early errors where the spec has reports', () => {
  const early = page('/inicio').document.querySelector('script[data-build]');
  expect(early?.getAttribute('data-build')).toMatch(/^[0-9a-f]{12}$/);
  expect(early?.textContent).toContain('earlyReports');
});

test('each article has a page of its own in each language', () => {
  expect(words('/blog/texto-0')).toBe('Parte Cuerpo 0.');
  expect(words('/en/blog/texto-0')).toBe('Part Body 0.');
  expect(words('/blog/primer-cierre-fiscal')).toContain('El primer ejercicio fiscal');
  const english = page('/en/blog/texto-0');
  expect(english.document.title).toBe('Text 0 · Cimiento');
  expect(normalise(english.document.querySelector('h1')?.textContent)).toBe('Text 0');
  expect(metaOf(english, 'description')).toBe(
    added.description && 'en' in added.description ? added.description.en : '',
  );
  expect(english.document.querySelector('time')?.dateTime).toBe('2024-02-01');
  expect([canonicalOf(english), isIndexable(english)]).toEqual([`${origin}/en/blog/texto-0`, true]);
  expect(attributes(english, 'link[rel=alternate][hreflang]', 'href')).toEqual(
    ['/blog/texto-0', '/en/blog/texto-0', '/blog/texto-0'].map((path) => origin + path),
  );
  expect(attributes(english, '.languages a', 'href')).toEqual(['/blog/texto-0', '/en/blog/texto-0']);
});

test('structured data and site map contain its date and its breadcrumbs', () => {
  const graph = graphOf('/en/blog/texto-0');
  expect(graph.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Text 0',
    datePublished: '2024-02-01',
    mainEntityOfPage: `${origin}/en/blog/texto-0`,
  });
  expect(graph.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{}, {}, { name: 'Text 0', item: `${origin}/en/blog/texto-0` }],
  });
  const map = readFileSync(join(variant.distDir, 'sitemap.xml'), 'utf8');
  expect(map).toMatch(/<loc>[^<]*\/en\/blog\/texto-0<\/loc><lastmod>2024-02-01<\/lastmod>/);
  expect(map).not.toContain('_any');
});

test('the page of the blog lists both, newest first, and the categories and feeds lead to the same', () => {
  const headings = (path: string): string[] =>
    [...page(path).document.querySelectorAll('main h2 a')].map((link) => link.getAttribute('href') ?? '');
  expect(headings('/en/blog')).toEqual(['/en/blog/texto-0', '/en/blog/primer-cierre-fiscal']);
  expect(headings('/en/blog/fiscal')).toEqual(['/en/blog/texto-0']);
  // The page's other blocks stay below the first page of the list.
  expect(
    ['/en/blog', '/en/blog/fiscal'].map((path) => page(path).document.querySelectorAll('main form').length),
  ).toEqual([1, 0]);
  expect(headings('/blog/contabilidad')).toEqual(['/blog/primer-cierre-fiscal']);
  expect(attributes(page('/en/blog/texto-0'), '.related a', 'href')).toEqual(['/en/blog/primer-cierre-fiscal']);
  expect(attributes(page('/en/blog'), 'link[type="application/atom+xml"]', 'href')).toEqual(['/en/feed.xml']);
  expect(readFileSync(join(variant.distDir, 'en/feed.xml'), 'utf8')).toContain(`${origin}/en/blog/texto-0`);
  expect(readFileSync(join(variant.distDir, 'sitemap.xml'), 'utf8')).toContain(`${origin}/en/blog/fiscal<`);
  expect(readFileSync(join(variant.distDir, '..', 'hosts/netlify/_headers'), 'utf8')).toContain('application/atom+xml');
});

test('any other slug answers with the not-found page, also that of a draft or of a later article', async () => {
  const server = await variant.serve();
  try {
    for (const path of ['/blog/otro-texto-2', '/en/blog/borrador', '/blog/futuro'])
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
    expect(await (await fetch(`${server.url}/blog/texto-0`)).text()).toContain('Cuerpo 0.');
  } finally {
    await server.close();
  }
});

test('static hosts have no rule for an article', () => {
  const hosts = join(variant.distDir, '..', 'hosts');
  const files = ['netlify/_headers', 'netlify/_redirects', 'cloudflare/_headers', 'cloudflare/_redirects'];
  for (const file of files) expect(readFileSync(join(hosts, file), 'utf8')).not.toContain('texto-0');
});

test('a build for a hosted project has its address and its public key', () => {
  const scripts = served()
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(variant.distDir, name), 'utf8'));
  expect(
    scripts.some((script) => script.includes(settings.SUPABASE_URL) && script.includes(settings.SUPABASE_ANON_KEY)),
  ).toBe(true);
  expect(readFileSync(join(variant.distDir, '.well-known/security.txt'), 'utf8')).toContain(
    `Canonical: ${origin}/.well-known/security.txt\n`,
  );
  expect(readStamp(variant.root)).toMatchObject({ settings });
});
