import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '../../site/shared/reports/report.ts';
import { type RunningServer } from '../../site/server/start-server.ts';
import { serveSmallSite, writeSite } from './support/site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = temporaryDirectory(afterAll);
const distDir = writeSite(directory);
const lines: string[] = [];

function log(line: string): void {
  void lines.push(line);
}

let server: RunningServer | undefined;
beforeEach(() => {
  lines.length = 0;
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(url: string, perMinute = 60): Promise<RunningServer> {
  return (server = await serveSmallSite(distDir, { log, reports: { url, perMinute } }));
}

type Headers = Record<string, string>;
/** Headers that a browser sets for navigations; fetch does not allow setting them. */
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

  it('accepts the reports of the pages and logs a line for each', async () => {
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

  it('rejects long reports, other methods and other origins', async () => {
    await start('/reports');
    expect(await post('x'.repeat(5000))).toBe(413);
    expect((await ask('/reports')).statusCode).toBe(405);
    expect(await post(report, { ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(lines).toEqual([]);
  });

  it('limits the lines in a minute', async () => {
    await start('/reports', 2);
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await post(report));
    // A minute boundary may fall in between.
    expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(4);
    expect(answers).toContain(429);
    expect(lines.filter((line) => line.startsWith('more than 2'))[0]).toBe(
      'more than 2 reports in a minute: the others are not logged',
    );
    expect(lines.length).toBeLessThanOrEqual(6);
  });
});

describe('an address elsewhere', () => {
  it('gets reports directly from the pages, not by the server', async () => {
    await start('https://reports.example/');
    expect((await ask('/no-hay')).headers).not.toHaveProperty('server-timing');
    expect((await ask('/reports', browser, { method: 'POST' })).statusCode).toBe(405);
  });
});
