import type { RedirectEntry, ServedRoute } from '#contract';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteHeaders } from '../../../site/hosting/site-headers.ts';
import { startServer, type RunningServer, type ServerOptions } from '../../../site/server/start-server.ts';
import { anonKey, migrationsDir, tables } from './tables.ts';

function page(path: string, own = path): ServedRoute[] {
  return [
    { url: path, locale: 'es', alternates: { es: own, en: `/en${own}` }, status: 200 },
    { url: `/en${path}`, locale: 'en', alternates: { es: own, en: `/en${own}` }, status: 200 },
  ];
}

/** A small site: two pages, one of them with an alias, and the not-found page. */
export const routes: readonly (ServedRoute & {
  readonly scriptSources?: readonly string[];
  readonly connectSources?: readonly string[];
})[] = [
  ...page('/inicio'),
  ...page('/servicios/softlanding-mexico'),
  ...page('/softlanding', '/servicios/softlanding-mexico'),
  ...page('/calendar').map((route) => ({
    ...route,
    scriptSources: ['https://calendar.example'],
    connectSources: ['https://country.example'],
  })),
  ...page('/blog/a-text'),
  ...page('/blog/_any', '/blog/a-text').map((route) => ({
    ...route,
    pattern: `^${route.url.replace('_any', '[a-z0-9-]+')}$`,
  })),
  { url: '/404', locale: 'es', alternates: { es: '/404', en: '/en/404' }, status: 404 },
  { url: '/en/404', locale: 'en', alternates: { es: '/404', en: '/en/404' }, status: 404 },
];

export const redirects: readonly RedirectEntry[] = [
  { from: '/', to: '/inicio', status: 308 },
  { from: '/en', to: '/en/inicio', status: 308 },
];

/** The headers that the build would generate for these routes. */
export const headers = siteHeaders(
  routes.map(({ url, scriptSources = [], connectSources = [] }) => ({
    url,
    needs: { scriptHashes: [], styleHashes: [], scriptSources, connectSources },
  })),
);

/** Writes the small site as the build would; the content of each page is its own address. */
export function writeSite(directory: string): string {
  const files = new Map(routes.filter(({ status }) => status === 200).map(({ url }) => [`${url}.html`, url]));
  files.set('/404.html', 'no encontrada').set('/en/404.html', 'not found');
  files.set('/assets/app-1a2b3c.js', 'export {}').set('/robots.txt', 'User-agent: *').set('/.secret', 'hidden');
  for (const [path, text] of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

/** The server options of the small site, without a database. */
export const smallSite = {
  storage: undefined,
  migrationsDir,
  tables,
  anonKey,
  routes,
  redirects,
  headers,
  host: '127.0.0.1',
  port: 0,
} satisfies Partial<ServerOptions>;

/** Serves the small site from a folder on a free port, without a database unless the options name one. */
export function serveSmallSite(distDir: string, options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return startServer({ ...smallSite, distDir, ...options });
}
