import { join } from 'node:path';

import { goBackTitle, type PublishLine, type PublishOutcome } from '../../site/desk/publish/outcome.ts';
import { readVersions } from '../../site/desk/publish/versions.ts';
import { STUDIO_BRANCH } from '../../site/studio/hosted/checkout.ts';
import { gitIn, tried, type Git } from '../../site/studio/server/git.ts';
import { UserError } from '../../site/user-error.mjs';
import { sitePrefix } from '../../site/site-root.mjs';
import { ROOT } from '../node.mjs';
import { checkSpecForRelease } from '../release/check.ts';
import type { Finding } from '../release/settings.ts';
import { compile, examplesIn, merge, restore } from './content.ts';
import { buildIn, ensureWorktree, Refusal } from './worktree.ts';

interface PublishOptions {
  /** `build`: the caller installs the build. `push`: a host builds. */
  readonly mode: 'build' | 'push';
  /** The version to restore. By default, publishes the changes on the studio's branch. */
  readonly version?: string | undefined;
  /** Whether to accept a change that affects stored rows. */
  readonly accept: boolean;
  readonly print: (line: PublishLine) => void;
}

/**
 * Creates the commit to publish in a separate checkout, builds it and tags it. Changes the project's folder only with
 * `push`.
 *
 * @throws {Refusal} if it cannot be published
 */
export async function publish({ mode, version, accept, print }: PublishOptions): Promise<PublishOutcome> {
  const project = gitIn(ROOT);
  const known = await readVersions(project);
  if (version !== undefined && !known.some((each) => each.version === version))
    throw new UserError(`There is no version ${version}.`);
  print({ step: 'merge' });
  const before = await cleanHead();
  const folder = await ensureWorktree('publish', before);
  const git = gitIn(folder);
  if (version === undefined) await merge(git, STUDIO_BRANCH);
  else await restore(git, version);
  print({ step: 'compile' });
  await compile(git, folder, {
    since: before,
    accept,
    message: version === undefined ? 'Update the generated files' : goBackTitle(version),
  });
  const commit = (await git(['rev-parse', 'HEAD'])).trim();
  if (commit === known[0]?.commit) throw new Refusal('nothing');
  const examples = version === undefined ? await examplesIn(git, before, commit) : [];
  if (examples.length > 0) throw new Refusal('example', examples);
  if ((await tried(git(['diff', '--quiet', before, commit, '--', 'package-lock.json']))) === undefined)
    throw new Refusal('packages');
  print({ step: 'build' });
  const dist = await buildIn(folder);
  if (mode === 'push') await push(project, commit);
  const tag = freeTag(known.map((each) => each.version));
  const title = (await git(['log', '-1', '--no-merges', '--format=%s', commit])).trim();
  await project(['tag', '--annotate', '-m', title, tag, commit]);
  if (mode === 'push') await project(['push', '--quiet', 'origin', tag]);
  return { ok: true, version: tag, commit, ...(mode === 'build' && { dist }) };
}

/** Builds the current commit again, so that articles appear that are due now. */
export async function rebuild(print: PublishOptions['print']): Promise<PublishOutcome> {
  const commit = await cleanHead();
  print({ step: 'build' });
  return { ok: true, commit, dist: await buildIn(await ensureWorktree('publish', commit)) };
}

/** The release check's findings in the spec that would be published, and the folder of its checkout. */
export async function review(): Promise<{ readonly folder: string; readonly findings: readonly Finding[] }> {
  const head = (await gitIn(ROOT)(['rev-parse', 'HEAD'])).trim();
  const folder = await ensureWorktree('preview', head);
  await merge(gitIn(folder), STUDIO_BRANCH);
  return { folder, findings: await checkSpecForRelease(join(folder, sitePrefix())) };
}

/** The project's current commit. Throws if there are uncommitted changes. */
async function cleanHead(): Promise<string> {
  const project = gitIn(ROOT);
  if ((await project(['status', '--porcelain', '--untracked-files=no'])) !== '') throw new Refusal('dirty');
  return (await project(['rev-parse', 'HEAD'])).trim();
}

/** Pushes a commit to the project's branch, and fast-forwards the project to it. */
async function push(project: Git, commit: string): Promise<void> {
  const branch = (await tried(project(['symbolic-ref', '--short', 'HEAD']))) ?? 'main';
  await project(['push', '--quiet', 'origin', `${commit}:refs/heads/${branch}`]).catch((error: Error) => {
    throw new Refusal('push', [error.message]);
  });
  await project(['merge', '--quiet', '--ff-only', commit]);
}

function freeTag(taken: readonly string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  let number = 1;
  while (taken.includes(`published/${day}-${number}`)) number += 1;
  return `published/${day}-${number}`;
}
