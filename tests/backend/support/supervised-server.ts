import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serveHttp } from '../../../site/server/http/serve-http.ts';
import { exitOnRequest, isSupervised, notifySupervisor } from '../../../site/server/supervised.ts';
import { supervise } from '../../../site/server/supervisor.ts';

/**
 * A small server under the real supervisor: responds with the version in its project, and can be replaced on demand.
 */
const [project = ''] = process.argv.slice(2);

if (isSupervised()) await serve(process.env['PROJECT'] ?? '');
else {
  process.env['PROJECT'] = project;
  supervise(import.meta.filename, project, 40_000);
}

async function serve(folder: string): Promise<void> {
  const version = readFileSync(join(folder, 'version'), 'utf8').trim();
  if (version === 'broken') throw new Error('A table is missing.');
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url === '/replace') {
      notifySupervisor({
        kind: 'replace',
        next: {
          version: 'next',
          commit: execFileSync('git', ['rev-parse', 'next'], { cwd: folder, encoding: 'utf8' }).trim(),
          dist: join(folder, 'dist.next'),
        },
      });
      return void response.end('replacing');
    }
    response.end(`${version} ${process.env['MIGRATIONS_AHEAD'] ?? ''}`.trim());
  };
  const { url, close } = await serveHttp({ host: '127.0.0.1', port: 0, setting: 'PORT', headers: {}, handle });
  exitOnRequest(close);
  process.once('SIGTERM', () => process.exit(0));
  process.stdout.write(`${url}\n`);
  notifySupervisor({ kind: 'ready' });
}
