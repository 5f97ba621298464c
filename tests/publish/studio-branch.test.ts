import { existsSync, mkdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';
import { gitIn } from '../../site/git.ts';
import {
  ensureCheckout,
  mergeCommit,
  restoreGenerated,
  STUDIO_BRANCH,
  takeOverOldNames,
} from '../../site/publish/branch.ts';
import { followProject } from '../../site/publish/follow-project.ts';
import { publishFolder } from '../../site/publish/folder.ts';
import { changesSince, readVersions } from '../../site/publish/history.ts';
import { packagesName } from '../../site/publish/releases.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { commitAs, makeProject, programmer, readFile, useMachine, writeFile } from './support/repositories.ts';

const ANA = { name: 'Ana', email: 'ana@firm.example' };
const GENERATED = 'site/generated/manifest.json';

/** The state of a checkout, from git's point of view: nothing half-done, and these edits. */
function editsIn(checkout: string): string {
  const folder = programmer(checkout, 'rev-parse', '--absolute-git-dir');
  expect(['MERGE_HEAD', 'REVERT_HEAD', 'index.lock'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
  return programmer(checkout, 'status', '--short');
}

function isContained(checkout: string, commit: string): boolean {
  return programmer(checkout, 'branch', '--contains', commit, '--format=%(refname:short)').includes(STUDIO_BRANCH);
}

test('the studio gets a checkout of its own, with the packages of the project, and again after it was deleted', async () => {
  const project = makeProject();
  const checkout = await ensureCheckout(project, {});
  expect(checkout).toBe(join(project, '.studio/checkout'));
  expect(existsSync(join(checkout, 'node_modules/vite/index.js'))).toBe(true);
  expect(programmer(checkout, 'symbolic-ref', '--short', 'HEAD')).toBe(STUDIO_BRANCH);
  expect([editsIn(project), editsIn(checkout)]).toEqual(['', '']);
  commitAs(checkout, { 'page.txt': 'edited\n' }, 'Edit');

  rmSync(checkout, { recursive: true });
  expect(await ensureCheckout(project, {})).toBe(checkout);
  expect(readFile(checkout, 'page.txt')).toBe('edited\n');
  expect(readFile(project, 'page.txt')).toBe('one\n');
});

test('STUDIO_DIR names another folder, which must not contain anything else', async () => {
  const project = makeProject();
  const elsewhere = join(temporaryDirectory(onTestFinished), '-studio');
  expect(await ensureCheckout(project, { STUDIO_DIR: elsewhere })).toBe(elsewhere);
  await expect(ensureCheckout(project, { STUDIO_DIR: '.' })).rejects.toThrow('is not a checkout of the branch');
  programmer(elsewhere, 'checkout', '--quiet', '--detach');
  await expect(ensureCheckout(project, { STUDIO_DIR: elsewhere })).rejects.toThrow(`branch ${STUDIO_BRANCH}`);
});

test('a lock that a killed git has left does not stop the studio', async () => {
  const project = makeProject();
  const checkout = await ensureCheckout(project, {});
  writeFile(programmer(checkout, 'rev-parse', '--absolute-git-dir'), 'index.lock', '');
  await ensureCheckout(project, {});
  commitAs(project, { 'other.txt': 'new\n' }, 'New');
  expect(await followProject(checkout, {})).toBe(true);
  expect(editsIn(checkout)).toBe('');
});

test.each([
  ['merge', (checkout: string, commit: string) => programmer(checkout, 'merge', '--quiet', commit)],
  ['withdrawal', (checkout: string) => programmer(checkout, 'revert', '--no-commit', 'HEAD')],
])('a %s that was interrupted is undone when the studio starts, and unsaved edits stay', async (_, interrupted) => {
  const project = makeProject({ 'page.txt': 'one\n', 'other.txt': 'one\n' });
  const checkout = await ensureCheckout(project, {});
  commitAs(checkout, { 'page.txt': 'saved\n' }, 'Save', ANA);
  const commit = commitAs(project, { 'page.txt': 'programmed\n', 'new.txt': '' }, 'Program');
  writeFile(checkout, 'other.txt', 'unsaved\n');
  try {
    interrupted(checkout, commit);
  } catch {
    // The merge conflicts.
  }
  expect(programmer(checkout, 'status', '--short')).toContain('page.txt');
  await ensureCheckout(project, {});
  expect(editsIn(checkout)).toBe('M other.txt');
  expect([readFile(checkout, 'page.txt'), readFile(checkout, 'other.txt')]).toEqual(['saved\n', 'unsaved\n']);
});

test('names of earlier versions are taken over with everything that was edited and published', async () => {
  const project = makeProject();
  useMachine();
  const old = join(project, '.studio/checkout');
  programmer(project, 'worktree', 'add', '--quiet', '-b', 'studio/server', old, 'HEAD');
  const saved = commitAs(old, { 'page.txt': 'saved\n' }, 'Save', ANA);
  writeFile(old, 'page.txt', 'unsaved\n');
  writeFile(old, 'new.txt', 'unsaved\n');
  const tagAs = (name: string, date: string, message: string): string => {
    const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@firm.example'];
    const object = `object ${first}\ntype commit\ntag ${name}\ntagger Ana <ana@firm.example> ${date} +0000\n\n${message}\n`;
    writeFile(project, '.git/tag', object);
    const tag = programmer(project, ...who, 'hash-object', '-t', 'tag', '-w', '.git/tag');
    programmer(project, 'update-ref', `refs/tags/${name}`, tag);
    return tag;
  };
  const first = programmer(project, 'rev-parse', 'HEAD');
  const tag = tagAs('published/2026-10-01-9', '1790856000', 'Office hours');
  tagAs('published/2026-10-01-10', '1790859600', 'Go back to published/2026-10-01-9');
  programmer(project, 'tag', 'published/plan', 'HEAD');
  // A server that fetched the old name again after it had published.
  tagAs('published/2026-10-02-1', '1790942400', 'Old');
  programmer(project, 'tag', '--annotate', '-m', 'Publish 2026-10-02-1', 'published-2026-10-02-1', 'HEAD');
  const kept = programmer(project, 'rev-parse', 'published-2026-10-02-1');
  const git = gitIn(project);
  // Commits of going back had no trailer.
  programmer(project, 'commit', '--quiet', '--allow-empty', '-m', 'Go back to published/2026-10-01-9');
  programmer(project, 'commit', '--quiet', '--allow-empty', '-m', 'Update the generated files');

  for (let run = 1; run <= 2; run += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await takeOverOldNames(git);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    expect(await ensureCheckout(project, {})).toBe(old);
    const refs = programmer(project, 'for-each-ref', '--format=%(refname)').split('\n');
    expect(refs).toEqual([
      'refs/heads/main',
      `refs/heads/${STUDIO_BRANCH}`,
      'refs/tags/published-2026-10-01-10',
      'refs/tags/published-2026-10-01-9',
      'refs/tags/published-2026-10-02-1',
      'refs/tags/published/plan',
    ]);
    expect(programmer(project, 'rev-parse', STUDIO_BRANCH)).toBe(saved);
    expect(programmer(project, 'rev-parse', 'published-2026-10-01-9', 'published-2026-10-02-1')).toBe(
      `${tag}\n${kept}`,
    );
    expect(editsIn(old).split('\n')).toEqual(['M page.txt', '?? new.txt']);
    expect([readFile(old, 'page.txt'), readFile(old, 'new.txt')]).toEqual(['unsaved\n', 'unsaved\n']);
  }
  expect((await readVersions(git)).slice(1)).toEqual([
    {
      version: '2026-10-01-10',
      commit: first,
      at: '2026-10-01T13:00:00.000Z',
      by: ANA,
      kind: 'back',
      back: '2026-10-01-9',
      changes: [],
    },
    { version: '2026-10-01-9', commit: first, at: '2026-10-01T12:00:00.000Z', by: ANA, kind: 'changes', changes: [] },
  ]);
  expect(await changesSince(git, [first], ['main'])).toEqual([]);
});

test('a branch and a tag that made the old names impossible do no harm, nor do titles like those of publishing', async () => {
  const project = makeProject();
  programmer(project, 'branch', 'studio');
  programmer(project, 'tag', 'published');
  // A tag of a file has no date.
  programmer(project, 'tag', 'published-2026-11-29-1', 'HEAD:page.txt');
  const checkout = await ensureCheckout(project, {});
  const title = 'Go back to basics';
  const commit = commitAs(checkout, { 'page.txt': 'two\n' }, `${title}\n\n- Publication: none`, ANA);
  programmer(project, 'tag', '--annotate', '-m', title, 'published-2026-11-28-1', commit);
  const git = gitIn(project);
  expect(await readVersions(git)).toMatchObject([{ version: '2026-11-28-1', kind: 'changes' }]);
  expect(await changesSince(git, ['main'], [STUDIO_BRANCH])).toMatchObject([{ title, lines: ['Publication: none'] }]);
});

test('the checkout merges newer commits of the project, unless they change the same lines', async () => {
  const project = makeProject();
  const checkout = await ensureCheckout(project, {});
  const first = commitAs(project, { 'other.txt': 'new\n' }, 'New');
  expect(await followProject(checkout, {})).toBe(true);
  expect(programmer(checkout, 'rev-parse', 'HEAD')).toBe(first);

  commitAs(checkout, { 'page.txt': 'edited\n' }, 'Edit');
  commitAs(project, { 'other.txt': 'newer\n' }, 'Newer');
  expect(await followProject(checkout, {})).toBe(true);
  expect(readFile(checkout, 'other.txt')).toBe('newer\n');

  commitAs(project, { 'page.txt': 'edited otherwise\n' }, 'Otherwise');
  expect(await followProject(checkout, {})).toBe(false);
  expect(readFile(checkout, 'page.txt')).toBe('edited\n');
  expect(editsIn(checkout)).toBe('');
});

test('the checkout merges the published version, and links the packages of its lockfile', async () => {
  const project = makeProject({ 'package-lock.json': '{}\n', 'page.txt': 'one\n' });
  const checkout = await ensureCheckout(project, {});
  const link = (name: string): string => readlinkSync(join(checkout, 'node_modules', name));
  expect(link('vite')).toBe(join(project, 'node_modules/vite'));
  mkdirSync(join(checkout, 'node_modules/.vite'));
  const branch = programmer(project, 'rev-parse', 'HEAD');
  const commit = commitAs(project, { 'package-lock.json': '{"new": 1}\n', 'page.txt': 'published\n' }, 'Publish');
  const folder = publishFolder(project);
  const packages = packagesName(project);
  writeFile(folder.path('packages', packages), 'node_modules/hono/index.js', '');
  programmer(project, 'reset', '--quiet', '--hard', branch);
  folder.complete({ version: '2026-11-28-1', commit, packages, by: ANA });
  folder.setCurrent('2026-11-28-1');
  expect(await followProject(checkout, {})).toBe(true);
  expect(readFile(checkout, 'page.txt')).toBe('published\n');
  expect(link('hono')).toBe(folder.path('packages', packages, 'node_modules/hono'));
  expect(existsSync(join(checkout, 'node_modules/vite'))).toBe(false);
  expect(existsSync(join(checkout, 'node_modules/.vite'))).toBe(true);
});

test.each<[string, string | undefined, string | undefined, string | undefined]>([
  ['both changed', '1\n', '2\n', '3\n'],
  ['deleted in the studio', '1\n', undefined, '3\n'],
  ['deleted by a programmer', '1\n', '2\n', undefined],
  ['added by both', undefined, '2\n', '3\n'],
])('a conflict in a generated file does not prevent the merge: %s', async (_, before, inStudio, byProgrammer) => {
  // The attribute as in this project.
  const project = makeProject({
    '.gitattributes': `${GENERATED} -merge\n`,
    'page.txt': 'one\n',
    'site/generated/kept.json': '1\n',
  });
  if (before !== undefined) commitAs(project, { [GENERATED]: before }, 'Generate');
  const checkout = await ensureCheckout(project, {});
  commitAs(checkout, { [GENERATED]: inStudio }, 'Edit', ANA);
  const commit = commitAs(project, { [GENERATED]: byProgrammer, 'other.txt': 'new\n' }, 'Program');
  // An unsaved edit.
  writeFile(checkout, 'site/generated/kept.json', '2\n');
  writeFile(checkout, 'page.txt', 'being edited\n');
  expect(await followProject(checkout, {})).toBe(true);
  expect(isContained(checkout, commit)).toBe(true);
  expect(editsIn(checkout)).toBe('M page.txt');
  expect(readFile(checkout, 'page.txt')).toBe('being edited\n');
  expect(programmer(checkout, 'log', '-1', '--format=%an|%B').trim()).toBe('Studio|Merge what others have committed');
});

test('generated files of unsaved edits give way, other files that are being edited do not', async () => {
  const project = makeProject();
  const checkout = await ensureCheckout(project, {});
  writeFile(checkout, GENERATED, 'unsaved\n');
  const commit = commitAs(project, { [GENERATED]: 'committed\n' }, 'Generate');
  expect(await followProject(checkout, {})).toBe(true);
  expect(isContained(checkout, commit)).toBe(true);
  expect(readFile(checkout, GENERATED)).toBe('committed\n');

  writeFile(checkout, 'page.txt', 'unsaved\n');
  const touching = commitAs(project, { 'page.txt': 'committed\n' }, 'Change the page');
  expect(await mergeCommit(gitIn(checkout), touching)).toEqual(['page.txt']);
  expect(editsIn(checkout)).toBe('M page.txt');
  writeFile(checkout, 'new page.txt', 'unsaved\n');
  programmer(checkout, 'checkout', '--quiet', '--', 'page.txt');
  const adding = commitAs(project, { 'new page.txt': 'committed\n' }, 'Add a page');
  expect(await mergeCommit(gitIn(checkout), adding)).toEqual(['new page.txt']);
  expect(editsIn(checkout)).toBe('?? "new page.txt"');
  expect(readFile(checkout, 'new page.txt')).toBe('unsaved\n');
});

test('restores the generated files of a commit, also one that has another name since', async () => {
  const content = 'a line\n'.repeat(20);
  const project = makeProject({ 'site/generated/old.json': content, [GENERATED]: '1\n', 'page.txt': 'one\n' });
  const before = programmer(project, 'rev-parse', 'HEAD');
  programmer(project, 'mv', 'site/generated/old.json', 'site/generated/new.json');
  commitAs(project, { [GENERATED]: '2\n', 'page.txt': 'two\n' }, 'Generate');
  await restoreGenerated(gitIn(project), before);
  expect(readFile(project, 'site/generated/old.json')).toBe(content);
  expect([readFile(project, GENERATED), readFile(project, 'page.txt')]).toEqual(['1\n', 'two\n']);
});

test('merges with an author of its own, also where generated files conflict', async () => {
  const project = makeProject({ [GENERATED]: '1\n' });
  const checkout = await ensureCheckout(project, {});
  commitAs(checkout, { [GENERATED]: '2\n' }, 'Edit', ANA);
  const commit = commitAs(project, { [GENERATED]: '3\n' }, 'Program');
  const env = { GIT_AUTHOR_NAME: 'Eva', GIT_AUTHOR_EMAIL: 'eva@firm.example' };
  const committer = { GIT_COMMITTER_NAME: 'Eva', GIT_COMMITTER_EMAIL: 'eva@firm.example' };
  expect(await mergeCommit(gitIn(checkout), commit, { env: { ...env, ...committer } })).toBeUndefined();
  expect(programmer(checkout, 'log', '-1', '--format=%an %cn')).toBe('Eva Eva');
});
