import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { recordedMigrations } from '../../../site/publish/release-migrations.ts';
import { createPublisher } from '../../../site/publish/publisher.ts';
import { exitOnRequest, notifySupervisor } from '../../../site/publish/supervisor-messages.ts';
import { createHttpApp, createListener } from '../../../site/server/http/http-app.ts';
import { serveHttp } from '../../../site/server/http/serve-http.ts';

/** The events of publishing that the servers of a project have received, a line each. */
async function note(event: string): Promise<void> {
  appendFileSync('events', `${event}\n`);
}

/** Serves the built line of a small project, and publishes at `/publish`. Its database is a list of the migrations that it has run. */
export async function serve(folder: string): Promise<void> {
  const project = dirname(dirname(folder));
  const migrations = readdirSync(join(project, 'site/supabase/migrations'));
  const database = join('.data', 'postgres', 'ran.json');
  const ran = existsSync(database) ? (JSON.parse(readFileSync(database, 'utf8')) as string[]) : [];
  const unknown = ran.filter((name) => !migrations.includes(name) && !recordedMigrations().includes(name));
  if (unknown.length > 0) throw new Error(`The database has run ${unknown.join()}, which is not in the folder.`);
  mkdirSync(dirname(database), { recursive: true });
  writeFileSync(database, JSON.stringify([...new Set([...ran, ...migrations])]));
  const text = readFileSync(join(project, 'dist/page.txt'), 'utf8');
  if (text.includes('NO-START')) throw new Error('A table is missing.');
  const publisher = createPublisher({
    installation: process.cwd(),
    mode: 'build',
    env: process.env,
    dist: join(project, 'dist'),
    backups: '.data/backups',
    events: {
      onEnded: ({ by, outcome }) => note(`ended ${by?.name ?? 'due'} ${outcome.ok ? 'ok' : outcome.fault}`),
      onTrouble: ({ kind }, state) => note(`${kind} ${state}`),
    },
    log: (line) => process.stdout.write(`${line}\n`),
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const by = { id: '1', name: 'Ana', email: 'ana@firm.example' };
  const app = createHttpApp({});
  app.all('/publish', async (context) => context.text(String(await publisher.publish({ by, accept: false }))));
  app.all('/status', async (context) => context.json(await publisher.status()));
  app.all('*', (context) => context.text(text));
  const listener = createListener(app, {});
  const { url, close } = await serveHttp({ host: '127.0.0.1', port: 0, setting: 'PORT', headers: {}, listener });
  exitOnRequest(() => publisher.close().then(close));
  process.stdout.write(`${url}\n`);
  notifySupervisor({ kind: 'ready' });
}
