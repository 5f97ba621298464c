import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { askPassword } from '../../site/server/http/password.ts';
import { listen } from '../../site/server/http/listen.ts';

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
  const guard = askPassword('secret-1');
  const server = createServer(
    (request: IncomingMessage, response: ServerResponse) => void (guard(request, response) || response.end('in')),
  );
  onTestFinished(() => void server.close());
  const answer = await fetch(await listen(server, '127.0.0.1', 0, 'PORT'), {
    headers: authorization === undefined ? {} : { authorization },
  });
  expect([answer.status, await answer.text()]).toEqual([status, status === 200 ? 'in' : '']);
  expect(answer.headers.get('www-authenticate')?.startsWith('Basic ') ?? false).toBe(status === 401);
});
