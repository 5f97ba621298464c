import { writeFileSync, mkdirSync, rmSync } from 'node:fs';
import { join, dirname } from 'node:path';
import type { HostedSite, HostSettings } from '#contract';
import { defaultLocale, locales } from '#generated/languages.ts';
import { languageCookie, languageMaxAge } from '#generated/preferences.ts';
import { redirects, routes } from '#generated/routes.ts';
import { metricsPath, nginx } from '#generated/server.ts';
import { feedAddresses } from '../../articles/feed-address.ts';
import { siteHeaders } from '../../hosting/site-headers.ts';
import type { BuiltSite } from './pages.ts';
import { cloudflareSettings } from '../../hosting/cloudflare.ts';
import { netlifySettings } from '../../hosting/netlify.ts';
import { nginxSettings } from '../../hosting/nginx.ts';
import { vercelSettings, VERCEL_OUTPUT } from '../../hosting/vercel.ts';
import { listFiles } from '../../server/http/read-files.ts';
import { readSiteHeaders } from '../../server/http/static-files.ts';
import { publicOrigin } from '../public-files.ts';
import { linkOrCopy } from '../build-files.ts';

/** The file with the response headers, in the build's folder. */
export const HEADERS_FILE = 'headers.json';

/** Writes the response headers, derived from the final HTML and the origins that the spec declares. */
export function writeHeaders({ dist, pages }: BuiltSite): void {
  const backend = process.env['SUPABASE_URL'];
  const backends = backend ? [new URL(backend).origin] : [];
  const asking = pages.map(({ route: { url }, file, needs }) => {
    if (!needs) throw new Error(`completePages() did not process ${file}.`);
    return { url, needs: { ...needs, connectSources: [...backends, ...needs.connectSources] } };
  });
  writeFileSync(join(dist, HEADERS_FILE), JSON.stringify(siteHeaders(asking, feedAddresses()), null, 2));
}

/** The folder in the build with a subfolder per host. */
const HOSTS_FOLDER = 'hosts';

interface Host {
  readonly settings: (site: HostedSite) => HostSettings;
  /** The subfolder for the site's files; undefined if the site's own server sends them. */
  readonly site?: string;
}

/** The supported hosts, by the name of their folder. */
const HOSTS: Readonly<Record<string, Host>> = {
  cloudflare: { settings: cloudflareSettings, site: '.' },
  netlify: { settings: netlifySettings, site: '.' },
  vercel: { settings: vercelSettings, site: `${VERCEL_OUTPUT}/static` },
  nginx: { settings: nginxSettings },
};

/**
 * Writes a folder for each host, ready to upload.
 *
 * @throws if the site exceeds a host's limit
 */
export function writeHosts({ dist, client }: BuiltSite): void {
  const site = readHostedSite(dist, client);
  for (const [name, { settings, site: place }] of Object.entries(HOSTS)) {
    const folder = join(dist, HOSTS_FOLDER, name);
    rmSync(folder, { recursive: true, force: true });
    for (const [file, text] of Object.entries(settings(site))) writeText(join(folder, file), text);
    if (place === undefined) continue;
    for (const file of site.files) linkOrCopy(join(client, file), join(folder, place, file));
  }
}

/** Collects a build's data for the hosts' settings. */
export function readHostedSite(dist: string, client: string): HostedSite {
  return {
    routes,
    redirects,
    headers: readSiteHeaders(join(dist, HEADERS_FILE)),
    files: filesOf(client),
    origin: publicOrigin(),
    languages: { locales, defaultLocale },
    language: { cookie: languageCookie, maxAge: languageMaxAge },
    server: process.env['NGINX_BACKEND'] || nginx.backend,
    metricsPath,
  };
}

/** The paths of all files except compressed ones: hosts compress themselves. */
function filesOf(client: string): readonly string[] {
  return listFiles(client)
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `/${name}`)
    .toSorted();
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
