import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultAnonKey, tables } from '#generated/backend.ts';
import { desk as config } from '#generated/desk.ts';
import { notifyUrl } from '#generated/notify.ts';
import { reports } from '#generated/reports.ts';
import { redirects, routes } from '#generated/routes.ts';
import { requireCurrentBuild } from './current-build.ts';
import { createEmbeddedDesk } from './desk/embedded-desk.ts';
import { reportAndExit } from './user-error.mjs';
import { exitOnRequest, notifySupervisor } from './publish/supervisor-messages.ts';
import { readSiteHeaders } from './server/http/static-files.ts';
import { readSettings } from './server/settings.ts';
import { startServer } from './server/start-server.ts';
import { siteRoot } from './site-root.mjs';

// Keep serving if the reader of the log has closed the pipe.
process.stdout.on('error', () => undefined);

const root = siteRoot();
const distDir = join(root, 'dist', 'client');

/** Serves the built site with its backend and the embedded desk until a signal stops it. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const desk = createEmbeddedDesk(config);
  requireCurrentBuild(root);
  const log = (line: string): void => void process.stdout.write(`${line}\n`);
  const server = await startServer({
    ...settings,
    distDir,
    migrationsDir: join(root, 'site', 'supabase', 'migrations'),
    // Articles that became due since the build, and the list pages they add, come with the next build.
    routes: routes.filter(
      ({ url, pattern, article, list }) =>
        pattern !== undefined || (article ?? list) === undefined || existsSync(join(distDir, `${url}.html`)),
    ),
    redirects,
    headers: readSiteHeaders(join(root, 'dist', 'headers.json')),
    tables,
    anonKey: defaultAnonKey,
    notifyUrl,
    reports,
    log,
    ...desk.callbacks,
  });
  const { storage } = settings;
  const message = await desk.open({ storage, database: server.database, root, log }).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });

  exitOnRequest(() => desk.close().then(() => server.close()));
  notifySupervisor({ kind: 'ready' });
  // Last, because scripts may stop the server as soon as they read this line.
  process.stdout.write(`${server.url}\n${message}`);
}

main().catch(reportAndExit);
