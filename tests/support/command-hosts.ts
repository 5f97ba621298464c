import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

import type { HostedRun } from '../generator/support/command-host.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where commands are run in a process that has run others: see {@link HostedRun}. */
    commandHosts: string;
  }
}

const HOST = fileURLToPath(new URL('../generator/support/command-host.ts', import.meta.url));

/** Lets all test files run commands in the same few processes: what costs most is to load the generator. One starts when it is needed. */
export default async function hostCommands(project: TestProject): Promise<() => Promise<void>> {
  const all = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  const run = async (asked: HostedRun): Promise<unknown> => {
    const host = idle.pop() ?? fork(HOST, { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], NO_COLOR: '1', NODE_NO_WARNINGS: '1' } });
    all.add(host);
    const result = await new Promise((done, fail) => {
      const end = (status: number | null): void => fail(new Error(`The process that runs commands ended with ${status}`));
      host.once('exit', end);
      host.once('message', (message) => {
        host.off('exit', end);
        done(message);
      });
      host.send(asked);
    });
    idle.push(host);
    return result;
  };
  const server = createServer(async (request, response) => {
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
    await Promise.all(
      [...all].filter(({ connected }) => connected).map((host) => {
        const ended = once(host, 'exit');
        host.disconnect();
        return ended;
      }),
    );
  };
}
