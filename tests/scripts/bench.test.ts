import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

import { expect, onTestFinished, test } from 'vitest';

import { measure } from '../../scripts/bench/measure.ts';
import { tableOf } from '../../scripts/bench/table.ts';

async function serve(status: number): Promise<string> {
  const server: Server = createServer((_, response) => void response.writeHead(status).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the table has a line for each case and server, its columns in line', () => {
  const row = { p50: 1, p99: 12, cpu: 31.6, memory: 80.2 };
  expect(
    tableOf([
      { ...row, what: 'page', server: 'ours', perSecond: 12_345.6 },
      { ...row, what: 'page', server: 'nginx', perSecond: 7, cpu: undefined, memory: undefined },
    ]),
  ).toBe(`| what | server | requests/s | p50 ms | p99 ms | CPU µs | memory MB |
|------|--------|-----------:|-------:|-------:|-------:|----------:|
| page | ours   |      12346 |      1 |     12 |     32 |        80 |
| page | nginx  |          7 |      1 |     12 |      – |         – |
`);
});

test('a measurement counts what was answered, and refuses an answer that was not meant', async () => {
  const found = await measure(await serve(304), process.pid, { name: 'x', path: '/', headers: {}, status: 304 }, 1, 2);
  expect(found.perSecond).toBeGreaterThan(0);
  await expect(
    measure(await serve(503), process.pid, { name: 'x', path: '/', headers: {}, status: 200 }, 1, 2),
  ).rejects.toThrow('503 instead of 200');
});
