import { fileURLToPath } from 'node:url';
import { defaultAnonKey, restPath, tables } from '#generated/backend.ts';
import { notifyUrl } from '#generated/notify.ts';
import { reports } from '#generated/reports.ts';
import { redirects, routes } from '#generated/routes.ts';
import { readSiteHeaders } from './http/headers-file.ts';
import { readSettings } from './settings.ts';
import { startServer } from './start-server.ts';
import { reportAndExit } from './user-error.ts';

// Whoever read the log is gone. The visitors are not.
process.stdout.on('error', () => undefined);

/** `npm run serve`: the built site with its backend, until it is told to stop. */
async function main(): Promise<void> {
  const server = await startServer({
    ...readSettings(process.env),
    distDir: fileURLToPath(new URL('../../dist/client', import.meta.url)),
    migrationsDir: fileURLToPath(new URL('../supabase/migrations', import.meta.url)),
    routes,
    redirects,
    headers: readSiteHeaders(fileURLToPath(new URL('../../dist/headers.json', import.meta.url))),
    tables,
    anonKey: defaultAnonKey,
    restPath,
    notifyUrl,
    reports,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${server.url}\n`);

  let stopping = false;
  const stop = (): void => {
    // A second Ctrl+C means now.
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(() => process.exit(0), reportAndExit);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

main().catch(reportAndExit);
