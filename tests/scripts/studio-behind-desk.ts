import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { createSignIn } from '../../site/desk/server/sign-in.ts';
import { startDesk, type DeskServer } from '../../site/desk/server/start-desk.ts';
import { createStudioProcess, type StudioProcess } from '../../site/desk/server/studio-process.ts';
import type { Database } from '../../site/server/database/database.ts';
import { ROOT } from '../../scripts/node.mjs';
import { freePort } from '../../scripts/port.ts';
import { findNginx } from '../../scripts/tools.ts';
import { config as deskConfig } from '../backend/support/desk.ts';
import { openMigrated } from '../backend/support/embedded.ts';
import type { Host } from '../hosting/host.ts';
import { startNginxSites } from '../hosting/nginx-host.ts';
import { copyFixtureProject } from '../support/fixture-copy.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { plainEnv } from './checkout.ts';
import { beginHistory } from '../support/repository.ts';
import { keyTexts } from '../support/key-texts.ts';

const SECRET = 'a secret of thirty-two characters.';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The size of the body as it was sent. */
  readonly bytes: number;
}

/** A desk with the studio, on its own project with secrets in it; behind nginx where that is installed. */
export interface StudioDesk {
  readonly project: string;
  readonly checkout: string;
  readonly origin: string;
  readonly database: Database;
  readonly studio: StudioProcess;
  /** Signs a person in. Returns the cookie of their session. */
  signIn(email: string, role: string, name: string): Promise<string>;
  /** Sends a request to the desk itself, with the raw path, dots included. */
  ask(path: string, headers?: OutgoingHttpHeaders, method?: string, body?: string): Promise<Answer>;
  close(): Promise<void>;
}

export async function openStudioDesk(): Promise<StudioDesk> {
  const ends: (() => void)[] = [];
  const project = temporaryDirectory((remove) => ends.push(remove));
  copyFixtureProject(project);
  mkdirSync(join(project, '.data'));
  for (const file of ['.data/desk-secret', '.env']) writeFileSync(join(project, file), 'SECRET=hunter2\n');
  beginHistory(project);

  const database = await openMigrated();
  const studio = createStudioProcess({
    project,
    env: plainEnv({ SPEC: 'spec', GIT_CONFIG_GLOBAL: '/dev/null', DESK_SECRET: SECRET }),
    log: console.log,
  });
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  const nginx = await behindNginx(own);
  const desk: DeskServer = await startDesk({
    config: deskConfig,
    database,
    host: '127.0.0.1',
    port,
    ...(nginx && { origin: nginx.origin }),
    secret: SECRET,
    renderPage: ({ page, locale }) => `<!doctype html><html lang="${locale}"><title>${page}</title></html>`,
    texts: keyTexts,
    mailer: { isLocal: false, send: async () => undefined },
    assetsDir: import.meta.dirname,
    studio,
    log: console.log,
  });
  const { origin } = desk;
  const sessions = createSignIn({ database, origin, secret: SECRET, session: deskConfig.session });
  return {
    project,
    checkout: join(project, '.studio/checkout'),
    origin,
    database,
    studio,
    async signIn(email, role, name) {
      await database.query(
        `insert into site_internal.people (id, email, email_verified, name, role, created_at, updated_at, invited_at)
         values (gen_random_uuid()::text, $1, true, $2, $3, now(), now(), now())`,
        [email, name, role],
      );
      const link = new URL(await sessions.link(email));
      const entered = await sessions.enter(link.searchParams.get('token') ?? '');
      return entered?.cookies[0]?.split(';', 1)[0] ?? '';
    },
    ask: (path, headers, method, body) => askAt(own, path, headers, method, body),
    async close() {
      await nginx?.stop();
      await desk.close();
      await database.close();
      for (const end of ends) end();
    },
  };
}

async function behindNginx(backend: string): Promise<Host | undefined> {
  const program = findNginx();
  if (program === undefined) return undefined;
  const config = readFileSync(join(ROOT, 'site/hosting/server/desk.nginx.conf'), 'utf8');
  const { hosts } = await startNginxSites(program, [{ config, backend }]);
  return hosts[0];
}

export function askAt(
  origin: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    // On a connection of its own: one that is kept may be closed by the server just then.
    const asked = request(origin, { path, method, headers: { ...length, ...headers }, agent: false });
    asked.on('error', reject);
    asked.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: '', bytes: 0 });
    });
    asked.on('response', async (answer) => {
      const body = await buffer(answer);
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: body.toString('utf8'),
        bytes: body.length,
      });
    });
    asked.end(body);
  });
}
