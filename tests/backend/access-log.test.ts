import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer } from '../../site/server/start-server.ts';
import { migratedData } from './support/embedded.ts';
import { ask, exchange, open } from './support/raw.ts';
import { serveSmallSite, writeSite } from './support/site.ts';
import { anonKey, lead } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = temporaryDirectory(afterAll);
const lines: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  server = await serveSmallSite(writeSite(`${directory}/client`), {
    storage: { kind: 'embedded', dataDir: await migratedData(`${directory}/data`) },
    accessLog: true,
    log: (text) => lines.push(...text.split('\n')),
  });
});
afterAll(() => server.close());
afterEach(() => void lines.splice(0));

/** Waits for this many lines of requests. */
async function entries(count: number): Promise<Record<string, unknown>[]> {
  await expect.poll(() => lines.filter((line) => line.startsWith('{')).length).toBe(count);
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function entry(): Promise<Record<string, unknown> | undefined> {
  return (await entries(1))[0];
}

describe('the log of requests', () => {
  it('has time, method, path, status, bytes and duration, and nothing else', async () => {
    await ask(server.url, '/inicio?correo=ana@example.com', {
      'user-agent': 'Someone/1.0',
      referer: 'https://elsewhere.example/who',
      'x-forwarded-for': '203.0.113.7',
      cookie: 'lang=es; id=7',
    });
    expect(await entry()).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'GET',
      path: '/inicio',
      status: 200,
      bytes: '/inicio'.length,
      ms: expect.any(Number),
    });
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['HEAD', '/inicio', 200, 0],
    ['GET', '/', 308, 0],
    ['GET', '/healthz', 200, 3],
    ['GET', '/rest/v1/leads', 401, expect.any(Number)],
  ])('logs %s %s', async (method, path, status, bytes) => {
    await ask(server.url, path, {}, method);
    expect(await entry()).toMatchObject({ method, path, status, bytes });
  });

  it('logs an insert without its body', async () => {
    const body = JSON.stringify(lead);
    const head = `POST /rest/v1/leads?columns=%22name%22 HTTP/1.1\r\nhost: a\r\napikey: ${anonKey}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`;
    await exchange(server.url, head, body);
    expect(await entry()).toMatchObject({ method: 'POST', path: '/rest/v1/leads', bytes: expect.any(Number) });
    expect(lines.join('\n')).not.toMatch(/Ana|example\.com|Hola|127\.0\.0\.1/);
  });

  it('masks personal data in the path, in the access log and in the line about a not-found path', async () => {
    await ask(server.url, '/gracias/ana@example.com/+52-55-1234-5678');
    expect(await entry()).toMatchObject({ path: '/gracias/:email/+:number', status: 404 });
    expect(lines).toContain('404 GET /gracias/:email/+:number');
  });

  it('says when the connection broke before the answer', async () => {
    const socket = open(server.url);
    socket.write(
      `POST /rest/v1/leads HTTP/1.1\r\nhost: a\r\napikey: ${anonKey}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      () => socket.destroy(),
    );
    expect(await entry()).toMatchObject({ method: 'POST', status: 499, aborted: true });
    expect(lines.join('\n'), 'the database is not blamed').not.toContain('503');
  });
});
