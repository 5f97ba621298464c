import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Envelope, Report } from '../../site/lib/reports/report.ts';
import { openReporting } from '../../site/server/reports/reporting.ts';
import { type RunningServer } from '../../site/server/start-server.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';
import { serveSmallSite, writeSite } from './support/site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = temporaryDirectory(afterAll);
const distDir = writeSite(directory);
const lines: string[] = [];

function log(line: string): void {
  void lines.push(line);
}

const patient = { timeout: 20_000, interval: 20 };

let receiver: Receiver<Envelope>;
let server: RunningServer | undefined;
beforeEach(async () => {
  lines.length = 0;
  receiver = await startReceiver<Envelope>();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await receiver.close();
});

async function start(url = receiver.url, perMinute = 60): Promise<RunningServer> {
  return (server = await serveSmallSite(distDir, { log, reports: { url, perMinute } }));
}

type Headers = Record<string, string>;
/** What a browser sends of itself when a visitor opens a page; fetch does not let it be set. */
const browser: Headers = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'user-agent': 'Mozilla/5.0 Firefox/143.0',
};

async function ask(
  path: string,
  headers: Headers = browser,
  { method = 'GET', body = '' } = {},
): Promise<IncomingMessage> {
  const request = send(`${server?.url}`, { path, method, headers, agent: false }).end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

function told(): readonly Report[] {
  return receiver.told.flatMap(({ body }) => body.reports);
}

describe('bad paths', () => {
  it('are told when the server stops, each masked and with its count', async () => {
    await start();
    for (const path of ['/no-hay', '/no-hay?email=ana@correo.mx', '/gracias/ana%40correo.mx', '/inicio', '/'])
      await ask(path);
    expect(receiver.told).toEqual([]);
    await server?.close();
    expect(receiver.told).toMatchObject([
      {
        headers: { 'content-type': 'application/json' },
        body: {
          from: 'server',
          reports: [
            { kind: 'path', path: '/no-hay', count: 2 },
            { kind: 'path', path: '/gracias/:email', count: 1 },
          ],
        },
      },
    ]);
    expect(JSON.stringify(receiver.told)).not.toMatch(/ana|Mozilla|Firefox/);
  });

  it('are marked, so that the page does not tell of them again', async () => {
    await start();
    expect((await ask('/no-hay')).headers['server-timing']).toBe('watched');
    expect((await ask('/assets/app-1a2b3c.js', { ...browser, 'sec-fetch-dest': 'script' })).headers).not.toHaveProperty(
      'server-timing',
    );
  });

  it('fill neither memory nor receiver, however many there are', async () => {
    await start(receiver.url, 3);
    for (let index = 0; index < 200; index += 1) await ask(`/no${'-hay'.repeat(index)}`);
    for (let times = 0; times < 3; times += 1) await ask('/no-hay');
    await server?.close();
    expect(receiver.told).toHaveLength(1);
    expect(told()).toEqual([
      { kind: 'path', path: '/no', count: 1 },
      { kind: 'path', path: '/no-hay', count: 4 },
      { kind: 'path', path: '/no-hay-hay', count: 1 },
      { kind: 'more', count: 197 },
    ]);
  });
});

describe('a failure of the server', () => {
  it('is told with name and place, and without what it says', async () => {
    const errors: unknown[] = [];
    const reporting = await openReporting({
      reports: { url: receiver.url, perMinute: 60 },
      onError: (error) => errors.push(error),
    });
    const error = Object.assign(new TypeError('ana@correo.mx is no URL'), {
      stack:
        'TypeError: ana@correo.mx is no URL\n    at f (file:///srv/firm/site/server/http/language.ts:12:3)\n    at node:internal/x:1:1',
    });
    for (const thrown of [error, error, 'ana@correo.mx']) reporting.onError(thrown);
    await reporting.close();
    expect(errors).toEqual([error, error, 'ana@correo.mx']);
    expect(told()).toEqual([
      { kind: 'failure', name: 'TypeError', frames: ['site/server/http/language.ts:12:3'], count: 2 },
      { kind: 'failure', name: 'Error', frames: [], count: 1 },
    ]);
  });
});

describe('telling', () => {
  const open = (times = {}) =>
    openReporting({
      reports: { url: receiver.url, perMinute: 60 },
      log,
      onError: () => undefined,
      everyMs: 30,
      ...times,
    });

  it('loses nothing while nobody takes it, and says so once', async () => {
    receiver.react(503, 'break', 302, 'hang');
    const reporting = await open({ timeoutMs: 200 });
    reporting.onError(new Error('x'));
    await vi.waitFor(() => expect(receiver.told.length).toBeGreaterThan(1), patient);
    reporting.onError(new RangeError('x'));
    await vi.waitFor(() => expect(lines).toHaveLength(2), patient);
    await reporting.close();
    expect(lines).toEqual(['reports cannot be sent: answer 503', 'reports can be sent again']);
    const kept = receiver.told.at(-1)?.body.reports ?? [];
    expect(kept.map((report) => 'name' in report && report.name).toSorted()).toEqual(['Error', 'RangeError']);
  });

  it('keeps nobody waiting when the server stops and the receiver hangs', async () => {
    receiver.react('hang');
    const reporting = await open({ everyMs: 60_000, timeoutMs: 300 });
    reporting.onError(new Error('x'));
    await reporting.close();
    expect(lines).toEqual(['reports cannot be sent: no answer in time']);
  });
});

describe('a path of the site’s own', () => {
  const report: Envelope = {
    from: 'browser',
    build: '0123456789ab',
    page: 'inicio',
    locale: 'es',
    browser: 'firefox/143',
    reports: [{ kind: 'error', name: 'TypeError', code: 'nothing-there', frames: ['/assets/a.js:1:2'] }],
  };
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain;charset=UTF-8' };
  const post = async (body: unknown, headers: Headers = own): Promise<number | undefined> =>
    (await ask('/reports', headers, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }))
      .statusCode;
  const withReport = (change: object): unknown => ({ ...report, reports: [change] });

  it('takes what the pages send and writes a line each', async () => {
    await start('/reports');
    expect(await post(report)).toBe(204);
    expect(await post(withReport({ kind: 'load', file: '/assets/chunks/form-1a.js' }))).toBe(204);
    expect(
      await post(
        withReport({ kind: 'policy', directive: 'script-src-elem', blocked: 'https://evil.example', frames: [] }),
      ),
    ).toBe(204);
    expect(await post(withReport({ kind: 'path', path: '/gracias/ana@correo.mx' }))).toBe(204);
    const who = '(page inicio, es, firefox/143, build 0123456789ab)';
    expect(lines).toEqual([
      `report error TypeError nothing-there at /assets/a.js:1:2 ${who}`,
      `report load /assets/chunks/form-1a.js ${who}`,
      `report policy script-src-elem https://evil.example ${who}`,
      `report path /gracias/:email ${who}`,
    ]);
  });

  it.each<[string, unknown]>([
    ['no JSON', 'x'],
    ['more than the pages send', { ...report, email: 'ana@correo.mx' }],
    ['a message', withReport({ ...report.reports[0], message: 'Ana' })],
    ['a name with a line break', withReport({ ...report.reports[0], name: 'Error\nforged' })],
    ['a place elsewhere', withReport({ ...report.reports[0], frames: ['https://evil.example/a.js:1:2'] })],
    ['another kind', withReport({ kind: 'more', count: 1 })],
  ])('refuses %s', async (_what, body) => {
    await start('/reports');
    expect(await post(body)).toBe(400);
    expect(lines).toEqual([]);
  });

  it('refuses what is too long, what is no POST, and what other sites’ pages send', async () => {
    await start('/reports');
    expect(await post('x'.repeat(5000))).toBe(413);
    expect((await ask('/reports')).statusCode).toBe(405);
    expect(await post(report, { ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(lines).toEqual([]);
  });

  it('writes so many in a minute and no more', async () => {
    await start('/reports', 2);
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await post(report));
    // The minute may end in between.
    expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(4);
    expect(answers).toContain(429);
    expect(lines.filter((line) => line.startsWith('more than 2'))[0]).toBe(
      'more than 2 reports in a minute: the others are not logged',
    );
    expect(lines.length).toBeLessThanOrEqual(6);
  });
});

describe('without an address', () => {
  it('nothing is told, and nobody is there to be told', async () => {
    server = await serveSmallSite(distDir, { log });
    expect((await ask('/no-hay')).headers).not.toHaveProperty('server-timing');
    expect((await ask('/reports', browser, { method: 'POST' })).statusCode).toBe(405);
    await server.close();
    expect(receiver.told).toEqual([]);
  });
});
