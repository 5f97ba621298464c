import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { currentHolder, lockDirectory, lockFile } from '../../site/server/database/lock.ts';
import { processIdentity } from '../../site/server/database/process-identity.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { migratedData } from './support/embedded.ts';
import { leads, serve, type ServerProcess } from './support/processes.ts';
import { sendLead } from './support/request.ts';
import { makeSmallDisk } from './support/small-disk.ts';
import { writeSite } from './support/site.ts';
import { leadsSetup } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** No process has it: Linux ends at 2^22, and the others far below. */
const NOBODY = 2 ** 30;

let directory: string;
let remove: () => void;
beforeEach(() => {
  directory = temporaryDirectory((end) => (remove = end));
});
afterEach(() => remove());

describe('the lock', () => {
  const other = { pid: process.ppid, host: hostname(), identity: processIdentity(process.ppid), channel: '' };
  const leave = (holder: object): void => writeFileSync(lockFile(directory), JSON.stringify(holder));

  it('is had by one process at a time, and given back', () => {
    const unlock = lockDirectory(directory, 'here');
    expect(currentHolder(directory)).toMatchObject({ pid: process.pid, channel: 'here' });
    expect(() => lockDirectory(directory, '')).toThrow(`in use by process ${process.pid}`);
    unlock();
    expect(currentHolder(directory)).toBeUndefined();
    lockDirectory(directory, '')();
  });

  it.each([
    ['a process that ended', { ...other, pid: NOBODY }],
    ['a later process with the same id', { ...other, identity: 'an earlier start' }],
    ['a crash while it was written', {}],
  ])('left by %s is taken over', (_what, holder) => {
    leave(holder);
    const unlock = lockDirectory(directory, '');
    expect(currentHolder(directory)?.pid).toBe(process.pid);
    unlock();
    expect(existsSync(lockFile(directory))).toBe(false);
  });

  it('of another machine is respected, with the way out', () => {
    leave({ ...other, host: 'elsewhere' });
    expect(() => lockDirectory(directory, '')).toThrow(/on the machine "elsewhere".*delete .*lock\.json/);
  });

  it("leaves another process's lock alone when it is given back late", () => {
    const unlock = lockDirectory(directory, '');
    leave(other);
    unlock();
    expect(JSON.parse(readFileSync(lockFile(directory), 'utf8'))).toEqual(other);
  });

  it('needs a directory that can be written, and says so', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(() => lockDirectory(join(file, 'data'), '')).toThrow(/cannot be written \(ENOTDIR\).*DATA_DIR/);
  });
});

const small = makeSmallDisk(48, afterAll);

describe.runIf(small !== undefined)('a start on a full disk', () => {
  const site = writeSite(temporaryDirectory(afterAll));

  it.each([0, 12_000])('with %i KB of room is one sentence', async (left) => {
    const data = join(small?.folder ?? '', `data-${left}`);
    small?.fill(left);
    const started = serve(site, { DATA_DIR: data });
    const complaint = await started.then(
      async (server) => `started: ${String(await server.end('SIGKILL'))}`,
      (error: unknown) => String(error),
    );
    expect(complaint).toMatch(
      /exit 1: The data directory \S+ cannot be written \(ENOSPC\): the disk is full. Make room on it, or set DATA_DIR[^\n]*\n$/,
    );
    small?.empty();
    rmSync(data, { recursive: true, force: true });
  });
});

it('has one holder when many processes find the lock of one that ended, at the same moment', async () => {
  const held = JSON.stringify({ pid: NOBODY, host: hostname(), identity: '', channel: '' });
  const directories = Array.from({ length: 100 }, (_, index) => {
    const data = join(directory, `data-${index}`);
    mkdirSync(data);
    writeFileSync(lockFile(data), held);
    return data;
  });
  const lock = new URL('../../site/server/database/lock.ts', import.meta.url).href;
  const file = join(directory, 'start.ts');
  writeFileSync(
    file,
    `import { lockDirectory } from ${JSON.stringify(lock)};
    process.on('message', ({ directories, at }) => {
      const attempt = (directory) => {
        try {
          lockDirectory(directory, '');
          return 'has it';
        } catch (error) {
          return /is in use by process/.test(error.message) ? 'refused' : String(error.stack);
        }
      };
      // All of them try each directory in the same two milliseconds.
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
  const said = answers();
  for (const child of children) child.send({ directories, at: Date.now() + 200 });
  const each = await said;
  const outcomes = new Set(
    directories.map((_, index) =>
      each
        .map((one) => one[index])
        .toSorted()
        .join(', '),
    ),
  );
  expect([...outcomes]).toEqual(['has it, refused, refused, refused']);
  expect(readdirSync(directories[0] ?? '')).toEqual(['lock.json']);
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
    return namesIn(await runLeads(['--json'], { DATA_DIR: dataDir }, leadsSetup));
  };

  it('keeps every row that it has confirmed when it is killed, and the next one starts', async () => {
    const data = join(directory, 'data');
    const first = await start(data);
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
    const { stdout, stderr } = await leads(['--json'], { DATA_DIR: data });
    expect({ names: namesIn(stdout), stderr }).toEqual({ names: ['second', 'first'], stderr: '' });
    expect(statSync(join(data, 'leads.sock')).mode & 0o777).toBe(0o600);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(existsSync(lockFile(data))).toBe(false);
    expect(existsSync(join(data, 'leads.sock'))).toBe(false);
    expect(await names(data)).toEqual(['second', 'first']);
  });

  it('is not joined by a second one', async () => {
    const data = await migratedData(join(directory, 'data'));
    const first = await start(data);
    await expect(start(data)).rejects.toThrow(
      `exit 1: The data directory ${data} is in use by process ${first.pid}. Stop that process`,
    );
    expect(await send(first, 'still here')).toBe(201);
    expect(await names(data), "the first one's channel is still there").toEqual(['still here']);
  });
});

function isAlive(pid: number): boolean {
  return processIdentity(pid) !== '' && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}
