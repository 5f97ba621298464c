import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockDirectory, readHolder } from '../../site/server/database/lock.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { migratedData } from './support/embedded.ts';
import { leads, serve, type ServerProcess } from './support/processes.ts';
import { sendLead } from './support/request.ts';
import { writeSite } from './support/site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

let directory: string;
let remove: () => void;
beforeEach(() => {
  directory = temporaryDirectory((end) => (remove = end));
});
afterEach(() => remove());

describe('the lock', () => {
  it('has one holder at a time, and is released', () => {
    const channel = { url: 'http://127.0.0.1:1', secret: 's' };
    const unlock = lockDirectory(directory, channel);
    expect(readHolder(directory)).toEqual({ pid: process.pid, channel });
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another directory.`,
    );
    unlock();
    expect(readHolder(directory)).toBeUndefined();
    lockDirectory(directory)();
  });

  it('ignores a lock file without a holder, and its broken description', () => {
    writeFileSync(join(directory, 'lock'), '');
    writeFileSync(join(directory, 'lock.json'), '{"pid":');
    expect(lockDirectory(directory)).not.toThrow();
  });

  it('fails with a message if the directory is not writable', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(() => lockDirectory(join(file, 'data'))).toThrow(/cannot be written \(ENOTDIR\).*DATA_DIR/);
  });
});

it('has one holder when many processes compete for it', async () => {
  const directories = Array.from({ length: 40 }, (_, index) => join(directory, `data-${index}`));
  const lock = new URL('../../site/server/database/lock.ts', import.meta.url).href;
  const file = join(directory, 'start.ts');
  writeFileSync(
    file,
    `import { lockDirectory } from ${JSON.stringify(lock)};
    process.on('message', ({ directories, at }) => {
      const attempt = (directory) => {
        try {
          lockDirectory(directory);
          return 'has it';
        } catch (error) {
          return /is in use by (?:another )?process/.test(error.message) ? 'refused' : String(error.stack);
        }
      };
      // All processes try each directory within two milliseconds.
      process.send(directories.map((directory, index) => {
        while (Date.now() < at + 2 * index);
        return attempt(directory);
      }));
    });
    process.send('ready');`,
  );
  const children = Array.from({ length: 4 }, () => fork(file));
  onTestFinished(() => {
    for (const child of children) child.kill();
  });
  const answers = (): Promise<string[][]> =>
    Promise.all(children.map(async (child) => (await once(child, 'message'))[0] as string[]));
  await answers();
  const running = answers();
  for (const child of children) child.send({ directories, at: Date.now() + 200 });
  const each = await running;
  const outcomes = new Set(
    directories.map((_, index) =>
      each
        .map((one) => one[index])
        .toSorted()
        .join(', '),
    ),
  );
  expect([...outcomes]).toEqual(['has it, refused, refused, refused']);
});

describe('a server on a data directory', () => {
  const start = async (dataDir: string): Promise<ServerProcess> => {
    const site = writeSite(join(directory, 'site'));
    const server = await serve(site, { DATA_DIR: dataDir });
    onTestFinished(async () => void (isAlive(server.pid) && (await server.end('SIGKILL'))));
    return server;
  };
  const send = ({ url }: ServerProcess, name: string): Promise<number> => sendLead(url, { name });
  const namesIn = (json: string): string[] =>
    (JSON.parse(json) as { leads: { name: string }[] }).leads.map(({ name }) => name);
  const names = async (dataDir: string): Promise<string[]> => {
    return namesIn(await runLeads(['--json'], { DATA_DIR: dataDir }));
  };

  it('allows no second one; keeps every row that it has confirmed when it is killed, and the next one starts', async () => {
    const data = await migratedData(join(directory, 'data'));
    const first = await start(data);
    await expect(start(data)).rejects.toThrow(
      `exit 1: The data directory ${data} is in use by process ${first.pid}. Stop that process`,
    );
    expect(await Promise.all(['a', 'b', 'c'].map((name) => send(first, name)))).toEqual([201, 201, 201]);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const second = await start(data);
    expect(await send(second, 'd')).toBe(201);
    expect((await names(data)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is listed while it runs and afterwards, newest first, by its own user alone', async () => {
    const data = await migratedData(join(directory, 'data'));
    const server = await start(data);
    for (const name of ['first', 'second']) expect(await send(server, name)).toBe(201);
    const { status, stdout, stderr } = await leads(['--json'], { DATA_DIR: data });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(namesIn(stdout)).toEqual(['second', 'first']);
    expect(statSync(join(data, 'lock.json')).mode & 0o777).toBe(0o600);
    const { url = '' } = readHolder(data)?.channel ?? {};
    expect((await fetch(`${url}/leads`, { method: 'POST' })).status, 'without the secret').toBe(401);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(readHolder(data)).toBeUndefined();
    expect(await names(data)).toEqual(['second', 'first']);
  });
});

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}
