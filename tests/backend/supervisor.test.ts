import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FAILED_START } from '../../site/server/install-version.ts';
import { gitIn } from '../support/repository.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const PROGRAM = join(import.meta.dirname, 'support', 'supervised-server.ts');

const folder = temporaryDirectory(afterAll);
let project: string;
let program: ChildProcess;

afterEach(async () => {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
});

function git(...args: string[]): string {
  return gitIn(project, ...args);
}

/** Commits a version with its own migration to a branch, and writes its build to a folder. */
function makeVersion(version: string, migration: string, dist: string): void {
  writeFileSync(join(project, 'version'), version);
  writeFileSync(join(project, 'site/supabase/migrations', migration), '');
  git('add', 'version', 'site');
  git('commit', '-qm', version);
  mkdirSync(join(project, dist));
  writeFileSync(join(project, dist, 'of'), version);
}

/** Makes a version without checking it out. */
function makeNext(version: string): void {
  git('switch', '-qc', 'work');
  makeVersion(version, '0002_more.sql', 'dist.next');
  git('tag', 'next');
  git('switch', '-q', 'main');
}

/** Starts version 1 behind the supervisor. Returns its address. */
async function begin(name: string): Promise<string> {
  project = join(folder, name);
  mkdirSync(join(project, 'site/supabase/migrations'), { recursive: true });
  git('init', '-qb', 'main');
  makeVersion('1', '0001_initial.sql', 'dist');
  const { SPEC: _, ...env } = process.env;
  program = spawn(process.execPath, [PROGRAM, project], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(program.stdout ?? program, 'data')) as [Buffer];
  return line.toString().trim();
}

async function get(url: string): Promise<string> {
  return (await fetch(url, { headers: { connection: 'close' } })).text();
}

/** Sends four requests at a time until a response satisfies. Returns all responses. */
async function ask(url: string, isLast: (answer: string) => boolean): Promise<string[]> {
  const answers: string[] = [];
  while (!answers.some(isLast)) {
    const asked = Array.from({ length: 4 }, () => get(url));
    answers.push(...(await Promise.all(asked)));
  }
  return answers;
}

test('requests wait while a new version replaces the server, and none fails', async () => {
  const url = await begin('replace');
  makeNext('2');
  expect(await get(url)).toBe('1');
  await get(`${url}/replace`);
  const answers = await ask(url, (answer) => answer === '2');
  expect(new Set([...answers, '1'])).toEqual(new Set(['1', '2']));
  expect(existsSync(join(project, FAILED_START))).toBe(false);
  expect(git('log', '--format=%s')).toBe('2\n1');
  expect(readFileSync(join(project, 'dist', 'of'), 'utf8')).toBe('2');
});

test('after a failed start the previous version runs again, and accepts the newer migrations', async () => {
  const url = await begin('return');
  makeNext('broken');
  await get(`${url}/replace`);
  const answers = await ask(url, (answer) => answer.includes('0002'));
  expect(new Set([...answers, '1'])).toEqual(new Set(['1', '1 0002_more.sql']));
  expect(JSON.parse(readFileSync(join(project, FAILED_START), 'utf8'))).toMatchObject({
    why: expect.stringContaining('A table is missing.'),
  });
  expect(git('log', '--format=%s')).toBe('1');
  expect(git('tag')).toBe('');
  expect(readFileSync(join(project, 'dist', 'of'), 'utf8')).toBe('1');
});

test('a signal ends the supervisor with its server', async () => {
  const url = await begin('signal');
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
  await expect(get(url)).rejects.toThrow('fetch failed');
});

test('a server that ends by itself ends its supervisor', async () => {
  const url = await begin('ends');
  const child = Number(execFileSync('pgrep', ['-P', String(program.pid)], { encoding: 'utf8' }));
  process.kill(child, 'SIGKILL');
  await once(program, 'exit');
  await expect(get(url)).rejects.toThrow('fetch failed');
});
