import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { changedFiles } from '../../scripts/format/changed.ts';
import { runToEnd } from '../support/process.ts';
import { makeCheckout, plainEnv } from './checkout.ts';

const CONFIGURATION = fileURLToPath(new URL('../../.oxfmtrc.json', import.meta.url));
const BEFORE = 'export const name = "value"\n';
const AFTER = "export const name = 'value';\n";

/** A checkout whose one commit has code that nobody has formatted, and changes since. */
function makeChangedCheckout() {
  const { root, write } = makeCheckout({ installed: true });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  cpSync(CONFIGURATION, join(root, '.oxfmtrc.json'));
  write('.gitignore', 'node_modules\n/ignored.ts\n');
  for (const path of ['kept.ts', 'changed.ts', 'moved.ts', 'gone.ts', 'site/generated/routes.ts']) write(path, BEFORE);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('rm', '--quiet', 'gone.ts');
  git('mv', 'moved.ts', 'ñ and space.ts');
  for (const path of [
    'changed.ts',
    'spec/new.ts',
    'ignored.ts',
    'site/generated/routes.ts',
    'tests/fixtures/broken/a.ts',
  ])
    write(path, `${BEFORE}\n\n`);
  write('README.md', '* one\n');
  return { root, read: (path: string) => readFileSync(join(root, path), 'utf8') };
}

test('formats the code that has changed since the last commit, and nothing that a program wrote', async () => {
  const { root, read } = makeChangedCheckout();
  const format = (...args: readonly string[]) =>
    runToEnd(process.execPath, ['scripts/run.mjs', 'scripts/format.ts', ...args], { cwd: root, env: plainEnv() });
  expect((await format('--check')).code).toBe(1);
  expect(await format()).toMatchObject({ code: 0 });
  expect(['changed.ts', 'spec/new.ts', 'ñ and space.ts'].map(read)).toEqual([AFTER, AFTER, AFTER]);
  const left = `${BEFORE}\n\n`;
  expect(['ignored.ts', 'site/generated/routes.ts', 'tests/fixtures/broken/a.ts'].map(read)).toEqual([
    left,
    left,
    left,
  ]);
  expect(read('kept.ts')).toBe(BEFORE);
  expect(read('README.md')).toBe('* one\n');

  expect(await format('--all')).toMatchObject({ code: 0 });
  expect(['kept.ts', 'site/generated/routes.ts'].map(read)).toEqual([AFTER, left]);
  expect(await format('nowhere.ts')).toMatchObject({
    code: 1,
    output: expect.stringContaining('there is no nowhere.ts in '),
  });
});

test('says what to do where git knows of no checkout', () => {
  const { root } = makeCheckout({ installed: false });
  expect(() => changedFiles(root)).toThrow(
    /git cannot say which files have changed \(.+\)\. Name the files, or format all: npm run format -- --all/,
  );
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  expect(changedFiles(root)).toContain('package.json');
});
