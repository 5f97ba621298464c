import type { HostedSite, HostSettings } from '#contract';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { defaultLocale, locales } from '#generated/languages.ts';
import { languageCookie, languageMaxAge } from '#generated/preferences.ts';
import { redirects, routes } from '#generated/routes.ts';
import { metricsPath, nginx } from '#generated/server.ts';
import { cloudflareSettings } from '../../hosting/cloudflare.ts';
import { netlifySettings } from '../../hosting/netlify.ts';
import { nginxSettings } from '../../hosting/nginx.ts';
import { vercelSettings, VERCEL_OUTPUT } from '../../hosting/vercel.ts';
import { readSiteHeaders } from '../../server/http/headers-file.ts';
import { publicOrigin } from '../origin.ts';
import { HEADERS_FILE } from './headers.ts';
import { linkOrCopy } from './link-or-copy.ts';
import type { BuiltSite } from './pages.ts';

/** The folder of the hosts, in the build's folder. */
const HOSTS_FOLDER = 'hosts';

interface Host {
  readonly settings: (site: HostedSite) => HostSettings;
  /** Where its folder has the site's files; nothing where the site's own server sends them. */
  readonly site?: string;
}

/** Every host that the site can be put on, by the name of its folder. */
const HOSTS: Readonly<Record<string, Host>> = {
  cloudflare: { settings: cloudflareSettings, site: '.' },
  netlify: { settings: netlifySettings, site: '.' },
  vercel: { settings: vercelSettings, site: `${VERCEL_OUTPUT}/static` },
  nginx: { settings: nginxSettings },
};

/**
 * Writes a folder for each host, ready to be uploaded. What a host cannot do is told on standard error.
 *
 * @throws when the site is beyond a limit of a host
 */
export function writeHosts({ dist, client }: BuiltSite): void {
  const site = readHostedSite(dist, client);
  for (const [name, { settings, site: place }] of Object.entries(HOSTS)) {
    const folder = join(dist, HOSTS_FOLDER, name);
    rmSync(folder, { recursive: true, force: true });
    const { files, warnings } = settings(site);
    for (const [file, text] of Object.entries(files)) writeText(join(folder, file), text);
    if (place !== undefined) linkAll(site.files, client, join(folder, place));
    for (const warning of warnings) console.warn(`${name}: ${warning}`);
  }
}

/** Reads a build as hosts see it. */
export function readHostedSite(dist: string, client: string): HostedSite {
  return {
    routes,
    redirects,
    headers: readSiteHeaders(join(dist, HEADERS_FILE)),
    files: filesOf(client),
    origin: publicOrigin(process.env['SITE_URL']),
    languages: { locales, defaultLocale },
    language: { cookie: languageCookie, maxAge: languageMaxAge },
    server: process.env['NGINX_BACKEND'] || nginx.backend,
    metricsPath,
  };
}

/** Without what the build compressed: hosts do that themselves. */
function filesOf(client: string): readonly string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${posix.relative(client.split(sep).join('/'), join(entry.parentPath, entry.name).split(sep).join('/'))}`,
    )
    .filter((path) => !/\.(?:br|gz)$/.test(path))
    .toSorted();
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function linkAll(files: readonly string[], from: string, to: string): void {
  for (const folder of new Set(files.map((file) => dirname(join(to, file))))) mkdirSync(folder, { recursive: true });
  for (const file of files) linkOrCopy(join(from, file), join(to, file));
}
