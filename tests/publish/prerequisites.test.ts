import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';
import { missingIn, readPublishMode, readsOrigin } from '../../site/publish/prerequisites.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { makeOrigin, makeProject, programmer, useMachine, writeFile } from './support/repositories.ts';

const isRoot = process.getuid?.() === 0;

test.each([
  [{}, 'build'],
  [{ PUBLISH: '' }, 'build'],
  [{ PUBLISH: ' push ' }, 'push'],
  [{ PUBLISH: 'build', STUDIO: 'off' }, 'build'],
  [{ PUBLISH: 'off' }, 'off'],
  [{ STUDIO: 'off' }, 'off'],
] as const)('with %j the mode is %s, and off without a checkout or its packages', (environment, mode) => {
  const project = makeProject();
  expect(readPublishMode(environment, project)).toBe(mode);
  rmSync(join(project, 'node_modules'), { recursive: true });
  expect(readPublishMode(environment, project)).toBe('off');
  expect(readPublishMode(environment, temporaryDirectory(onTestFinished))).toBe('off');
});

test('an unknown mode is an error that names the others, with or without a checkout', () => {
  for (const folder of [makeProject(), temporaryDirectory(onTestFinished)])
    expect(() => readPublishMode({ PUBLISH: 'yes' }, folder)).toThrow(
      'PUBLISH is "yes". It must be build, push or off.',
    );
});

test('the repository is read only where PUBLISH is set, and there is one', async () => {
  const project = makeProject();
  for (const PUBLISH of ['build', 'push', 'off', '', undefined])
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    expect(await readsOrigin({ PUBLISH }, project)).toBe(false);
  programmer(project, 'remote', 'add', 'origins', project);
  expect(await readsOrigin({ PUBLISH: 'build' }, project)).toBe(false);
  makeOrigin(project);
  const read = (environment: Record<string, string>): Promise<boolean> => readsOrigin(environment, project);
  expect(await Promise.all([read({ PUBLISH: 'build' }), read({ PUBLISH: 'push' })])).toEqual([true, true]);
  expect(await Promise.all([read({}), read({ PUBLISH: '' }), read({ PUBLISH: 'off' })])).toEqual([false, false, false]);
});

test('nothing is missing in a checkout with packages, or in a worktree of one', async () => {
  const project = makeProject();
  expect(await missingIn(project, {})).toEqual([]);
  const worktree = join(temporaryDirectory(onTestFinished), 'worktree');
  programmer(project, 'worktree', 'add', '--quiet', worktree);
  writeFile(worktree, 'node_modules/vite/index.js', '');
  expect(await missingIn(worktree, {})).toEqual([]);
});

test('what is missing is named', async () => {
  const empty = temporaryDirectory(onTestFinished);
  expect(await missingIn(empty, {})).toEqual([{ what: 'checkout', details: [empty] }]);
  const project = makeProject();
  rmSync(join(project, 'node_modules'), { recursive: true });
  expect(await missingIn(project, {})).toEqual([{ what: 'packages', details: [join(project, 'node_modules')] }]);
  const broken = makeProject();
  writeFileSync(join(broken, '.git/HEAD'), '');
  expect(await missingIn(broken, {})).toMatchObject([{ what: 'repository' }]);
  const home = useMachine();
  vi.stubEnv('PATH', home);
  expect(await missingIn(makeProject(), {})).toMatchObject([{ what: 'git' }]);
});

test.skipIf(!isRoot)("another user's checkout is named", async () => {
  const project = makeProject();
  useMachine();
  for (const path of [project, join(project, '.git')]) chownSync(path, 12_345, 12_345);
  const missing = await missingIn(project, {});
  expect(missing).toMatchObject([{ what: 'ownership' }]);
  expect(missing[0]?.details[0]).toContain(project);
});

test('folders that cannot be written are named', async () => {
  const project = makeProject();
  // A file in place of a folder can be written by nobody, also not by root.
  writeFile(project, 'file', '');
  expect(await missingIn(project, { STUDIO_DIR: 'file/studio' })).toEqual([
    { what: 'readonly', details: [join(project, 'file/studio')] },
  ]);
});

test.skipIf(isRoot)('a repository that cannot be written is named', async () => {
  const project = makeProject();
  chmodSync(join(project, '.git'), 0o500);
  onTestFinished(() => chmodSync(join(project, '.git'), 0o700));
  expect(await missingIn(project, {})).toEqual([{ what: 'readonly', details: [join(project, '.git')] }]);
});
