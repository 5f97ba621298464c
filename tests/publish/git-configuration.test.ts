import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';
import { authorEnv, gitIn } from '../../site/git.ts';
import { ensureCheckout, mergeCommit, STUDIO_BRANCH, withdraw } from '../../site/publish/branch.ts';
import { followProject } from '../../site/publish/follow-project.ts';
import { publishFolder } from '../../site/publish/folder.ts';
import { changesSince, publicationMessage, readVersions, tagMessage } from '../../site/publish/history.ts';
import { fetchOrigin, record } from '../../site/publish/record.ts';
import { addWorktree } from '../../site/publish/releases.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { asConfig, HOSTILE } from './support/hostile-configurations.ts';
import {
  commitAs,
  makeOrigin,
  makeProject,
  programmer,
  readFile,
  useMachine,
  writeFile,
} from './support/repositories.ts';

const ANA = { name: 'Ana Núñez', email: 'ana@firm.example' };
const LINES = Array.from({ length: 12 }, (_, line) => `line ${line}`);
const TEXT = `${LINES.join('\r\n')}\r\n`;
const MOVED = ['a.txt', 'b.txt', 'c.txt'];
const VERSION = '2026-11-28-1';

/** Signs the last commit with a key that nobody knows. */
function sign(project: string): void {
  const [headers = '', ...message] = programmer(project, 'cat-file', 'commit', 'HEAD').split('\n\n');
  const signature = ['gpgsig -----BEGIN PGP SIGNATURE-----', ' ', ' iQ==', ' -----END PGP SIGNATURE-----'];
  writeFile(project, '.git/signed', [headers, ...signature, '', message.join('\n\n'), ''].join('\n'));
  const signed = programmer(project, 'hash-object', '-t', 'commit', '-w', '.git/signed');
  programmer(project, 'update-ref', 'HEAD', signed);
}

/** Resolves a conflict as a programmer whose git remembers how. */
function resolveElsewhere(project: string, one: string, other: string): void {
  const folder = join(temporaryDirectory(onTestFinished), 'worktree');
  programmer(project, 'worktree', 'add', '--quiet', '--detach', folder, one);
  const git = (...args: readonly string[]): string => programmer(folder, '-c', 'rerere.enabled=true', ...args);
  expect(() => git('merge', '--quiet', other)).toThrow('Recorded preimage');
  writeFile(folder, 'spec/año.txt', TEXT);
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Resolve');
  programmer(project, 'worktree', 'remove', '--force', folder);
}

/** The text of a file that resembles no other. */
function linesOf(name: string): string {
  return TEXT.replaceAll('line', name);
}

test.each(Object.entries(HOSTILE))('publishing does the same with %s', async (_, hostility) => {
  const project = makeProject({
    'spec/año.txt': TEXT,
    ...Object.fromEntries(MOVED.map((name) => [`spec/${name}`, linesOf(name)])),
    'spec/folder/first.txt': linesOf('first'),
    'spec/folder/second.txt': linesOf('second'),
    'site/generated/list.txt': '0\n',
    '.gitattributes': 'notes.txt text=auto\n',
  });
  const origin = makeOrigin(project);
  const elsewhere = join(temporaryDirectory(onTestFinished), 'clone');
  programmer(project, 'clone', '--quiet', origin, elsewhere);
  const hostile = temporaryDirectory(onTestFinished);
  useMachine(asConfig(hostility.user?.(hostile) ?? []));
  const configuration = readFile(project, '.git/config') + asConfig(hostility.repository?.(hostile) ?? []);
  writeFile(project, '.git/config', configuration);
  for (const [name, value] of Object.entries(hostility.env?.(hostile) ?? {})) vi.stubEnv(name, value);
  const began = Math.floor(Date.now() / 1000) * 1000;
  const git = gitIn(project);

  // A save in the studio, and meanwhile a programmer's commit, which renames a file.
  const checkout = await ensureCheckout(project, {});
  const studio = gitIn(checkout);
  const save = async (files: Readonly<Record<string, string>>, title: string): Promise<void> => {
    for (const [file, content] of Object.entries(files)) writeFile(checkout, file, content);
    await studio(['add', '--all']);
    await studio(['commit', '--quiet', '-m', title, '-m', '- # 1: "á"'], { env: authorEnv(ANA) });
  };
  await save(
    {
      'spec/año.txt': TEXT.replace('line 0\r', 'saved\r'),
      ...Object.fromEntries(MOVED.map((name) => [`spec/${name}`, linesOf(name).replace(`${name} 0`, 'saved')])),
      'site/generated/list.txt': '1\n',
    },
    '#1 de la lista',
  );
  const withdrawn = programmer(checkout, 'rev-parse', 'HEAD');
  await save({ 'spec/other.txt': 'Author\n', 'notes.txt': 'one\r\ntwo\r\n' }, 'Añade otro');
  for (const name of MOVED) programmer(project, 'mv', `spec/${name}`, `spec/new-${name}`);
  commitAs(
    project,
    {
      'spec/año.txt': TEXT.replace('line 11', 'programmed'),
      ...Object.fromEntries(MOVED.map((name) => [`spec/new-${name}`, `${linesOf(name)}end\n`])),
      'site/generated/list.txt': '2\n',
    },
    'Programme',
  );
  sign(project);
  expect(await followProject(checkout, {})).toBe(true);
  expect(readFile(checkout, 'spec/año.txt')).toBe(TEXT.replace('line 0\r', 'saved\r').replace('line 11', 'programmed'));
  for (const name of MOVED) expect(readFile(checkout, `spec/new-${name}`)).toMatch(/^saved[^]*end\n$/);
  expect(programmer(checkout, 'log', '-1', '--format=%an <%ae>|%B').trim()).toBe(
    'Studio <studio@localhost>|Merge what others have committed',
  );
  expect(programmer(checkout, 'rev-list', '--parents', '-1', 'HEAD').split(' ')).toHaveLength(3);
  expect(await studio(['status', '--porcelain'])).toBe('');

  // What waits.
  const changes = await changesSince(git, ['main'], [STUDIO_BRANCH]);
  expect(changes).toMatchObject([
    { title: 'Añade otro', by: ANA, lines: ['# 1: "á"'] },
    { title: '#1 de la lista', by: ANA, lines: ['# 1: "á"'] },
  ]);
  for (const { at } of changes) expect(Date.parse(at)).toBeGreaterThanOrEqual(began);

  // Conflicts: with a text, once more after a programmer has resolved it, with a renamed folder, and an unsaved edit.
  const conflicting = commitAs(project, { 'spec/año.txt': TEXT.replace('line 0', 'other') }, 'Conflict');
  const head = programmer(checkout, 'rev-parse', 'HEAD');
  expect(await mergeCommit(studio, conflicting)).toEqual(['spec/año.txt']);
  resolveElsewhere(project, head, conflicting);
  expect(await mergeCommit(studio, conflicting)).toEqual(['spec/año.txt']);
  programmer(project, 'reset', '--quiet', '--hard', 'HEAD^');
  programmer(project, 'mv', 'spec/folder', 'spec/renamed');
  const renaming = commitAs(project, {}, 'Rename');
  programmer(project, 'reset', '--quiet', '--hard', 'HEAD^');
  await save({ 'spec/folder/third.txt': 'third\n' }, 'Añade en la carpeta');
  expect(await mergeCommit(studio, renaming)).toEqual(['spec/renamed/third.txt']);
  programmer(checkout, 'reset', '--quiet', '--hard', 'HEAD^');
  const touching = commitAs(project, { 'spec/folder/first.txt': 'touched\n' }, 'Touch');
  programmer(project, 'reset', '--quiet', '--hard', 'HEAD^');
  writeFile(checkout, 'spec/folder/first.txt', 'unsaved\n');
  writeFile(checkout, 'spec/año.txt', 'unsaved\n');
  expect(await mergeCommit(studio, touching)).toEqual(['spec/folder/first.txt']);
  const edited = ['año.txt', 'folder/first.txt'].map((name) => ` M "spec/${name}"`.replaceAll('"', ''));
  expect((await studio(['status', '--porcelain'])).trimEnd().split('\n')).toEqual(edited);
  programmer(checkout, 'checkout', '--quiet', '--', '.');

  // An unsaved edit stays where a change is withdrawn.
  writeFile(checkout, 'unsaved.txt', 'unsaved\n');
  writeFile(checkout, 'spec/other.txt', 'unsaved\n');
  expect(await withdraw(project, {}, withdrawn, ANA)).toBeUndefined();
  expect((await studio(['status', '--porcelain'])).split('\n')).toEqual([' M spec/other.txt', '?? unsaved.txt', '']);
  expect(programmer(checkout, 'log', '-1', '--format=%an <%ae>|%s').trim()).toBe(
    'Ana Núñez <ana@firm.example>|Withdraw "#1 de la lista"',
  );
  expect((await changesSince(git, ['main'], [STUDIO_BRANCH])).map(({ title }) => title)).toEqual(['Añade otro']);

  // A publication, after another server has published and a programmer has pushed a branch.
  const release = join(project, '.publish', VERSION);
  commitAs(project, { 'programmed.txt': '' }, 'Programme more');
  await addWorktree(git, release, 'main');
  const inRelease = gitIn(release);
  expect(await mergeCommit(inRelease, STUDIO_BRANCH, { env: authorEnv(ANA), keep: 'theirs' })).toBeUndefined();
  writeFile(release, 'site/generated/list.txt', '3\n');
  await inRelease(['add', '--all', '--', 'site']);
  await inRelease(['commit', '--quiet', '-m', publicationMessage('Generate', VERSION)], { env: authorEnv(ANA) });
  const commit = (await inRelease(['rev-parse', 'HEAD'])).trim();
  expect(programmer(release, 'log', '-1', '--format=%B', 'HEAD^').trim()).toBe('Merge what others have committed');
  expect(programmer(release, 'show', 'HEAD:notes.txt')).toBe('one\ntwo');
  expect(readFile(release, 'notes.txt')).toBe('one\ntwo\n');
  programmer(elsewhere, 'checkout', '--quiet', '-b', 'draft');
  commitAs(elsewhere, { 'draft.txt': '' }, 'Draft');
  programmer(elsewhere, 'tag', '--annotate', '-m', 'Publish 2026-11-27-1', 'published-2026-11-27-1', 'main');
  programmer(elsewhere, 'push', '--quiet', 'origin', 'draft', 'published-2026-11-27-1');
  programmer(project, 'tag', 'published-2026-11-26-1', 'main~1');
  programmer(project, 'tag', '--annotate', '-m', 'Unrelated', 'unrelated', 'main~1');
  await fetchOrigin(git);
  const made = { version: VERSION, commit, packages: '', by: ANA, tag: tagMessage(VERSION, 'changes') };
  await record(publishFolder(project), made, { followsOrigin: true });
  expect(publishFolder(project).read('troubles.json') ?? []).toEqual([]);
  expect(programmer(project, 'rev-parse', 'HEAD')).toBe(commit);
  expect(programmer(project, 'status', '--porcelain')).toBe('');
  const refs = (folder: string): string[] => programmer(folder, 'for-each-ref', '--format=%(refname)').split('\n');
  const tags = ['2026-11-26-1', '2026-11-27-1', VERSION].map((version) => `refs/tags/published-${version}`);
  expect(refs(origin)).toEqual(['refs/heads/draft', 'refs/heads/main', ...tags]);
  expect(refs(project).filter((ref) => ref !== 'refs/remotes/origin/HEAD')).toEqual([
    'refs/heads/main',
    `refs/heads/${STUDIO_BRANCH}`,
    'refs/remotes/origin/draft',
    'refs/remotes/origin/main',
    ...tags,
    'refs/tags/unrelated',
  ]);
  expect(programmer(origin, 'rev-parse', 'main')).toBe(commit);
  expect(readFile(project, '.git/config').slice(configuration.length)).not.toContain(`branch "${STUDIO_BRANCH}"`);
  const behind = await git(['push', 'origin', `${withdrawn}:refs/heads/main`]).catch((error: unknown) => error);
  expect(behind).toMatchObject({ problem: 'behind', message: expect.not.stringContaining('\u001b') as string });
  const [version] = await readVersions(git);
  expect(version).toMatchObject({ version: VERSION, commit, by: ANA, kind: 'changes' });
  for (const change of version?.changes ?? []) expect(change.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(version?.changes.map(({ title }) => title).toSorted()).toEqual(['Añade otro', 'Programme', 'Programme more']);
  expect(Date.parse(version?.at ?? '')).toBeGreaterThanOrEqual(began);
});
