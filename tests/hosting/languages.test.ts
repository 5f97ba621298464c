import type { HostedSite, ServedRoute } from '#contract';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloudflareSettings } from '../../site/hosting/cloudflare.ts';
import { netlifySettings } from '../../site/hosting/netlify.ts';
import { siteHeaders } from '../../site/hosting/site-headers.ts';
import { vercelSettings, VERCEL_OUTPUT } from '../../site/hosting/vercel.ts';
import { startServer } from '../../site/server/start-server.ts';
import type { Host, HostName } from './host.ts';
import { askOverHttp } from './over-http.ts';
import { startCloudflare } from './published/cloudflare.ts';
import { startNetlify } from './published/netlify.ts';
import { startVercel } from './published/vercel.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const origin = 'https://www.firm.example';

/**
 * A small site in these languages, with the first as default: a page with an alias, articles at any slug, and the
 * not-found page.
 */
function siteIn(...locales: string[]): HostedSite {
  const prefix = (locale: string): string => (locale === locales[0] ? '' : `/${locale}`);
  const alternates = (path: string) => Object.fromEntries(locales.map((locale) => [locale, prefix(locale) + path]));
  const routes = locales.flatMap((locale): ServedRoute[] =>
    (
      [
        ['/inicio', '/inicio', 200],
        ['/hogar', '/inicio', 200],
        ['/blog/_any', '/blog/_any', 200],
        ['/404', '/404', 404],
      ] as const
    ).map(([path, own, status]) => ({
      url: prefix(locale) + path,
      locale,
      alternates: alternates(own),
      status,
      ...(path.endsWith('_any') && { pattern: `^${prefix(locale)}/blog/[a-z0-9-]+$` }),
    })),
  );
  return {
    routes,
    redirects: locales.map((locale) => ({ from: prefix(locale) || '/', to: `${prefix(locale)}/inicio`, status: 302 })),
    headers: siteHeaders(
      routes.map(({ url }) => ({
        url,
        needs: { scriptHashes: [], styleHashes: [], scriptSources: [], connectSources: [] },
      })),
    ),
    files: routes.map(({ url }) => `${url}.html`),
    origin,
    languages: { locales, defaultLocale: locales[0] ?? '' },
    language: { cookie: 'lang', maxAge: 60 },
    server: '127.0.0.1:1',
    metricsPath: '/metrics',
  };
}

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** All hosts of a site whose pages contain only their language. */
async function startAll(site: HostedSite, folder: string): Promise<Partial<Record<HostName, Host>>> {
  const pages = Object.fromEntries(site.routes.map(({ url, locale }) => [`${url}.html`, `<html lang="${locale}">`]));
  const client = write(join(folder, 'client'), pages);
  const server = await startServer({
    distDir: client,
    migrationsDir: folder,
    storage: undefined,
    tables: {},
    anonKey: '',
    host: '127.0.0.1',
    port: 0,
    routes: site.routes,
    redirects: site.redirects,
    headers: site.headers,
    languages: site.languages,
  });
  const published = (name: HostName, files: Readonly<Record<string, string>>, place = '.'): string => {
    write(join(folder, name), files);
    write(join(folder, name, place), pages);
    return join(folder, name);
  };
  return {
    node: { origin: server.url, ask: (asked) => askOverHttp(server.url, asked), stop: () => server.close() },
    cloudflare: await startCloudflare(published('cloudflare', cloudflareSettings(site)), origin),
    netlify: await startNetlify(published('netlify', netlifySettings(site)), origin),
    vercel: await startVercel(
      join(published('vercel', vercelSettings(site), join(VERCEL_OUTPUT, 'static')), VERCEL_OUTPUT),
      origin,
    ),
  };
}

/** Hosts that redirect by language themselves. On the others, the pages' script does. */
const choosing: readonly HostName[] = ['node', 'vercel'];
const everywhere: readonly HostName[] = [...choosing, 'cloudflare', 'netlify'];

describe.each([
  [
    'a site in three languages shows the right one',
    ['es', 'en', 'fr'],
    [
      ['second language preferred', choosing, '/inicio?a=1', { 'accept-language': 'EN-us,es;q=0.5' }, '/en/inicio?a=1'],
      ['third language preferred', choosing, '/hogar', { 'accept-language': 'fr-CA,en;q=0.9' }, '/fr/hogar'],
      ['unsupported language preferred', choosing, '/inicio', { 'accept-language': 'fro,en;q=0.9' }, 'es'],
      ['third language chosen', choosing, '/inicio', { 'accept-language': 'en', cookie: 'lang=fr' }, '/fr/inicio'],
      ['address with a prefix', everywhere, '/fr/inicio', { 'accept-language': 'en', cookie: 'lang=es' }, 'fr'],
      [
        'default language selected',
        choosing,
        '/inicio',
        { 'accept-language': 'fr', referer: '/fr/inicio' },
        'es',
        'lang=es',
      ],
      ['second language selected', choosing, '/en/hogar', { referer: '/fr/inicio' }, 'en', 'lang=en'],
      ['unknown language chosen', choosing, '/inicio', { 'accept-language': 'fr', cookie: 'lang=de' }, '/fr/inicio'],
      ['unknown address in the third language', everywhere, '/fr/nada', {}, 'fr'],
      ['root of the third language', everywhere, '/fr', {}, '/fr/inicio'],
      ['any slug', everywhere, '/fr/blog/otro-texto-2', {}, 'fr'],
      [
        'any slug, third language preferred',
        choosing,
        '/blog/otro?a=1',
        { 'accept-language': 'fr' },
        '/fr/blog/otro?a=1',
      ],
      [
        'any slug, default language selected',
        choosing,
        '/blog/otro-texto-2',
        { 'accept-language': 'fr', referer: '/fr/blog/otro-texto-2' },
        'es',
        'lang=es',
      ],
      ['invalid slug', choosing, '/blog/Otro_nada', {}, 'es'],
      ['path below any slug', everywhere, '/blog/otro/nada', {}, 'es'],
      [
        'any slug and a slash',
        ['node', 'cloudflare', 'vercel'],
        '/blog/otro-texto-2/',
        {},
        '/blog/otro-texto-2',
        undefined,
        308,
      ],
      ['HTML file of any slug', choosing, '/blog/otro-texto-2.html', {}, '/blog/otro-texto-2', undefined, 308],
      ['any slug in mixed case', ['node'], '/Blog/Otro-Texto', {}, '/blog/otro-texto', undefined, 308],
    ],
  ],
  [
    'a site in one language shows it',
    ['fr'],
    [
      ['another language chosen', everywhere, '/inicio', { 'accept-language': 'en', cookie: 'lang=en' }, 'fr'],
      ['unknown address', everywhere, '/en/nada', {}, 'fr'],
    ],
  ],
] as const)('%s', (_, locales, rows) => {
  const folder = temporaryDirectory(afterAll);
  let hosts: Partial<Record<HostName, Host>> = {};
  beforeAll(async () => {
    hosts = await startAll(siteIn(...locales), folder);
  });
  afterAll(async () => {
    for (const host of Object.values(hosts)) await host.stop();
  });

  it.each(rows.map((row) => [...row]))('%s', async (...row) => {
    const [, names, address, request, shown, cookie, moved = 302] = row as [
      string,
      readonly HostName[],
      string,
      Record<string, string>,
      string,
      string?,
      number?,
    ];
    for (const name of names) {
      const host = hosts[name];
      if (host === undefined) continue;
      const { referer } = request;
      const { status, headers, body } = await host.ask({
        address,
        headers: { ...request, ...(referer !== undefined && { referer: host.origin + referer }) },
      });
      const target = status >= 300 && status < 400 ? new URL(headers['location'] ?? '', origin) : undefined;
      const actual = target ? target.pathname + target.search : /lang="(.+)"/.exec(body)?.[1];
      expect({ name, shown: actual }).toEqual({ name, shown });
      expect({ name, status }).toEqual({
        name,
        status: address.endsWith('nada') ? 404 : target ? moved : 200,
      });
      if (choosing.includes(name))
        expect({ name, cookie: headers['set-cookie']?.split(';', 1)[0] }).toEqual({ name, cookie });
    }
  });
});
