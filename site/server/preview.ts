import type { SiteHeaders } from '#contract';
import { join } from 'node:path';
import { defaultAnonKey, tables } from '#generated/backend.ts';
import { redirects, routes } from '#generated/routes.ts';
import { siteRoot } from '../site-root.mjs';
import { readSiteHeaders } from './http/static-files.ts';
import { askPassword } from './secret.ts';
import { startServer, type RunningServer } from './start-server.ts';

export interface PreviewOptions {
  /** The folder of the build. */
  readonly dist: string;
  readonly host: string;
  readonly port: number;
  readonly password: string;
}

/** Serves a preview behind a password, hidden from search engines. Its forms do not work: there is no backend. */
export function servePreview({ dist, host, port, password }: PreviewOptions): Promise<RunningServer> {
  return startServer({
    host,
    port,
    storage: undefined,
    distDir: join(dist, 'client'),
    migrationsDir: join(siteRoot(), 'site', 'supabase', 'migrations'),
    routes,
    redirects,
    headers: unpublished(readSiteHeaders(join(dist, 'headers.json'))),
    tables,
    anonKey: defaultAnonKey,
    guard: askPassword(password),
  });
}

/** Forbids indexing and caching: a preview shows unpublished content. */
function unpublished(headers: SiteHeaders): SiteHeaders {
  const uncached = { 'cache-control': 'private, no-store' };
  return {
    ...headers,
    common: { ...headers.common, 'x-robots-tag': 'noindex, nofollow' },
    page: { ...headers.page, ...uncached },
    files: headers.files.map((rule) => ({ ...rule, headers: { ...rule.headers, ...uncached } })),
  };
}
