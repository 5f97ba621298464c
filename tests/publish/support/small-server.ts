import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';

import { recordedMigrations } from '../../../site/publish/migrations.ts';
import { exitOnRequest, notifySupervisor } from '../../../site/publish/supervised.ts';
import { serveHttp } from '../../../site/server/http/serve-http.ts';

/** Serves the built line of a small project. Its database is a list of the migrations that it has run. */
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
  const handle = (_request: IncomingMessage, response: ServerResponse): void => void response.end(text);
  const { url, close } = await serveHttp({ host: '127.0.0.1', port: 0, setting: 'PORT', headers: {}, handle });
  exitOnRequest(close);
  process.once('SIGTERM', () => process.exit(0));
  process.stdout.write(`${url}\n`);
  notifySupervisor({ kind: 'ready' });
}
