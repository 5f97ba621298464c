import { join } from 'node:path';

import { commitOf, gitIn } from '../../site/git.ts';
import { mergeCommit, STUDIO_BRANCH } from '../../site/publish/branch.ts';
import { publishFolder } from '../../site/publish/folder.ts';
import { publishedCommit } from '../../site/publish/history.ts';
import { conflictWith } from '../../site/publish/make-release.ts';
import { linkRelease } from '../../site/publish/packages.ts';
import { Refusal } from '../../site/publish/programs.ts';
import { addWorktree } from '../../site/publish/releases.ts';
import { sitePrefix } from '../../site/site-root.mjs';
import { reviewForPublishing } from '../release/review.ts';

/**
 * Checks out what would be published, and runs the release check on its spec.
 *
 * @param name the checkout's name in `.publish`
 */
export async function checkWaiting(name: 'review' | 'preview') {
  const folder = publishFolder();
  const project = gitIn(folder.installation);
  const path = folder.path(name);
  const head = await commitOf(project, 'HEAD');
  const start = (await publishedCommit(project)) ?? head;
  if (start === undefined || head === undefined) throw new Refusal('unable', ['There is no commit yet.']);
  folder.ensure();
  await addWorktree(project, path, start);
  for (const tip of [head, await commitOf(project, `refs/heads/${STUDIO_BRANCH}`)]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one merge after the other
    const conflicts = tip && (await mergeCommit(gitIn(path), tip, { keep: 'theirs' }));
    if (tip && conflicts) throw await conflictWith(gitIn(path), tip, 'HEAD', conflicts);
  }
  await linkRelease(folder, path);
  return { folder: path, findings: await reviewForPublishing(join(path, sitePrefix())) };
}
