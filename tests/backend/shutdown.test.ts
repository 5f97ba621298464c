import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { migratedData } from './support/embedded.ts';
import { serve } from './support/processes.ts';
import { ask, open, parseAnswer, readAll } from './support/raw.ts';
import { serveSmallSite, writeSite } from './support/site.ts';
import { anonKey, lead } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const body = JSON.stringify(lead);
const insert = `POST /rest/v1/leads HTTP/1.1\r\nhost: a\r\napikey: ${anonKey}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

/** Whether the server still accepts connections. */
async function isListening(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

it('completes a running insert, accepts nothing new, and exits with 0', async () => {
  const directory = temporaryDirectory(onTestFinished);
  const dataDir = await migratedData(join(directory, 'data'));
  const server = await serve(writeSite(join(directory, 'site')), { DATA_DIR: dataDir });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const socket = open(server.url);
  const answer = readAll(socket);
  socket.write(insert + body.slice(0, 10));
  // Connections are accepted in order: a response on this one means that the server has accepted the other.
  await ask(server.url, '/inicio');
  server.signal('SIGTERM');
  await expect.poll(() => isListening(server.url)).toBe(false);
  socket.write(body.slice(10));
  expect(parseAnswer(await answer)?.status).toBe(201);
  expect(await server.ended).toBe(0);
  expect(await runLeads([], { DATA_DIR: dataDir })).toMatch(/^leads \(1\)/);
});

it('does not wait for idle connections, new or kept alive', async () => {
  const directory = temporaryDirectory(onTestFinished);
  const server = await serveSmallSite(writeSite(directory), {
    // Longer than any test.
    limits: {
      shutdownTimeout: 1_000_000,
      headersTimeout: 1_000_000,
      requestTimeout: 1_000_000,
      keepAliveTimeout: 1_000_000,
    },
  });
  const unused = open(server.url);
  const kept = open(server.url);
  kept.write('GET /inicio HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(kept, 'data');
  const closed = Promise.all([readAll(unused), readAll(kept)]);
  await server.close();
  expect(await closed).toHaveLength(2);
});

it('disconnects clients that do not finish in time', async () => {
  const server = await serveSmallSite(writeSite(temporaryDirectory(onTestFinished)), {
    limits: { shutdownTimeout: 1 },
  });
  const slow = open(server.url);
  await new Promise((done) => slow.write('GET /inicio HTTP/1.1\r\n', done));
  await ask(server.url, '/inicio');
  const cut = readAll(slow);
  await server.close();
  expect(await cut).toHaveLength(0);
});
