import { join } from 'node:path';
import { defaultAnonKey, restPath, tables } from '#generated/backend.ts';
import { notifyUrl } from '#generated/notify.ts';
import { reports } from '#generated/reports.ts';
import { redirects, routes } from '#generated/routes.ts';
import { siteRoot } from '../site-root.mjs';
import { readSiteHeaders } from './http/headers-file.ts';
import { readSettings } from './settings.ts';
import { requireCurrentBuild } from './sources.ts';
import { startServer } from './start-server.ts';
import { reportAndExit } from './errors.ts';

// Whoever read the log is gone. The visitors are not.
process.stdout.on('error', () => undefined);

const root = siteRoot();

/** `npm run serve`: the built site with its backend, until it is told to stop. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  requireCurrentBuild(root);
  const server = await startServer({
    ...settings,
    distDir: join(root, 'dist', 'client'),
    migrationsDir: join(root, 'site', 'supabase', 'migrations'),
    routes,
    redirects,
    headers: readSiteHeaders(join(root, 'dist', 'headers.json')),
    tables,
    anonKey: defaultAnonKey,
    restPath,
    notifyUrl,
    reports,
    log: (line) => process.stdout.write(`${line}\n`),
  });

  let stopping = false;
  const stop = (): void => {
    // A second Ctrl+C means now.
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(() => process.exit(0), reportAndExit);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Whoever reads it may stop the server at once.
  process.stdout.write(`${server.url}\n`);
}

main().catch(reportAndExit);
