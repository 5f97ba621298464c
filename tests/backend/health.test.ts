import { expect, it, onTestFinished } from 'vitest';
import { createHttpApp, createListener, type HttpAppOptions } from '../../site/server/http/http-app.ts';
import { serveHttp } from '../../site/server/http/serve-http.ts';
import { ask } from './support/raw.ts';

it.each<[string, HttpAppOptions['askDatabase'], string]>([
  ['there is no database', undefined, '200 ok'],
  ['the database answers', () => Promise.resolve(), '200 ok'],
  ['the database refuses', () => Promise.reject(new Error('secret of the database')), '503 database'],
  ['the database does not answer', () => new Promise(() => undefined), '503 database'],
])('the health check while %s', async (_what, askDatabase, expected) => {
  const app = createHttpApp({ healthTimeout: 1, askDatabase }).get('/', ({ text }) => text('the site'));
  const server = await serveHttp({
    host: '127.0.0.1',
    port: 0,
    setting: 'PORT',
    headers: {},
    listener: createListener(app, {}),
  });
  onTestFinished(() => server.close());
  const { status, headers, body } = await ask(server.url, '/healthz?from=balancer');
  expect([`${status} ${body.toString().trim()}`, headers['cache-control']]).toEqual([expected, 'no-store']);
  expect((await ask(server.url, '/healthz', {}, 'HEAD')).body).toHaveLength(0);
  expect((await ask(server.url, '/')).body.toString()).toBe('the site');
});
