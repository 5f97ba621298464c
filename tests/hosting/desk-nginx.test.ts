import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/node.mjs';
import { findNginx } from '../../scripts/tools.ts';
import { makeCertificates } from '../backend/support/certificates.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { startNginxSites } from './nginx-host.ts';

const program = findNginx();
const config = readFileSync(join(ROOT, 'site/hosting/server/desk.nginx.conf'), 'utf8');

describe.skipIf(program === undefined)('the desk behind nginx', () => {
  const folder = temporaryDirectory(afterAll);
  /** Answers a request to the desk. */
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  const desk = createServer((incoming, response) => void answer(incoming, response));
  let nginx: Awaited<ReturnType<typeof startNginxSites>>;
  let ca: Buffer;

  beforeAll(async () => {
    ca = readFileSync(makeCertificates(folder, 'DNS:desk.my-firm.mx').ca);
    desk.on('upgrade', ({ headers }: IncomingMessage, socket: Socket) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${headers.upgrade}\r\n\r\n`);
      socket.pipe(socket);
    });
    await once(desk.listen(0, '127.0.0.1'), 'listening');
    const backend = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
    const other = config.replaceAll('my-firm.mx', 'other-firm.mx');
    nginx = await startNginxSites(program ?? '', [
      { config, backend, certificates: folder },
      { config: other, backend, certificates: folder },
    ]);
  });
  afterAll(async () => {
    await nginx?.stop();
    desk.close();
  });

  /** Sends a request without its body. */
  function send(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const { hostname, port } = new URL(nginx.hosts[0]?.origin ?? '');
    const name = 'desk.my-firm.mx';
    const sent = request({ hostname, port, path, method, ca, servername: name, headers: { host: name, ...headers } });
    // nginx closes the connection of a body that it does not read.
    sent.on('error', () => undefined);
    return sent;
  }

  async function post(path: string, length: number): Promise<{ readonly status: number; readonly body: string }> {
    const sent = send(path, { 'content-length': length }, 'POST');
    sent.end(Buffer.alloc(length));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  }

  it('passes on what the desk has to know about a request', async () => {
    answer = ({ headers }, response) => response.end(JSON.stringify(headers));
    const sent = send('/inbox', { 'x-forwarded-for': '203.0.113.9', connection: 'keep-alive' });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(JSON.parse(await text(response))).toEqual({
      host: 'desk.my-firm.mx',
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-proto': 'https',
    });
  });

  it('connects the WebSocket of the studio', async () => {
    const sent = send('/studio/?token=1', { connection: 'keep-alive, Upgrade', upgrade: 'websocket' });
    sent.end();
    const [response, socket] = (await once(sent, 'upgrade')) as [IncomingMessage, Socket];
    expect(response.statusCode).toBe(101);
    socket.write('changed');
    expect(String(await once(socket, 'data'))).toBe('changed');
    socket.destroy();
  });

  it.each([
    ['/studio/__studio/upload', 2_000_000, 200],
    ['/studio/__studio/upload', 39_000_000, 200],
    ['/studio/__studio/upload', 42_000_000, 413],
    ['/inbox/leads', 200_000, 200],
    ['/inbox/leads', 300_000, 413],
  ])('%s gets %i bytes: %i', async (path, length, status) => {
    answer = async (incoming, response) => {
      let bytes = 0;
      for await (const chunk of incoming) bytes += (chunk as Buffer).length;
      response.end(`${bytes} bytes`);
    };
    expect(await post(path, length)).toEqual({
      status,
      body:
        status === 200
          ? `${length} bytes`
          : expect.stringMatching(/^Lo que envió es demasiado grande.+\nWhat you sent is too large.+\n$/),
    });
  });

  it('lets the desk reject a picture before it has arrived', async () => {
    answer = (_, response) => response.writeHead(401).end();
    const sent = send('/studio/__studio/upload', { 'content-length': 2_000_000 }, 'POST');
    sent.write('the beginning');
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(401);
    sent.destroy();
  });

  it('passes on each event as it comes', async () => {
    const stream = Promise.withResolvers<ServerResponse>();
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      stream.resolve(response);
    };
    const sent = send('/events');
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(String(await once(response, 'data'))).toBe('data: 1\n\n');
    (await stream.promise).end('data: 2\n\n');
    expect(String(await once(response, 'data'))).toBe('data: 2\n\n');
  });

  it('says in both languages that the desk does not respond', async () => {
    answer = ({ socket }) => socket.destroy();
    for (const path of ['/inbox', '/studio/inicio'])
      expect(await post(path, 1)).toEqual({
        status: 502,
        body: expect.stringMatching(/^El escritorio no responde.+\nThe desk does not respond.+\n$/),
      });
  });
});
