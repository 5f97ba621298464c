import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

import type { HostedRun } from '../generator/support/command-host.ts';
import { compileCache } from './run-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where commands are run in a process that has run others: see {@link HostedRun}. */
    commandHosts: string;
  }
}

const HOST = fileURLToPath(new URL('../generator/support/command-host.ts', import.meta.url));

/** Where dates and the case of letters differ from those of the firm: no output may depend on the machine. */
const ELSEWHERE = { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

/** Lets all test files run commands in the same process, one after the other: what costs most is to load the generator. It starts when it is needed. */
export default async function hostCommands(project: TestProject): Promise<() => Promise<void>> {
  let host: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const ask = (asked: HostedRun): Promise<unknown> => {
    const one = (host ??= fork(HOST, {
      env: { PATH: process.env['PATH'], ...compileCache, NO_COLOR: '1', NODE_NO_WARNINGS: '1', ...ELSEWHERE },
    }));
    return new Promise((done, fail) => {
      const end = (status: number | null): void => {
        host = undefined;
        fail(new Error(`The process that runs commands ended with ${status}`));
      };
      one.once('exit', end);
      one.once('message', (message) => {
        one.off('exit', end);
        done(message);
      });
      one.send(asked);
    });
  };
  const run = (asked: HostedRun): Promise<unknown> => {
    const answer = last.then(() => ask(asked));
    last = answer.catch(() => undefined);
    return answer;
  };
  // A connection that is kept has no end of its own: a client that takes it again at that moment would fail.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await run(JSON.parse(Buffer.concat(parts).toString()) as HostedRun).then(
      (result) => response.end(JSON.stringify(result)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('commandHosts', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    if (!host?.connected) return;
    const ended = once(host, 'exit');
    // Not by asking it: what Node has compiled for it would be written, and nobody reads it.
    host.kill('SIGKILL');
    await ended;
  };
}
