import type { SiteHeaders } from '#contract';
import { join } from 'node:path';
import { defaultAnonKey, restPath, tables } from '#generated/backend.ts';
import { redirects, routes } from '#generated/routes.ts';
import { siteRoot } from '../site-root.mjs';
import { readSiteHeaders } from './http/headers-file.ts';
import { askPassword } from './http/password.ts';
import { startServer, type RunningServer } from './start-server.ts';

export interface PreviewOptions {
  /** The folder of the build. */
  readonly dist: string;
  readonly host: string;
  readonly port: number;
  readonly password: string;
}

/** Serves a preview: to those who know the password, and to no search engine. It has no backend: what its forms send goes nowhere. */
export function servePreview({ dist, host, port, password }: PreviewOptions): Promise<RunningServer> {
  return startServer({
    host,
    port,
    storage: undefined,
    distDir: join(dist, 'client'),
    migrationsDir: join(siteRoot(), 'site', 'supabase', 'migrations'),
    routes,
    redirects,
    headers: unlisted(readSiteHeaders(join(dist, 'headers.json'))),
    tables,
    anonKey: defaultAnonKey,
    restPath,
    guard: askPassword(password),
  });
}

/** Nothing is kept of it, by search engines or on the way: it shows what nobody has published. */
function unlisted(headers: SiteHeaders): SiteHeaders {
  const kept = { 'cache-control': 'private, no-store' };
  return {
    ...headers,
    common: { ...headers.common, 'x-robots-tag': 'noindex, nofollow' },
    page: { ...headers.page, ...kept },
    files: headers.files.map((rule) => ({ ...rule, headers: { ...rule.headers, ...kept } })),
  };
}
