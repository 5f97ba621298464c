import { expect, onTestFinished, test } from 'vitest';
import { join } from 'node:path';

import { authorEnv, gitIn } from '../../site/git.ts';
import { ensureCheckout, mergeCommit, STUDIO_BRANCH } from '../../site/publish/branch.ts';
import { followProject } from '../../site/publish/follow-project.ts';
import { publishFolder } from '../../site/publish/folder.ts';
import { changesSince, publicationMessage, readVersions, tagMessage } from '../../site/publish/history.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { commitAs, makeProject, programmer, readFile, writeFile } from './support/repositories.ts';

const ANA = { name: 'Ana', email: 'ana@firm.example' };
const TITLE = 'spec/title.txt';
const [A, B, BACK] = ['2026-11-28-1', '2026-11-28-2', '2026-11-28-3'];

/**
 * A project with two published versions, the second of which changed the title, and with the first version again as
 * the third. The project's folder contains it.
 */
async function goBack(intermezzo: (project: string, checkout: string) => void = () => undefined) {
  const project = makeProject({ [TITLE]: 'A\n', 'spec/hours.txt': '9\n' });
  const checkout = await ensureCheckout(project, {});
  const publish = (version: string, message: string): string => {
    programmer(project, 'tag', '--annotate', '-m', message, `published-${version}`, 'HEAD');
    const commit = programmer(project, 'rev-parse', 'HEAD');
    const folder = publishFolder(project);
    folder.complete({ version, commit, packages: '', by: ANA });
    folder.setCurrent(version);
    return commit;
  };
  publish(A, tagMessage(A, 'changes'));
  commitAs(checkout, { [TITLE]: 'B\n', 'spec/article.txt': 'B\n' }, 'Change the title', ANA);
  programmer(project, 'merge', '--quiet', STUDIO_BRANCH);
  publish(B, tagMessage(B, 'changes'));
  intermezzo(project, checkout);
  programmer(project, 'rm', '--quiet', '-r', 'spec');
  programmer(project, 'checkout', '--quiet', `published-${A}`, '--', 'spec');
  programmer(project, 'commit', '--quiet', '-m', publicationMessage(`Go back to ${A}`, BACK, A));
  const back = publish(BACK, tagMessage(BACK, 'back', A));
  return { project, checkout, back };
}

/** Merges as a publication does: the studio's branch into the published version, in a folder of its own. */
async function publishWaiting(project: string): Promise<{ conflicts: readonly string[] | undefined; release: string }> {
  const release = join(temporaryDirectory(onTestFinished), 'release');
  programmer(project, 'worktree', 'add', '--quiet', '--detach', release, 'main');
  const conflicts = await mergeCommit(gitIn(release), STUDIO_BRANCH, { env: authorEnv(ANA), keep: 'theirs' });
  expect(programmer(release, 'status', '--short')).toBe('');
  return { conflicts, release };
}

test('an edit of a text that going back has changed wins, in the studio and in a publication', async () => {
  const inStudio = await goBack();
  commitAs(inStudio.checkout, { [TITLE]: 'C\n' }, 'Change it again', ANA);
  expect(await followProject(inStudio.checkout, {})).toBe(true);
  expect(readFile(inStudio.checkout, TITLE)).toBe('C\n');
  expect(programmer(inStudio.checkout, 'merge-base', 'HEAD', inStudio.back)).toBe(inStudio.back);

  const published = await goBack();
  commitAs(published.checkout, { [TITLE]: 'C\n' }, 'Change it again', ANA);
  const { conflicts, release } = await publishWaiting(published.project);
  expect(conflicts).toBeUndefined();
  expect(readFile(release, TITLE)).toBe('C\n');
  const [version] = await readVersions(gitIn(published.project));
  expect(version).toMatchObject({ version: BACK, kind: 'back', back: A, changes: [] });
});

test("a programmer's commit that touches the same text is a conflict", async () => {
  const { project, checkout } = await goBack();
  commitAs(project, { [TITLE]: 'P\n' }, 'Program');
  commitAs(checkout, { [TITLE]: 'C\n' }, 'Change it again', ANA);
  expect(await followProject(checkout, {})).toBe(false);
  expect(readFile(checkout, TITLE)).toBe('C\n');
  expect(programmer(checkout, 'status', '--short')).toBe('');
  expect((await publishWaiting(project)).conflicts).toEqual([TITLE]);
});

test.each([false, true])(
  "a programmer's commit that going back has undone is a conflict (merged: %s)",
  async (merged) => {
    const { project, checkout } = await goBack((folder) => {
      if (merged) programmer(folder, 'checkout', '--quiet', '-b', 'topic');
      commitAs(folder, { [TITLE]: 'P\n' }, 'Program');
      if (!merged) return;
      programmer(folder, 'checkout', '--quiet', 'main');
      // The merge does not take it, so that git's simplified history leaves it out.
      programmer(folder, 'merge', '--quiet', '--no-ff', '--strategy=ours', '-m', 'Merge', 'topic');
    });
    commitAs(checkout, { [TITLE]: 'C\n' }, 'Change it again', ANA);
    expect((await publishWaiting(project)).conflicts).toEqual([TITLE]);
  },
);

test('a save with a title like the trailer of a publication is an edit like any other', async () => {
  const { project, checkout } = await goBack();
  commitAs(project, { [TITLE]: 'D\n' }, 'Publication: our new book', ANA);
  commitAs(checkout, { [TITLE]: 'C\n' }, 'Change it again', ANA);
  expect((await publishWaiting(project)).conflicts).toEqual([TITLE]);
});

test('an edit of a file that going back has removed is a conflict, and changes nothing', async () => {
  const { project, checkout } = await goBack();
  const edited = commitAs(checkout, { 'spec/article.txt': 'C\n' }, 'Change the article', ANA);
  expect(await followProject(checkout, {})).toBe(false);
  expect(programmer(checkout, 'rev-parse', 'HEAD')).toBe(edited);
  expect(programmer(checkout, 'status', '--short')).toBe('');
  expect((await publishWaiting(project)).conflicts).toEqual(['spec/article.txt']);
});

test('what was saved before going back still waits, and can be published', async () => {
  const { project, checkout, back } = await goBack((_, folder) => {
    commitAs(folder, { 'spec/hours.txt': '10\n' }, 'Change the hours', ANA);
  });
  const waiting = async (): Promise<string[]> =>
    (await changesSince(gitIn(project), [back], [STUDIO_BRANCH])).map(({ title }) => title);
  expect(await waiting()).toEqual(['Change the hours']);
  writeFile(checkout, 'unsaved.txt', 'unsaved\n');
  expect(await followProject(checkout, {})).toBe(true);
  expect([readFile(checkout, TITLE), readFile(checkout, 'spec/hours.txt')]).toEqual(['A\n', '10\n']);
  expect(readFile(checkout, 'unsaved.txt')).toBe('unsaved\n');
  expect(await waiting()).toEqual(['Change the hours']);
  const { conflicts, release } = await publishWaiting(project);
  expect(conflicts).toBeUndefined();
  expect([readFile(release, TITLE), readFile(release, 'spec/hours.txt')]).toEqual(['A\n', '10\n']);
});
