import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrations } from '#spec/integrations.ts';
import { type RunningServer } from '../../site/server/start-server.ts';
import { migratedData } from './support/embedded.ts';
import { ask, exchange, open, parseAnswer, readAll, type RawAnswer } from './support/raw.ts';
import { serveSmallSite, writeSite } from './support/site.ts';
import { anonKey, lead, tables } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** The content of a file next to the site's folder, which must never be served. */
const SECRET = 'secret beside the site';

const directory = temporaryDirectory(afterAll);
const errors: unknown[] = [];
let server: RunningServer;
beforeAll(async () => {
  writeFileSync(join(directory, 'secret.txt'), SECRET);
  server = await serveSmallSite(writeSite(join(directory, 'client')), {
    storage: { kind: 'embedded', dataDir: await migratedData(join(directory, 'data')) },
    limits: { headerBytes: 8192 },
    reports: { url: '/_reports', perMinute: 100 },
    onError: (error) => errors.push(error),
  });
});
afterAll(() => server.close());

/** Sends bytes. Checks that the server still works, and that no response reveals anything about it. */
async function attack(...parts: readonly (string | Buffer)[]): Promise<RawAnswer | undefined> {
  const bytes = await exchange(server.url, ...parts);
  const text = bytes.toString('latin1');
  expect(text).not.toContain(SECRET);
  expect(text, 'a stack trace').not.toMatch(/\bat [\w.]+ \(|node:internal|\.ts:\d+|Error:/);
  expect(text, 'what serves').not.toMatch(/^(server|x-powered-by):/im);
  expect(text, 'what serves').not.toMatch(/node\.?js|hono|pglite/i);
  expect((await ask(server.url, '/inicio')).status, 'the next request').toBe(200);
  expect(errors).toEqual([]);
  const answer = parseAnswer(bytes);
  // Node itself refuses malformed requests, without content and without our headers.
  if (answer?.headers['content-type'] !== undefined)
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  return answer;
}
const head = 'host: a\r\nconnection: close\r\n';

function get(target: string, headers = head): string {
  return `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
}

describe('a path out of the folder', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/%5c..%5c..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/..%ef%bc%8fsecret.txt',
    '/secret.txt%00.html',
    '/..;/secret.txt',
    '//../secret.txt',
    'http://a/../secret.txt',
    '/assets%2f..%2f..%2fsecret.txt',
  ])('%s leads nowhere', async (path) => expect((await attack(get(path)))?.status).toBe(404));

  it.each(['file:///etc/passwd', '*', 'evil.example:443', 'javascript:alert(1)', 'http:/inicio'])(
    'the target %s is no path',
    async (target) => expect((await attack(get(target)))?.status).toBe(400),
  );

  it.each(['/\u0001', '/a b', '/a\u007f', '/a\tb'])('characters that have no place in a path: %j', async (path) => {
    expect([400, 404]).toContain((await attack(get(path)))?.status);
  });

  it('does not put a header into a redirect', async () => {
    const answer = await attack(get('/inicio%0d%0aset-cookie:%20a=b/'));
    expect(answer?.headers['set-cookie']).toBeUndefined();
    expect(answer?.headers['location']).toBe('/inicio%0D%0Aset-cookie:%20a=b');
  });
});

describe('a request that is too big', () => {
  it.each<[string, string, number]>([
    ['a header of many kilobytes', get('/inicio', `${head}x: ${'a'.repeat(9000)}\r\n`), 431],
    ['a path of many kilobytes', get(`/${'a'.repeat(9000)}`), 431],
    ['a query of many kilobytes', get(`/inicio?${'a'.repeat(9000)}`), 431],
    ['a line that never ends', 'G'.repeat(20_000), 400],
  ])('%s is refused', async (_what, request, status) => expect((await attack(request))?.status).toBe(status));
});

function insert(headers: string): string {
  return `POST /rest/v1/leads HTTP/1.1\r\nhost: a\r\nconnection: close\r\napikey: ${anonKey}\r\ncontent-type: application/json\r\n${headers}\r\n`;
}

const tooLong = tables.leads.maxBytes + 1;

describe('a body', () => {
  it('with a Content-Length over the limit is rejected before it is sent', async () => {
    expect((await attack(insert(`content-length: ${tooLong}\r\n`)))?.status).toBe(413);
    expect((await attack(insert('content-length: 99999999999999\r\n')))?.status).toBe(413);
  });

  it('over the limit without a Content-Length is rejected while it is sent', async () => {
    const chunk = 'x'.repeat(65_536);
    const answer = await attack(
      insert('transfer-encoding: chunked\r\n'),
      ...Array.from({ length: 20 }, () => `10000\r\n${chunk}\r\n`),
      '0\r\n\r\n',
    );
    // The connection may be reset before the client has read the response.
    expect([413, undefined]).toContain(answer?.status);
  });

  it.each([
    ['is shorter than it says', `content-length: 1000\r\n`, '{"name":'],
    ['is shorter than its chunk says', `transfer-encoding: chunked\r\n`, 'ff\r\n{"name":'],
  ])('that %s stores nothing when the client ends it', async (_what, headers, body) => {
    const socket = open(server.url);
    const all = readAll(socket);
    socket.end(insert(headers) + body);
    expect(parseAnswer(await all)?.status).toBe(400);
    expect((await ask(server.url, '/inicio')).status).toBe(200);
  });

  it('longer than its Content-Length is not taken for a second request', async () => {
    const bytes = (
      await exchange(server.url, insert('content-length: 2\r\n'), '{}GET /secret HTTP/1.1\r\nhost: a\r\n\r\n')
    ).toString();
    expect(bytes.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1);
  });
});

describe('an ambiguous request (request smuggling) is rejected, and the connection closed', () => {
  const body = 'GET /secret HTTP/1.1\r\nhost: a\r\n\r\n';
  it.each<[string, string]>([
    [
      'both lengths',
      `POST /inicio HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${body}`,
    ],
    [
      'two different lengths',
      `POST /inicio HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef${body}`,
    ],
    [
      'a space before the colon',
      `POST /inicio HTTP/1.1\r\nhost: a\r\ntransfer-encoding : chunked\r\n\r\n0\r\n\r\n${body}`,
    ],
    ['lines that end with LF alone', `GET /inicio HTTP/1.1\nhost: a\n\n${body}`],
    ['no host', `GET /inicio HTTP/1.1\r\n\r\n${body}`],
    [
      'a chunk whose size is no number',
      `POST /rest/v1/leads HTTP/1.1\r\nhost: a\r\napikey: ${anonKey}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${body}`,
    ],
  ])('%s', async (_what, request) => {
    const answer = await attack(request);
    expect(answer).toMatchObject({ status: 400, headers: { connection: 'close' } });
    const again = (await exchange(server.url, request)).toString();
    expect(again.match(/HTTP\/1\.1 \d+/g), 'no second answer').toHaveLength(1);
  });
});

describe('a malformed request', () => {
  it.each<[string, string | Buffer]>([
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a method that does not exist', 'STEAL /inicio HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['no valid host', `POST /rest/v1/leads HTTP/1.1\r\nhost: a@b\r\ncontent-length: 2\r\n\r\n{}`],
  ])('%s', async (_what, request) => {
    expect(await attack(request)).toMatchObject({ status: 400, headers: { connection: 'close' } });
  });

  it('gets 400 after a valid request on the same connection', async () => {
    const socket = open(server.url);
    const all = readAll(socket);
    socket.write('GET /inicio HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'data');
    socket.write('nonsense\r\n\r\n');
    expect((await all).toString().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });
});

describe('a method that the site has no use for', () => {
  it.each(['POST', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s', async (method) => {
    const answer = await attack(get('/inicio', `${head}x-secret: mirrored\r\n`).replace('GET', method));
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(answer?.body.toString()).not.toContain('mirrored');
  });

  it.each(['websocket', 'h2c', 'TLS/1.0'])('an upgrade to %s is passed over', async (protocol) => {
    const answer = await attack(
      get(
        '/inicio',
        `host: a\r\nconnection: upgrade, close\r\nupgrade: ${protocol}\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n`,
      ),
    );
    expect(answer?.status).toBe(200);
  });
});

describe('a client that asks before it sends its body', () => {
  it('gets 100 Continue where a body is accepted', async () => {
    const text = (await exchange(server.url, insert('content-length: 2\r\nexpect: 100-continue\r\n'), '{}')).toString();
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /);
  });

  it('and expects something else is refused', async () => {
    expect((await exchange(server.url, get('/inicio', `${head}expect: 200-ok\r\n`))).toString()).toMatch(
      /^HTTP\/1\.1 417 /,
    );
  });
});

it('answers a pipeline in its order', async () => {
  const many = 500;
  const requests = Array.from(
    { length: many },
    (_, index) =>
      `GET /${index % 2 === 0 ? 'inicio' : 'nada'} HTTP/1.1\r\nhost: a\r\n${index === many - 1 ? 'connection: close\r\n' : ''}\r\n`,
  );
  const text = (await exchange(server.url, requests.join(''))).toString();
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(requests.map((_, index) => `HTTP/1.1 ${index % 2 === 0 ? 200 : 404}`));
});

it('survives clients that go away at any moment', async () => {
  const request = get('/inicio', 'host: a\r\n');
  const gone = Array.from({ length: 200 }, (_, index) => {
    const socket = open(server.url);
    return new Promise((done) => {
      socket.once('close', done);
      socket.write(request.repeat(3).slice(0, index), () =>
        index % 2 === 0 ? socket.resetAndDestroy() : socket.destroy(),
      );
    });
  });
  await Promise.all(gone);
  expect((await ask(server.url, '/inicio')).status).toBe(200);
  expect(errors).toEqual([]);
});

it('ignores forwarding headers that a client sends itself', async () => {
  const body = JSON.stringify(lead);
  const statuses: (number | undefined)[] = [];
  for (let index = 0; index <= integrations.backend.insertsPerMinute; index += 1)
    statuses.push(
      (await attack(insert(`x-forwarded-for: 203.0.113.${index}\r\ncontent-length: ${body.length}\r\n`), body))?.status,
    );
  expect(statuses.at(-1)).toBe(429);
});
