import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { askPassword } from '../../site/server/secret.ts';

function basic(text: string): string {
  return `Basic ${Buffer.from(text).toString('base64')}`;
}

test.for([
  [undefined, 401],
  ['Bearer secret-1', 401],
  [basic('any:secret-1'), 200],
  [basic(':secret-1'), 200],
  [basic('any:secret-2'), 401],
  [basic('any:'), 401],
  [basic('secret-1'), 401],
  [basic('any:secret-1:'), 401],
] as const)('a request that says %s gets %i', async ([authorization, status]) => {
  const app = new Hono().use(askPassword('secret-1')).get('/', ({ text }) => text('in'));
  const answer = await app.request('/', { headers: authorization === undefined ? {} : { authorization } });
  expect([answer.status, await answer.text()]).toEqual([status, status === 200 ? 'in' : '']);
  expect(answer.headers.get('www-authenticate')?.startsWith('Basic ') ?? false).toBe(status === 401);
});
