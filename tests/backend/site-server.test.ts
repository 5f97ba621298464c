import { connect } from 'node:net';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../../site/server/start-server.ts';
import { routes, smallSite, writeSite } from './support/site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = temporaryDirectory(afterAll);
const log: string[] = [];
const options: ServerOptions = {
  ...smallSite,
  distDir: writeSite(directory),
  log: (line) => log.push(line),
};

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(options);
});
afterAll(() => server.close());

type Headers = Record<string, string>;
/** Not fetch, which would send its own Accept-Language. */
async function get(path: string, headers: Headers = {}): Promise<{ status: number; headers: Headers; body: string }> {
  const { port, host } = new URL(server.url);
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...rest] = head.split('\r\n');
  const pairs = rest.map((line) => [
    line.split(':', 1)[0]?.toLowerCase() ?? '',
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(pairs) as Headers, body };
}

describe('pages', () => {
  it('serves a page at its address, revalidated each time, and rewritten by no proxy', async () => {
    const { status, headers, body } = await get('/inicio');
    expect({ status, body }).toMatchObject({ status: 200, body: '/inicio' });
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('redirects with the status of the entry, and keeps the query', async () => {
    const { status, headers } = await get('/en?utm_source=a');
    expect([status, headers['location']]).toEqual([308, '/en/inicio?utm_source=a']);
  });

  it('allows embedded origins only on the page that uses them', async () => {
    const policy = (await get('/calendar')).headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' https://calendar.example;");
    expect(policy).toContain('frame-src https://calendar.example;');
    expect(policy).toContain("connect-src 'self' https://country.example;");
    expect((await get('/inicio')).headers['content-security-policy']).not.toContain('calendar.example');
  });
});

// tests/hosting/table.ts tests the responses to each kind of address.
describe('an address that only a bot requests', () => {
  it.each([
    ['/%E0%A4%A', { status: 404, body: expect.stringContaining('no encontrada') }],
    ['/rest/v1/leads', { status: 404, body: expect.stringContaining('no encontrada') }],
    ['/blog/a%2fb', { status: 404 }],
    ['/blog/%5fany', { status: 404 }],
    ['http://evil.example/inicio/', { status: 308, headers: { location: '/inicio' } }],
  ])('%s', async (path, expected) => expect(await get(path)).toMatchObject(expected));

  it('is logged without its query', async () => {
    await get('/perdida?correo=ana@example.com');
    expect(log.filter((line) => line.includes('perdida'))).toEqual(['404 GET /perdida']);
  });
});

it('a link from another site does not count as a choice of language', async () => {
  const referer = 'http://elsewhere.example/en/inicio';
  expect((await get('/inicio', { 'accept-language': 'en', referer })).status).toBe(302);
});

describe('starting', () => {
  it('says what to do when the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(startServer({ ...options, port })).rejects.toThrow(
      new RegExp(`Port ${port} on 127.0.0.1 is in use.*PORT=`),
    );
  });
});

describe('a failure of the server itself', () => {
  it.each([
    ['/inicio', 'es'],
    ['/en/inicio', 'en'],
  ])('%s says so with status 500, in its language, without a trace', async (path, language) => {
    const errors: unknown[] = [];
    let isStarted = false;
    const broken = await startServer({
      ...options,
      routes: routes.map((route) => ({
        ...route,
        get status(): 200 {
          if (isStarted) throw new Error('secret of the code');
          return 200;
        },
      })),
      onError: (error) => errors.push(error),
    });
    isStarted = true;
    onTestFinished(() => broken.close());
    const response = await fetch(broken.url + path);
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).toContain('<h1>Unexpected Application Error</h1>');
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).not.toContain('secret');
    expect(errors).toHaveLength(1);
  });
});
