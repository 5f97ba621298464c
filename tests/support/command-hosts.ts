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
    /** The URL that runs a command in a long-lived process: see {@link HostedRun}. */
    commandHosts: string;
  }
}

const HOST = fileURLToPath(new URL('../generator/support/command-host.ts', import.meta.url));

/** A time zone and locale with other dates and case rules than the firm's: no output may depend on the machine. */
const ELSEWHERE = { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

/**
 * Runs the commands of all test files in one process, one after the other, since loading the generator takes longest.
 * The process starts with the first command.
 */
export default async function hostCommands(project: TestProject): Promise<() => Promise<void>> {
  let host: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const send = (request: HostedRun): Promise<unknown> => {
    const child = (host ??= fork(HOST, {
      env: { PATH: process.env['PATH'], ...compileCache, NO_COLOR: '1', NODE_NO_WARNINGS: '1', ...ELSEWHERE },
    }));
    return new Promise((done, fail) => {
      const end = (status: number | null): void => {
        host = undefined;
        fail(new Error(`The process that runs commands ended with ${status}`));
      };
      child.once('exit', end);
      child.once('message', (message) => {
        child.off('exit', end);
        done(message);
      });
      child.send(request);
    });
  };
  const run = (command: HostedRun): Promise<unknown> => {
    const answer = last.then(() => send(command));
    last = answer.catch(() => undefined);
    return answer;
  };
  // With keep-alive, a client could reuse a connection at the moment the server closes it, and fail.
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
    // A graceful exit would write Node's compile cache, which nothing reads afterwards.
    host.kill('SIGKILL');
    await ended;
  };
}
