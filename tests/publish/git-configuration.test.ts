import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';
import { authorEnv, gitIn } from '../../site/git.ts';
import { ensureCheckout, followProject, mergeCommit, STUDIO_BRANCH, withdraw } from '../../site/publish/branch.ts';
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
const VERSION = '2026-11-28-1';

test.each(Object.entries(HOSTILE))('publishing does the same with %s', async (_, hostility) => {
  const project = makeProject({
    'spec/año.txt': TEXT,
    'spec/moved.txt': TEXT.replaceAll('line', 'other'),
    'site/generated/list.txt': '0\n',
  });
  const origin = makeOrigin(project);
  const elsewhere = join(temporaryDirectory(onTestFinished), 'clone');
  programmer(project, 'clone', '--quiet', origin, elsewhere);
  const hostile = temporaryDirectory(onTestFinished);
  useMachine(asConfig(hostility.user?.(hostile) ?? []));
  writeFile(project, '.git/config', readFile(project, '.git/config') + asConfig(hostility.repository?.(hostile) ?? []));
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
      'spec/moved.txt': TEXT.replaceAll('line', 'other').replace('other 0', 'saved'),
      'site/generated/list.txt': '1\n',
    },
    '#1 de la lista',
  );
  const withdrawn = programmer(checkout, 'rev-parse', 'HEAD');
  await save({ 'spec/other.txt': 'Author\n' }, 'Añade otro');
  programmer(project, 'mv', 'spec/moved.txt', 'spec/new.txt');
  commitAs(
    project,
    { 'spec/año.txt': TEXT.replace('line 11', 'programmed'), 'site/generated/list.txt': '2\n' },
    'Programme',
  );
  expect(await followProject(checkout)).toBe(true);
  expect(readFile(checkout, 'spec/año.txt')).toBe(TEXT.replace('line 0\r', 'saved\r').replace('line 11', 'programmed'));
  expect(readFile(checkout, 'spec/new.txt')).toContain('saved');
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

  // A conflict.
  const conflicting = commitAs(project, { 'spec/año.txt': TEXT.replace('line 0', 'other') }, 'Conflict');
  expect(await mergeCommit(studio, conflicting)).toEqual(['spec/año.txt']);
  expect(await studio(['status', '--porcelain'])).toBe('');
  programmer(project, 'reset', '--quiet', '--hard', 'HEAD^');

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
  await addWorktree(git, release, 'main');
  const inRelease = gitIn(release);
  expect(await mergeCommit(inRelease, STUDIO_BRANCH, { env: authorEnv(ANA), keep: 'theirs' })).toBeUndefined();
  writeFile(release, 'site/generated/list.txt', '3\n');
  await inRelease(['add', '--all', '--', 'site']);
  await inRelease(['commit', '--quiet', '-m', publicationMessage('Generate', VERSION)], { env: authorEnv(ANA) });
  const commit = (await inRelease(['rev-parse', 'HEAD'])).trim();
  programmer(elsewhere, 'checkout', '--quiet', '-b', 'draft');
  commitAs(elsewhere, { 'draft.txt': '' }, 'Draft');
  programmer(elsewhere, 'tag', '--annotate', '-m', 'Publish 2026-11-27-1', 'published-2026-11-27-1', 'main');
  programmer(elsewhere, 'push', '--quiet', 'origin', 'draft', 'published-2026-11-27-1');
  programmer(project, 'tag', 'published-2026-11-26-1', 'main~1');
  programmer(project, 'tag', 'unrelated', 'main~1');
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
  expect(programmer(origin, 'config', '--get-all', 'core.bare')).toBe('true');
  const [version] = await readVersions(git);
  expect(version).toMatchObject({ version: VERSION, commit, by: ANA, kind: 'changes' });
  expect(version?.changes.map(({ title }) => title).toSorted()).toEqual(['Añade otro', 'Programme']);
  expect(Date.parse(version?.at ?? '')).toBeGreaterThanOrEqual(began);
});
