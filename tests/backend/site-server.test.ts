import { connect } from 'node:net';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../../site/server/start-server.ts';
import { headers as siteHeaders, redirects, routes, writeSite } from './support/site.ts';
import { anonKey, migrationsDir, restPath, tables } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = temporaryDirectory(afterAll);
const log: string[] = [];
const options: ServerOptions = {
  distDir: writeSite(directory),
  storage: undefined,
  migrationsDir,
  tables,
  anonKey,
  restPath,
  routes,
  redirects,
  headers: siteHeaders,
  host: '127.0.0.1',
  port: 0,
  log: (line) => log.push(line),
};

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(options);
});
afterAll(() => server.close());

type Headers = Record<string, string>;
/** fetch would send an Accept-Language of its own, so it is asked for nothing that these tests do not set. */
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
  it('serves a page under its address, to be asked for again each time', async () => {
    const { status, headers, body } = await get('/inicio');
    expect({ status, body }).toMatchObject({ status: 200, body: '/inicio' });
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('lets a page alone have what it embeds', async () => {
    const policy = (await get('/calendar')).headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' https://calendar.example;");
    expect(policy).toContain('frame-src https://calendar.example;');
    expect(policy).toContain("connect-src 'self' https://country.example;");
    expect((await get('/inicio')).headers['content-security-policy']).not.toContain('calendar.example');
  });

  it('lets browsers keep assets for good', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('answers an unchanged page with 304', async () => {
    const etag = (await get('/inicio')).headers['etag'] ?? '';
    expect((await get('/inicio', { 'if-none-match': etag })).status).toBe(304);
  });

  it('is well', async () => expect(await get('/healthz')).toMatchObject({ status: 200 }));

  it('takes no other method', async () => {
    const response = await fetch(`${server.url}/inicio`, { method: 'POST' });
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    });
  });

  it.each(['bytes=10-5', 'bytes=-1', 'bytes=x'])('survives the range %s', async (range) => {
    expect((await get('/inicio', { range })).status).toBe(200);
  });
});

describe('a path with a parameter', () => {
  it.each([
    ['/blog/a-text', '/blog/a-text'],
    ['/blog/whatever-2', '/blog/_any'],
    ['/en/blog/whatever-2', '/en/blog/_any'],
  ])('%s is answered with %s', async (path, body) => expect(await get(path)).toMatchObject({ status: 200, body }));

  it.each(['/blog/_any', '/blog/a/b', '/blog/a%2fb', '/blog/%5fany'])('%s leads nowhere', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('keeps its value on the way to English', async () => {
    const { status, headers } = await get('/blog/whatever-2?a=1', { 'accept-language': 'en' });
    expect({ status, to: headers['location'] }).toEqual({ status: 302, to: '/en/blog/whatever-2?a=1' });
  });
});

describe('paths that lead nowhere', () => {
  it.each([
    ['/nada', 'no encontrada'],
    ['/en/nothing', 'not found'],
    ['/english', 'no encontrada'],
    ['/404', 'no encontrada'],
    ['/en/404', 'not found'],
    ['/404.html', 'no encontrada'],
    ['/.secret', 'no encontrada'],
    ['/..%2f..%2fetc/passwd', 'no encontrada'],
    ['/../package.json', 'no encontrada'],
    ['/%E0%A4%A', 'no encontrada'],
    ['/rest/v1/leads', 'no encontrada'],
  ])('answers %s with 404 in its language', async (path, body) => {
    expect(await get(path, { 'accept-language': 'en' })).toMatchObject({
      status: 404,
      body: expect.stringContaining(body),
    });
  });

  it('logs the path without its query', async () => {
    await get('/perdida?correo=ana@example.com');
    expect(log.filter((line) => line.includes('perdida'))).toEqual(['404 GET /perdida']);
  });
});

describe('redirects', () => {
  it.each([
    ['/', 308, '/inicio'],
    ['/?utm=x', 308, '/inicio?utm=x'],
    ['/en', 308, '/en/inicio'],
    ['/en/', 308, '/en/inicio'],
    ['/inicio/', 308, '/inicio'],
    ['/inicio///?a=b//', 308, '/inicio?a=b//'],
    ['//evil.example/', 308, '/evil.example'],
    ['/\\evil.example/', 308, '/evil.example'],
    ['/%09/evil.example/', 308, '/%09/evil.example'],
    ['http://evil.example/inicio/', 308, '/inicio'],
  ])('sends %s on with %i to %s', async (path, status, location) => {
    expect(await get(path)).toMatchObject({ status, headers: { location } });
  });
});

describe('the language', () => {
  const english = { 'accept-language': 'en-US,en;q=0.9,es;q=0.8' };
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
  const stays = { status: 200 };
  const to = (location: string): object => ({
    status: 302,
    headers: { location, vary: 'Accept-Language, Cookie', 'cache-control': 'no-store' },
  });

  it.each<[string, string, Headers, object]>([
    ['an English browser', '/inicio', english, to('/en/inicio')],
    ['an English browser with a query', '/inicio?a=1', english, to('/en/inicio?a=1')],
    ['an English browser at an alias', '/softlanding', english, to('/en/softlanding')],
    [
      'a browser that likes English best, last in its list',
      '/inicio',
      { 'accept-language': 'es;q=0.5,en' },
      to('/en/inicio'),
    ],
    ['a Spanish browser', '/inicio', spanish, stays],
    [
      'a browser that likes Spanish and English alike, Spanish first',
      '/inicio',
      { 'accept-language': 'es, en' },
      stays,
    ],
    ['a German browser', '/inicio', { 'accept-language': 'de,en;q=0.9' }, stays],
    ['a client without a language', '/inicio', {}, stays],
    ['a client that takes any language', '/inicio', { 'accept-language': '*' }, stays],
    ['an English browser that chose Spanish', '/inicio', { ...english, cookie: 'a=b; lang=es' }, stays],
    ['a Spanish browser that chose English', '/inicio', { ...spanish, cookie: 'lang=en; a=b' }, to('/en/inicio')],
    ['a cookie of another value', '/inicio', { ...english, cookie: 'lang=de; xlang=es' }, to('/en/inicio')],
    ['a Spanish browser at an English address', '/en/inicio', { ...spanish, cookie: 'lang=es' }, stays],
  ])('%s at %s', async (_who, path, headers, expected) => expect(await get(path, headers)).toMatchObject(expected));

  it('is what the answer depends on at a Spanish address, also when nobody is sent on', async () => {
    expect((await get('/inicio', spanish)).headers['vary']).toContain('Accept-Language, Cookie');
    expect((await get('/en/inicio', spanish)).headers['vary']).toBe('Accept-Encoding');
  });

  it('is kept when the visitor picks it in the selector, without any script', async () => {
    const referer = `${server.url}/en/inicio`;
    expect(await get('/inicio', { ...english, referer })).toMatchObject({
      status: 200,
      headers: {
        'set-cookie': 'lang=es; Path=/; Max-Age=31536000; SameSite=Lax',
        'cache-control': 'private, no-cache',
      },
    });
    expect((await get('/inicio', { ...english, referer: 'http://elsewhere.example/en/inicio' })).status).toBe(302);
    expect((await get('/inicio', { ...english, referer: `${server.url}/en/softlanding` })).status).toBe(302);
  });
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

  it('says what to do when the site is not built', async () => {
    await expect(startServer({ ...options, distDir: join(directory, 'none') })).rejects.toThrow(
      /no built site in .*npm run build/,
    );
  });

  it('says what to do when the host is not this machine', async () => {
    await expect(startServer({ ...options, host: '192.0.2.1' })).rejects.toThrow(
      /"192\.0\.2\.1" is not an address of this machine/,
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
