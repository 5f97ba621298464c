import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type RunningServer } from '../../site/server/start-server.ts';
import { ask } from './support/raw.ts';
import { serveSmallSite, writeSite } from './support/site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = temporaryDirectory(afterAll);
const text = `<!DOCTYPE html><p>${'áéí '.repeat(500)}`;
const script = 'export {};'.repeat(300);

function write(distDir: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(distDir, path)), { recursive: true });
  writeFileSync(join(distDir, path), content);
}

function writeCompressed(distDir: string, path: string, content: string): void {
  write(distDir, path, content);
  write(distDir, `${path}.br`, brotliCompressSync(content));
  write(distDir, `${path}.gz`, gzipSync(content));
}

let server: RunningServer;
beforeAll(async () => {
  const distDir = writeSite(join(directory, 'client'));
  writeCompressed(distDir, 'inicio.html', text);
  writeCompressed(distDir, 'en/inicio.html', text);
  writeCompressed(distDir, '404.html', 'no encontrada '.repeat(100));
  writeCompressed(distDir, 'assets/big-1a2b3c.js', script);
  write(distDir, '.well-known/security.txt', 'Contact: mailto:hola@firm.example\n');
  write(distDir, '.well-known/.git/config', 'hidden');
  write(distDir, 'assets/.env', 'hidden');
  write(distDir, 'assets/mañana y #1.svg', '<svg/>');
  write(distDir, 'google1234.html', 'verified');
  const parts = ['assets/text.woff2', 'share/inicio.png', 'files/guia.pdf', 'files/plano.png', 'menu.png'];
  for (const path of parts) write(distDir, path, path);
  write(distDir, 'alone.gz', 'an archive');
  write(distDir, 'speculation-rules.json', '{}');
  write(directory, 'outside.txt', 'outside');
  symlinkSync(join(directory, 'outside.txt'), join(distDir, 'link.txt'));
  mkdirSync(join(directory, 'outside'));
  writeFileSync(join(directory, 'outside', 'secret.txt'), 'secret');
  symlinkSync(join(directory, 'outside'), join(distDir, 'linked'), 'junction');
  server = await serveSmallSite(distDir);
});
afterAll(() => server.close());

const get: (path: string, headers?: Record<string, string>, method?: string) => ReturnType<typeof ask> = (...request) =>
  ask(server.url, ...request);

describe('the form of a file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, identity', undefined],
    ['gzip;q=0.5, BR;Q=0.5', 'br'],
    ['identity;q=0, *;q=0', undefined],
    [undefined, undefined],
    [';;;,,q=,br;q=x', undefined],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const { headers, body } = await get('/inicio', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(text);
  });

  it('is chosen for the not-found page as well', async () => {
    const { status, headers, body } = await get('/nada', { 'accept-encoding': 'br' });
    expect({ status, etag: headers['etag'], cache: headers['cache-control'] }).toEqual({
      status: 404,
      etag: undefined,
      cache: 'no-cache, no-transform',
    });
    expect(brotliDecompressSync(body).toString()).toContain('no encontrada');
  });

  it.each([
    ['/inicio', 'text/html;charset=utf-8'],
    ['/assets/big-1a2b3c.js', 'text/javascript;charset=utf-8'],
    ['/robots.txt', 'text/plain;charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain;charset=utf-8'],
    ['/assets/ma%C3%B1ana%20y%20%231.svg', 'image/svg+xml'],
    ['/speculation-rules.json', 'application/speculationrules+json'],
    ['/alone.gz', 'application/gzip'],
  ])('%s comes as %s', async (path, type) => {
    expect(await get(path)).toMatchObject({ status: 200, headers: { 'content-type': type } });
  });
});

it.each<[string, string, boolean, Record<string, string>?]>([
  ['a script', '/assets/big-1a2b3c.js', false],
  ['a font', '/assets/text.woff2', false],
  ['a picture', '/share/inicio.png', false],
  ['a redirect', '/inicio/', false],
  ['a redirect to a language', '/inicio', false, { 'accept-language': 'en' }],
  ['a page', '/inicio', true],
  ['a page that is not found', '/nada', true],
  ['a drawing, which may be opened by itself,', '/assets/ma%C3%B1ana%20y%20%231.svg', true],
  ['a download', '/files/guia.pdf', true],
  ['a picture among the downloads', '/files/plano.png', true],
  ['a public file', '/menu.png', true],
  ['a page of another program', '/google1234.html', true],
])('%s has headers for documents only if it is one', async (_what, path, isDocument, request) => {
  const { headers } = await get(path, request);
  const ofDocuments = [
    'content-security-policy',
    'permissions-policy',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-embedder-policy',
  ].filter((name) => headers[name] !== undefined);
  expect(ofDocuments).toHaveLength(isDocument ? 5 : 0);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age=') as string,
    'cross-origin-resource-policy': path.startsWith('/share/') ? 'cross-origin' : 'same-origin',
  });
});

describe('a file that the client has', () => {
  const tagOf = async (headers: Record<string, string>): Promise<string> =>
    (await get('/inicio', headers)).headers['etag'] ?? '';

  it('has a different strong ETag in each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map((accepted) => tagOf({ 'accept-encoding': accepted })),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it.each([
    ['its tag', (tag: string) => tag, 304],
    ['its tag made weak by a proxy', (tag: string) => `W/${tag}`, 304],
    ['a list with its tag', (tag: string) => `"another", W/${tag}`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => '"another"', 200],
    ['nonsense', () => ',,"', 200],
  ])('is not sent again for a request with %s', async (_what, header, status) => {
    const encoding = { 'accept-encoding': 'br' };
    const tag = await tagOf(encoding);
    const answer = await get('/inicio', { ...encoding, 'if-none-match': header(tag) });
    expect(answer.status).toBe(status);
    if (status !== 304) return;
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({
      etag: tag,
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
  });

  it('is sent again for a forced reload', async () => {
    const known = { 'if-none-match': await tagOf({}) };
    expect((await get('/inicio', { ...known, 'cache-control': 'max-age=0' })).status).toBe(304);
    expect((await get('/inicio', { ...known, 'cache-control': 'x, no-cache' })).status).toBe(200);
  });

  it('is sent in another encoding than the one it has', async () => {
    const tag = await tagOf({ 'accept-encoding': 'br' });
    expect((await get('/inicio', { 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(200);
  });
});

it('answers HEAD as GET, without the body', async () => {
  const [head, whole] = await Promise.all([
    get('/inicio', { 'accept-encoding': 'br' }, 'HEAD'),
    get('/inicio', { 'accept-encoding': 'br' }),
  ]);
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  for (const name of ['content-length', 'content-encoding', 'etag', 'content-type', 'vary'])
    expect(head.headers[name]).toBe(whole.headers[name]);
});

it.each(['bytes=0-9', 'bytes=10-5', 'bytes=-1', 'bytes=0-0,5-6,7-', 'bytes=x'])(
  'sends the whole file for the range %s',
  async (range) => {
    const { status, body } = await get('/inicio', { range });
    expect({ status, length: body.length }).toEqual({ status: 200, length: Buffer.byteLength(text) });
  },
);

describe('has no address for', () => {
  it.each([
    '/inicio.br',
    '/inicio.html.br',
    '/inicio.html.gz',
    '/assets/big-1a2b3c.js.br',
    '/404.html.gz',
    '/assets',
    '/.well-known',
    '/blog',
    '/.secret',
    '/%2esecret',
    '/assets/.env',
    '/.well-known/.git/config',
    '/.well-known%2fsecurity.txt',
    '/link.txt',
    '/linked/secret.txt',
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/404.html',
    '/en/404.html',
    '/blog/_any.html',
    '/blog/_any',
    '/blog/%5fany.html',
    '/inicio/index.html',
    '/inicio.htm',
  ])('%s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/hidden|outside/);
  });
});

it.each([
  ['/inic%69o', text],
  ['/assets/%62ig-1a2b3c.js', script],
  ['/assets/ma%c3%b1ana%20y%20%231.svg', '<svg/>'],
])('serves %s, however it is spelled', async (path, body) => {
  const answer = await get(path);
  expect({ status: answer.status, body: answer.body.toString() }).toEqual({ status: 200, body });
});

it('keeps serving files in memory after the folder is gone', async () => {
  const distDir = writeSite(join(directory, 'replaced'));
  const running = await serveSmallSite(distDir);
  onTestFinished(() => running.close());
  rmSync(distDir, { recursive: true });
  expect(await ask(running.url, '/inicio')).toMatchObject({ status: 200 });
  expect(await ask(running.url, '/nada')).toMatchObject({ status: 404 });
});
