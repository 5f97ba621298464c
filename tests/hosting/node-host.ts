import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultAnonKey, tables } from '#generated/backend.ts';
import { redirects, routes } from '#generated/routes.ts';
import { readSiteHeaders } from '../../site/server/http/static-files.ts';
import { startServer, type ServerOptions } from '../../site/server/start-server.ts';
import { migratedData } from '../backend/support/embedded.ts';
import type { Host } from './host.ts';
import { askOverHttp } from './over-http.ts';

/** The project's own server on the built site, with the embedded database. */
export async function startNodeHost(dist: string, more: Partial<ServerOptions> = {}): Promise<Host> {
  const dataDir = await migratedData(mkdtempSync(join(tmpdir(), 'hosts-')));
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    storage: { kind: 'embedded', dataDir },
    distDir: join(dist, 'client'),
    migrationsDir: join(dist, '..', 'site', 'supabase', 'migrations'),
    routes,
    redirects,
    headers: readSiteHeaders(join(dist, 'headers.json')),
    tables,
    anonKey: defaultAnonKey,
    ...more,
  });
  return {
    origin: server.url,
    ask: (asked) => askOverHttp(server.url, asked),
    async stop() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
