import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';
import { gitIn } from '../../site/git.ts';
import { ensureCheckout, STUDIO_BRANCH, withdraw } from '../../site/publish/branch.ts';
import { changesSince, publicationMessage } from '../../site/publish/history.ts';
import { commitAs, makeProject, programmer, readFile, writeFile } from './support/repositories.ts';

const ANA = { name: 'Ana', email: 'ana@firm.example' };
const EVA = { name: 'Eva', email: 'eva@firm.example' };
const GENERATED = 'site/generated/list.json';

/** A project whose studio has saved these changes, the first one first. */
async function saved(...changes: readonly Readonly<Record<string, string | undefined>>[]) {
  const project = makeProject({ 'spec/title.txt': 'one\n', 'spec/hours.txt': '9\n', [GENERATED]: '1\n' });
  const checkout = await ensureCheckout(project, {});
  const commits = changes.map((files, index) => commitAs(checkout, files, `Save ${index + 1}`, ANA));
  const waiting = async (): Promise<string[]> =>
    (await changesSince(gitIn(project), ['main'], [STUDIO_BRANCH])).map(({ title }) => title);
  return { project, checkout, commits, waiting };
}

/** What is changed and not committed, with nothing half-done. */
function editsIn(checkout: string): string {
  const folder = programmer(checkout, 'rev-parse', '--absolute-git-dir');
  expect(['MERGE_HEAD', 'REVERT_HEAD', 'sequencer'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
  return programmer(checkout, 'status', '--short');
}

test('a withdrawn change does not wait any more, and unsaved edits stay', async () => {
  const { project, checkout, commits, waiting } = await saved(
    { 'spec/title.txt': 'two\n', 'spec/new.txt': 'new\n', [GENERATED]: '2\n' },
    { 'spec/hours.txt': '10\n', [GENERATED]: '3\n' },
  );
  writeFile(checkout, 'spec/hours.txt', 'unsaved\n');
  writeFile(checkout, 'spec/draft.txt', 'unsaved\n');
  writeFile(checkout, GENERATED, 'unsaved\n');
  expect(await withdraw(project, {}, commits[0] ?? '', EVA)).toBeUndefined();
  expect(await waiting()).toEqual(['Save 2']);
  expect(programmer(checkout, 'log', '-1', '--format=%an <%ae>|%s')).toBe('Eva <eva@firm.example>|Withdraw "Save 1"');
  expect(programmer(checkout, 'show', 'HEAD:spec/title.txt')).toBe('one');
  expect(readFile(checkout, 'spec/title.txt')).toBe('one\n');
  expect(existsSync(join(checkout, 'spec/new.txt'))).toBe(false);
  expect(editsIn(checkout).split('\n')).toEqual(['M spec/hours.txt', '?? spec/draft.txt']);
  expect(readFile(checkout, 'spec/hours.txt')).toBe('unsaved\n');

  // Nothing waits once both are withdrawn: the latest of them first, and none twice.
  programmer(checkout, 'checkout', '--quiet', '--', '.');
  expect(await withdraw(project, {}, commits[1] ?? '', EVA)).toBeUndefined();
  expect(await waiting()).toEqual([]);
  const head = programmer(checkout, 'rev-parse', 'HEAD');
  for (const commit of commits)
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    expect(await withdraw(project, {}, commit, EVA)).toBe('gone');
  expect(programmer(checkout, 'rev-parse', 'HEAD')).toBe(head);
});

test.each([
  ['changes the same text', { 'spec/title.txt': 'three\n' }],
  ['removes the file', { 'spec/title.txt': undefined }],
])('a change is needed by a later one that %s', async (_, later) => {
  const { project, checkout, commits, waiting } = await saved({ 'spec/title.txt': 'two\n' }, later);
  writeFile(checkout, 'spec/hours.txt', 'unsaved\n');
  const head = programmer(checkout, 'rev-parse', 'HEAD');
  expect(await withdraw(project, {}, commits[0] ?? '', EVA)).toBe('needed');
  expect(programmer(checkout, 'rev-parse', 'HEAD')).toBe(head);
  expect(editsIn(checkout)).toBe('M spec/hours.txt');
  expect(await waiting()).toEqual(['Save 2', 'Save 1']);

  // Once the later one is withdrawn, it can be withdrawn too.
  expect(await withdraw(project, {}, commits[1] ?? '', EVA)).toBeUndefined();
  expect(await withdraw(project, {}, commits[0] ?? '', EVA)).toBeUndefined();
  expect(await waiting()).toEqual([]);
  expect(readFile(checkout, 'spec/title.txt')).toBe('one\n');
});

test('a change is needed by an unsaved edit of the same file', async () => {
  const { project, checkout, commits, waiting } = await saved({ 'spec/title.txt': 'two\n' });
  writeFile(checkout, 'spec/title.txt', 'unsaved\n');
  expect(await withdraw(project, {}, commits[0] ?? '', EVA)).toBe('needed');
  expect(editsIn(checkout)).toBe('M spec/title.txt');
  expect(readFile(checkout, 'spec/title.txt')).toBe('unsaved\n');
  expect(await waiting()).toEqual(['Save 1']);
});

test('what is no waiting change is gone', async () => {
  const { project, checkout, commits, waiting } = await saved({ 'spec/title.txt': 'two\n' });
  const [commit = ''] = commits;
  const program = commitAs(project, { 'spec/hours.txt': '10\n' }, 'Program');
  const elsewhere = programmer(project, 'commit-tree', '-p', commit, '-m', 'Elsewhere', `${commit}^{tree}`);
  programmer(checkout, 'merge', '--quiet', '-m', 'Merge', program);
  const merge = programmer(checkout, 'rev-parse', 'HEAD');
  const generated = commitAs(checkout, { [GENERATED]: '4\n' }, publicationMessage('Generate', '2026-11-28-1'));
  const head = programmer(checkout, 'rev-parse', 'HEAD');
  const names = [
    '',
    'HEAD',
    STUDIO_BRANCH,
    '--upload-pack=x',
    '--abort',
    commit.slice(0, 12),
    `${commit}~0`,
    commit.toUpperCase(),
    '0'.repeat(40),
    programmer(project, 'rev-parse', `${commit}^{tree}`),
    elsewhere,
    program,
    merge,
    generated,
  ];
  const outcomes: unknown[] = [];
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
  for (const name of names) outcomes.push([name, await withdraw(project, {}, name, EVA)]);
  expect(outcomes).toEqual(names.map((name) => [name, 'gone']));
  // What is published is no longer waiting.
  programmer(project, 'tag', '--annotate', '-m', 'Publish 2026-11-28-1', 'published-2026-11-28-1', commit);
  expect(await withdraw(project, {}, commit, EVA)).toBe('gone');
  expect(programmer(checkout, 'rev-parse', 'HEAD')).toBe(head);
  expect(editsIn(checkout)).toBe('');
  expect(await waiting()).toEqual(['Save 1']);
});

test('a change of generated files that later ones changed again can be withdrawn', async () => {
  const { project, checkout, commits, waiting } = await saved(
    { 'spec/title.txt': 'two\n', [GENERATED]: '2\n' },
    { [GENERATED]: undefined, 'spec/hours.txt': '10\n' },
  );
  expect(await withdraw(project, {}, commits[0] ?? '', EVA)).toBeUndefined();
  expect(await waiting()).toEqual(['Save 2']);
  expect([readFile(checkout, 'spec/title.txt'), readFile(checkout, 'spec/hours.txt')]).toEqual(['one\n', '10\n']);
  expect(editsIn(checkout)).toBe('');
});

test.each(['index', 'refs/heads/studio-edits'])('a lock of %s is respected, and nothing is changed', async (locked) => {
  const { project, checkout, commits, waiting } = await saved({ 'spec/title.txt': 'two\n' });
  writeFile(checkout, 'spec/hours.txt', 'unsaved\n');
  const lock = resolve(checkout, programmer(checkout, 'rev-parse', '--git-path', `${locked}.lock`));
  writeFileSync(lock, '');
  await expect(withdraw(project, {}, commits[0] ?? '', EVA)).rejects.toMatchObject({ problem: 'locked' });
  rmSync(lock);
  expect(editsIn(checkout)).toBe('M spec/hours.txt');
  expect(await waiting()).toEqual(['Save 1']);
  expect(await withdraw(project, {}, commits[0] ?? '', EVA)).toBeUndefined();
  expect(editsIn(checkout)).toBe('M spec/hours.txt');
});
