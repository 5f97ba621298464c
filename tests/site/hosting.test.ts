import type { HostedSite, Languages, ServedRoute } from '#contract';
import { expect, it } from 'vitest';
import { type PageNeeds, siteHeaders } from '../../site/hosting/site-headers.ts';
import { cloudflareSettings } from '../../site/hosting/cloudflare.ts';
import { netlifySettings } from '../../site/hosting/netlify.ts';
import { vercelSettings } from '../../site/hosting/vercel.ts';

function page(url: string, more: Partial<ServedRoute> = {}): ServedRoute {
  return {
    url,
    locale: url.startsWith('/en/') ? 'en' : 'es',
    alternates: { es: url.replace(/^\/en/, ''), en: url.startsWith('/en/') ? url : `/en${url}` },
    status: 200,
    ...more,
  };
}

function inBoth(path: string): readonly ServedRoute[] {
  return [page(path), page(`/en${path}`)];
}

const notFound = [page('/404', { status: 404 }), page('/en/404', { status: 404 })];
const anyArticle = [
  page('/blog/_any', { pattern: '^/blog/[a-z0-9-]+$' }),
  page('/en/blog/_any', { pattern: '^/en/blog/[a-z0-9-]+$' }),
];

/** A site with these pages, some of which request another origin. */
function site(
  routes: readonly ServedRoute[],
  asking: (url: string) => boolean = () => false,
  redirects: HostedSite['redirects'] = [],
  languages: Languages = { locales: ['es', 'en'], defaultLocale: 'es' },
): HostedSite {
  const needs = (url: string): PageNeeds => ({
    scriptHashes: [],
    styleHashes: [],
    scriptSources: [],
    connectSources: asking(url) ? [`https://${url.replaceAll('/', '-').slice(1)}.example`] : [],
  });
  return {
    routes,
    redirects,
    headers: siteHeaders([...routes, page('/plain')].map(({ url }) => ({ url, needs: needs(url) }))),
    files: routes.map(({ url }) => `${url}.html`),
    origin: 'https://www.example',
    languages,
    language: { cookie: 'lang', maxAge: 1 },
    server: '127.0.0.1:3000',
    metricsPath: '/metrics',
  };
}

function articles(count: number): readonly ServedRoute[] {
  return Array.from({ length: count }, (_, index) => inBoth(`/blog/texto-${index}`)).flat();
}

it('needs no more rules for five thousand articles than for one', () => {
  const one = site([...articles(1), ...anyArticle, ...notFound]);
  const many = site([...articles(5_000), ...anyArticle, ...notFound]);
  expect(cloudflareSettings(many)['_headers']).toBe(cloudflareSettings(one)['_headers']);
  expect(netlifySettings(many)).toEqual(netlifySettings(one));
});

it('fails if there are more rules than a host reads', () => {
  const asking = site(
    Array.from({ length: 120 }, (_, index) => page(`/pagina-${index}`)),
    (url) => url !== '/plain' && !url.endsWith('0'),
  );
  expect(() => cloudflareSettings(asking)).toThrow(
    /The site needs \d+ header rules, but Cloudflare Pages reads only 100\. The last ones: .*\/pagina-119/,
  );
  const moved = Array.from({ length: 2_100 }, (_, index) => ({
    from: `/viejo-${index}`,
    to: '/nuevo',
    status: 308 as const,
  }));
  expect(() => vercelSettings(site([page('/nuevo')], undefined, moved))).toThrow(
    /needs \d+ routes, but Vercel reads 2048/,
  );
});

it('keeps every pattern of Vercel short enough to be read', () => {
  const many = site(Array.from({ length: 900 }, (_, index) => inBoth(`/una-pagina-de-nombre-largo-${index}`)).flat());
  const { routes } = JSON.parse(vercelSettings(many)['.vercel/output/config.json'] ?? '{}') as {
    routes: { src?: string }[];
  };
  expect(Math.max(...routes.map(({ src = '' }) => src.length))).toBeLessThanOrEqual(4_096);
  for (const url of ['/una-pagina-de-nombre-largo-0', '/una-pagina-de-nombre-largo-899']) {
    expect(routes.some(({ src = '^$' }) => src.includes('nombre') && new RegExp(src).test(url))).toBe(true);
  }
});

it('sets the headers of a pattern’s pages by one rule, and restores those of other pages that match it', () => {
  const mixed = site([page('/blog/uno'), ...anyArticle, page('/inicio')], (url) => url === '/blog/_any');
  const text = cloudflareSettings(mixed)['_headers'] ?? '';
  const rule = (path: string): string => text.split('\n\n').find((part) => part.startsWith(`${path}\n`)) ?? '';
  expect(rule('/blog/:any')).toContain("connect-src 'self' https://blog-_any.example");
  expect(rule('/blog/uno')).toContain("! content-security-policy\n  content-security-policy: default-src 'none'");
  expect(rule('/blog/uno')).not.toContain('_any');
});

it('redirects a page without a translation at the same path to its own translation', () => {
  const odd = site([
    page('/inicio', { alternates: { es: '/inicio', en: '/en/home' } }),
    page('/en/home', { alternates: { es: '/inicio', en: '/en/home' } }),
  ]);
  expect(vercelSettings(odd)['.vercel/output/config.json']).toContain('"location": "/en/home"');
});
