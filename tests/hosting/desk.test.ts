import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { migratedData } from '../backend/support/embedded.ts';
import { tokenOf } from '../backend/support/desk-server.ts';
import { runToEnd, start, type Ended } from '../support/process.ts';
import { fixtureEnv } from '../support/fixture-site.ts';
import { ROOT } from '../../scripts/node.mjs';

const ANA = 'ana@firm.example';

/** Options of a process without the machine's own settings. */
function options(more: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { cwd: ROOT, env: { PATH, NODE_COMPILE_CACHE, NODE_NO_WARNINGS: '1', PORT: '0', ...fixtureEnv, ...more } };
}

function desk(args: readonly string[], more: Record<string, string>): Promise<Ended> {
  return runToEnd(process.execPath, ['site/desk/main.ts', ...args], options(more));
}

it('the desk is served with the site, and an invited person can sign in and use it until removed', async () => {
  const DATA_DIR = await migratedData(temporaryDirectory(onTestFinished));
  const server = start(process.execPath, ['site/server/main.ts'], options({ DATA_DIR }));
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await server.prints('To let yourself in: npm run desk -- invite YOUR-EMAIL --role admin');
  const invited = await desk(['invite', ANA, '--role', 'admin', '--name', 'Ana'], { DATA_DIR });
  expect(invited).toMatchObject({ code: 0, output: expect.stringContaining('can now sign in as admin') as string });
  const link = new URL(/https?:\S+/.exec(invited.output)?.[0] ?? '');
  const { origin } = link;

  const opened = await fetch(link);
  expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining(tokenOf(link.href))]);
  const post = (path: string, form: Record<string, string>, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  const entered = await post('/login/link', { token: tokenOf(link.href) });
  expect(entered.status).toBe(303);
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const get = (path: string) =>
    fetch(`${origin}${path}`, { headers: { cookie, accept: 'application/json' }, redirect: 'manual' });
  for (const path of ['/', '/inbox', '/inbox/leads', '/people', '/audit', '/settings'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);

  // Without a mail server mails are written to files, and the link is printed in the terminal.
  expect((await post('/login', { email: ANA })).status).toBe(303);
  await server.prints(`Sign-in link: ${origin}/login/link?token=`);
  const [mail = ''] = readdirSync(join(DATA_DIR, 'mail'));
  expect(readFileSync(join(DATA_DIR, 'mail', mail), 'utf8')).toContain(`To: ${ANA}`);
  expect(statSync(join(DATA_DIR, 'desk-secret')).mode & 0o777).toBe(0o600);

  const waiting = await fetch(`${origin}/events`, { headers: { cookie, accept: 'text/event-stream' } });
  expect(waiting.status).toBe(200);
  expect((await desk(['people'], { DATA_DIR })).output).toMatch(/^ana@firm\.example +admin +Ana/m);
  expect((await desk(['remove', ANA], { DATA_DIR })).output).toContain('can no longer sign in');
  expect((await get('/people')).status).toBe(401);

  server.child.kill('SIGTERM');
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  const [site = '', second = ''] = output.split('\n');
  expect(site, "the site's address alone on the first line").toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(second).toBe(`The desk: ${origin}`);
  const log = output.split('\n').filter((line) => line.includes('"server":"desk"'));
  expect(log.length).toBeGreaterThan(9);
  expect(log.join('\n')).not.toMatch(/token=|ana|@/);

  // The server has released the data directory, so the command opens it itself.
  const again = await desk(['invite', ANA, '--role', 'intake'], { DATA_DIR, DESK_ORIGIN: 'https://desk.firm.example' });
  expect(again.output).toContain('https://desk.firm.example/login/link?token=');
});

it('the desk is not served with DESK_PORT=off', async () => {
  const DATA_DIR = await migratedData(temporaryDirectory(onTestFinished));
  const more = { DATA_DIR, DESK_PORT: 'off', ACCESS_LOG: 'off' };
  const server = start(process.execPath, ['site/server/main.ts'], options(more));
  await server.prints('\n');
  server.child.kill('SIGTERM');
  expect((await server.ended).output).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
});
