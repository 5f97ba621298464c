import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defaultAnonKey, tables } from '#generated/backend.ts';
import { redirects, routes } from '#generated/routes.ts';
import type { TestProject } from 'vitest/node';

import { ROOT } from '../../scripts/node.mjs';
import { sitePrefix, siteRoot } from '../../site/site-root.mjs';
import { readSiteHeaders } from '../../site/server/http/static-files.ts';
import { startServer, type ServerOptions } from '../../site/server/start-server.ts';
import { newData } from '../backend/support/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origin of the built site. */
    baseUrl: string;
    /** The data directory of the site under test. */
    dataDir: string;
  }
}

/** The options of a server for a site, whose pages are in a folder, on a free port without a database. */
export function serverOptions(root: string, distDir: string): ServerOptions {
  return {
    host: '127.0.0.1',
    port: 0,
    storage: undefined,
    distDir,
    migrationsDir: join(root, 'site', 'supabase', 'migrations'),
    routes,
    redirects,
    headers: readSiteHeaders(join(root, 'dist', 'headers.json')),
    tables,
    anonKey: defaultAnonKey,
  };
}

/** Starts a built site on a free port with an empty database. */
export async function openSite(root: string): Promise<{ url: string; dataDir: string; close: () => Promise<void> }> {
  const distDir = join(root, 'dist', 'client');
  if (!existsSync(distDir)) {
    const prefix = sitePrefix(root);
    const command = `${prefix && `SPEC=${prefix.slice(0, -1)} `}npm run build`;
    throw new Error(`the site is not built, and these tests run on the built site: run \`${command}\` first`);
  }
  const dataDir = await newData(mkdtempSync(join(tmpdir(), 'data-')));
  const server = await startServer({
    ...serverOptions(root, distDir),
    storage: { kind: 'embedded', dataDir },
    // The tests set the client address of a visitor in `X-Forwarded-For`.
    trustedProxies: 1,
  });
  return {
    url: server.url,
    dataDir,
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the project's site once for all tests of a vitest project. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, close } = await openSite(siteRoot(ROOT, { ...process.env, ...project.config.env }));
  project.provide('baseUrl', url);
  project.provide('dataDir', dataDir);
  return close;
}
