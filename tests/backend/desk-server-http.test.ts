import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/port.ts';
import { startDesk, type DeskOptions, type DeskServer } from '../../site/desk/server/start-desk.ts';
import { config as deskConfig } from './support/desk.ts';
import { emptied } from './support/desk-server.ts';
import { exchange, parseAnswer } from './support/raw.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { keyTexts } from '../support/key-texts.ts';

const lines: string[] = [];

async function start(options: Partial<DeskOptions> = {}): Promise<DeskServer> {
  lines.length = 0;
  const desk = await startDesk({
    config: deskConfig,
    database: await emptied(),
    secret: 'a secret of thirty-two characters.',
    host: '127.0.0.1',
    port: 0,
    renderPage: (page) => page.page,
    texts: keyTexts,
    mailer: { isLocal: false, send: async () => undefined },
    assetsDir: import.meta.dirname,
    log: (line) => void lines.push(line),
    ...options,
  });
  onTestFinished(() => desk.close());
  return desk;
}

/** Sends a request that `fetch` does not allow. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((done, fail) =>
    get(url, { headers, agent: false }, (response) => done(response.resume().statusCode)).on('error', fail),
  );
}

it('logs requests without personal data', async () => {
  const { origin } = await start({ accessLog: true });
  const secret = 'TQgjBKGsvfTVJqtLvEfwaKsDpgPKdFwz';
  for (const path of [
    `/login/link?token=${secret}`,
    '/inbox/leads/3f2a9c1e-0000-4000-8000-00000000000a?q=jose',
    '/ana@firm.example',
    `/${secret}`,
  ])
    await (await fetch(`${origin}${path}`, { redirect: 'manual' })).text();
  await expect.poll(() => lines).toHaveLength(4);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
    ['/login/link', '/inbox/leads/:token', '/:email', '/:token'].map((path) => ({ server: 'desk', path })),
  );
  expect(lines.join('\n')).not.toMatch(/TQgj|jose|3f2a|127\.0/);
});

it('serves the files of its build with a long cache lifetime, and nothing else of the folder', async () => {
  const assetsDir = temporaryDirectory(onTestFinished);
  mkdirSync(join(assetsDir, 'assets'));
  writeFileSync(join(assetsDir, 'assets', 'client-1a2b3c.js'), 'export {}');
  writeFileSync(join(assetsDir, 'assets.json'), '{}');
  const { origin } = await start({ assetsDir });
  const script = await fetch(`${origin}/assets/client-1a2b3c.js`);
  expect([script.status, script.headers.get('cache-control'), await script.text()]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'export {}',
  ]);
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
  const missing = await fetch(`${origin}/assets/nothing.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const path of ['/assets.json', '/assets/..%2fassets.json', '/assets/%2e%2e/assets.json'])
    expect([path, (await fetch(`${origin}${path}`, { redirect: 'manual' })).ok]).toEqual([path, false]);
});

it('has headers that keep others out in every response', async () => {
  const { origin } = await start({ onError: () => undefined });
  const broken = await start({
    onError: () => undefined,
    renderPage() {
      throw new Error('broken');
    },
  });
  const from = (other: string): RequestInit => ({ method: 'POST', headers: { origin: other }, redirect: 'manual' });
  const answers = await Promise.all([
    fetch(`${origin}/login`),
    fetch(`${origin}/`, { redirect: 'manual' }),
    fetch(`${origin}/undo`, from('https://evil.example')),
    fetch(`${origin}/login`, from(origin)),
    fetch(`${broken.origin}/login`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 303, 403, 422, 500]);
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^(?!.*(?:unsafe|\*|https?:))default-src 'none'.*frame-ancestors 'none'/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers.get('strict-transport-security'), 'not on http').toBeNull();
  }
});

it('tells browsers to use https alone where people reach it by https', async () => {
  const port = await freePort();
  await start({ port, origin: 'https://desk.firm.example' });
  const { headers } = await fetch(`http://127.0.0.1:${port}/login`);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
});

it('has a health check, and rejects forms without a length', async () => {
  const { origin } = await start();
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n');
  expect(await statusOf(`${origin}/login`, { host: 'desk.firm.example' })).toBe(200);
  expect((await fetch(`${origin}/robots.txt`)).status).toBe(200);
  const headers = { origin, accept: 'application/json' };
  expect((await fetch(`${origin}/inbox`, { method: 'DELETE', headers })).status).toBe(401);
  // A form that no browser sends: its length is unknown.
  const body = new Blob(['email=a']).stream();
  const endless = { method: 'POST', headers, body, duplex: 'half' } as const;
  expect((await fetch(`${origin}/login`, endless)).status).toBe(411);
});

it('gives 400 for an invalid URL, and not as a server error', async () => {
  const errors: unknown[] = [];
  const { origin } = await start({ onError: (error) => void errors.push(error) });
  const requests = [
    ...['a b', 'a@b', 'a%zz', '[::1', '127.0.0.1:99999', 'a:b', 'a/b', '1.2.3.4.5'].map(
      (host) => `GET /login HTTP/1.1\r\nhost: ${host}`,
    ),
    ...['/\\evil.example', '/login\\', '*', 'http://'].map((target) => `GET ${target} HTTP/1.1\r\nhost: a`),
    'OPTIONS * HTTP/1.1\r\nhost: a',
  ];
  for (const request of requests) {
    const answer = parseAnswer(await exchange(origin, `${request}\r\nconnection: close\r\n\r\n`));
    expect([request, answer?.status]).toEqual([request, 400]);
  }
  expect(errors).toEqual([]);
});

it.each([
  [0, true],
  [1, false],
])('counts the connections of an address, but not of %i own proxies', async (trustedProxies, isLimited) => {
  const { origin } = await start({ trustedProxies, limits: { connectionsPerAddress: 1 } });
  const { port } = new URL(origin);
  const first = createConnection(Number(port), '127.0.0.1');
  onTestFinished(() => void first.destroy());
  await once(first, 'connect');
  const status = await statusOf(`${origin}/login`, { 'x-forwarded-for': '192.0.2.1' }).catch(() => undefined);
  expect(status).toBe(isLimited ? undefined : 200);
});
