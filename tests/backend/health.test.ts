import { describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from 'node:http';
import { createHealth, type HealthOptions } from '../../site/server/http/health.ts';
import { migratedData } from './support/embedded.ts';
import { ask } from './support/raw.ts';
import { serveSmallSite, writeSite } from './support/site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** A server with only the health check. */
async function serveHealth(options: Partial<HealthOptions>): Promise<string> {
  const health = createHealth({ askDatabase: undefined, timeoutMs: 10_000, isStopping: () => false, ...options });
  const server = createServer((request, response) => void health(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function check(options: Partial<HealthOptions>): Promise<string> {
  const { status, body } = await ask(await serveHealth(options), '/');
  return `${status} ${body.toString().trim()}`;
}

describe('the health check', () => {
  it('is well without a database, and with one that answers', async () => {
    expect(await check({})).toBe('200 ok');
    expect(await check({ askDatabase: () => Promise.resolve() })).toBe('200 ok');
  });

  it.each<[string, Partial<HealthOptions>]>([
    ['refuses', { askDatabase: () => Promise.reject(new Error('secret of the database')) }],
    ['says nothing', { askDatabase: () => new Promise(() => undefined), timeoutMs: 1 }],
  ])('is not well while the database %s', async (_what, options) => expect(await check(options)).toBe('503 database'));

  it('is not well while the server stops, whatever the database says', async () => {
    expect(await check({ isStopping: () => true, askDatabase: () => Promise.resolve() })).toBe('503 stopping');
  });
});

it('answers on the server, is never cached, and takes GET and HEAD alone', async () => {
  const directory = temporaryDirectory(onTestFinished);
  const server = await serveSmallSite(writeSite(directory), {
    storage: { kind: 'embedded', dataDir: await migratedData(`${directory}/data`) },
  });
  onTestFinished(() => server.close());
  expect(await ask(server.url, '/healthz?from=balancer')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
  });
  expect((await ask(server.url, '/healthz', {}, 'HEAD')).body).toHaveLength(0);
  expect(await ask(server.url, '/healthz', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});
