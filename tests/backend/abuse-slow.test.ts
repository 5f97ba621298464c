import type { ServerLimits } from '#contract';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { networkOf } from '../../site/server/http/serve-http.ts';
import { type RunningServer, type ServerOptions } from '../../site/server/start-server.ts';
import { migratedData } from './support/embedded.ts';
import { ask, exchange, open, parseAnswer, readAll } from './support/raw.ts';
import { serveSmallSite, writeSite } from './support/site.ts';
import { anonKey, lead } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** Longer than any test. */
const NEVER = 1_000_000;
const patient = {
  headersTimeout: NEVER,
  requestTimeout: NEVER,
  keepAliveTimeout: NEVER,
  stalledTimeout: NEVER,
  checkInterval: 20,
  connectionsPerAddress: 10_000,
  shutdownTimeout: 1,
};

async function start(limits: Partial<ServerLimits>, more: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const directory = temporaryDirectory(onTestFinished);
  const server = await serveSmallSite(writeSite(join(directory, 'client')), {
    limits: { ...patient, ...limits },
    ...more,
  });
  onTestFinished(() => server.close());
  return server;
}

/** Sends bytes and keeps the connection open. Returns what the server sends until it closes the connection. */
async function wait(server: RunningServer, text: string): Promise<number | undefined> {
  return parseAnswer(await exchange(server.url, text))?.status;
}

async function isWell(server: RunningServer): Promise<void> {
  expect((await ask(server.url, '/inicio')).status).toBe(200);
}

describe('a slow client', () => {
  it.each([
    ['sends nothing', ''],
    ['sends a part of the headers', 'GET /inicio HTTP/1.1\r\nhost: a\r\nx: '],
  ])('that %s gets 408 and is disconnected', async (_what, text) => {
    const server = await start({ headersTimeout: 50 });
    expect(await wait(server, text)).toBe(408);
    await isWell(server);
  });

  it('that drips its headers is cut off although it keeps sending', async () => {
    const server = await start({ headersTimeout: 200 });
    const socket = open(server.url);
    const all = readAll(socket);
    socket.write('GET /inicio HTTP/1.1\r\n');
    const drip = setInterval(() => socket.write('x: y\r\n'), 10);
    onTestFinished(() => clearInterval(drip));
    expect(parseAnswer(await all)?.status).toBe(408);
  });

  it('that drips its body gets 408, stores nothing, and causes no server error', async () => {
    const errors: unknown[] = [];
    const directory = temporaryDirectory(onTestFinished);
    const log: string[] = [];
    const server = await start(
      { requestTimeout: 300, headersTimeout: 300 },
      {
        storage: { kind: 'embedded', dataDir: await migratedData(join(directory, 'data')) },
        onError: (error) => errors.push(error),
        log: (line) => log.push(line),
      },
    );
    const socket = open(server.url);
    const all = readAll(socket);
    const body = JSON.stringify(lead);
    socket.write(
      `POST /rest/v1/leads HTTP/1.1\r\nhost: a\r\napikey: ${anonKey}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    const drip = setInterval(() => socket.write(' '), 50);
    onTestFinished(() => clearInterval(drip));
    expect(parseAnswer(await all)?.status).toBe(408);
    await expect.poll(() => log).toEqual(['400 POST leads PGRST102']);
    expect(errors).toEqual([]);
    await isWell(server);
  });

  it('that does not read its responses is disconnected', async () => {
    const log: string[] = [];
    const server = await start({ stalledTimeout: 200 }, { accessLog: true, log: (lines) => log.push(lines) });
    const socket = open(server.url);
    onTestFinished(() => void socket.destroy());
    // More responses than the socket buffers hold, and the client reads none.
    socket.pause();
    socket.write('GET /inicio HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(30_000));
    await expect.poll(() => log.join('\n')).toContain('"aborted":true');
  });
});

describe('many connections', () => {
  const connectMany = async (server: RunningServer, count: number, text: string): Promise<Socket[]> => {
    const sockets: Socket[] = [];
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    // A hundred at a time, since the accept queue is short.
    for (let index = 0; index < count; index += 100) {
      const some = Array.from({ length: 100 }, () =>
        connect(Number(new URL(server.url).port), '127.0.0.1')
          .on('error', () => undefined)
          .resume(),
      );
      sockets.push(...some);
      await Promise.all(some.map((socket) => once(socket, 'connect')));
      for (const socket of some) if (text !== '') socket.write(text);
    }
    return sockets;
  };

  it('are rejected over the server’s limit, and accepted again once some are closed', async () => {
    const server = await start({ connections: 100 });
    const all = await connectMany(server, 100, '');
    expect(await exchange(server.url, 'GET /inicio HTTP/1.1\r\nhost: a\r\n\r\n')).toHaveLength(0);
    for (const socket of all) socket.destroy();
    await expect
      .poll(() =>
        ask(server.url, '/inicio').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  it('of one address are limited, except behind a proxy, where all share one address', async () => {
    const alone = await start({ connectionsPerAddress: 100 });
    await connectMany(alone, 100, '');
    expect(await exchange(alone.url, 'GET /inicio HTTP/1.1\r\nhost: a\r\n\r\n')).toHaveLength(0);
    const behind = await start({ connectionsPerAddress: 100 }, { trustedProxies: 1 });
    await connectMany(behind, 100, '');
    await isWell(behind);
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));
