import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { authorEnv, commitOf, gitIn, tried, type Git } from '../git.ts';
import { sitePrefix } from '../site-root.mjs';
import { mergeCommit, restoreGenerated } from './branch.ts';
import type { PublishPerson } from './contract.ts';
import type { PublishFolder, Release } from './folder.ts';
import { newestChange, publicationMessage, tagMessage, type readTags } from './history.ts';
import { migrationsOf } from './release-migrations.ts';
import { linkRelease, addWorktree, buildRelease } from './releases.ts';
import { failedProgram, Refusal, runIn } from './programs.ts';
import type { Progress, PublicationRequest, PublicationTools } from './progress.ts';

/** The commits that a release brings together. */
export interface Tips {
  readonly published: string | undefined;
  readonly head: string;
  readonly origin: string | undefined;
  readonly studio: string | undefined;
}

interface Making {
  readonly request: PublicationRequest;
  readonly tools: PublicationTools;
  readonly progress: Progress;
  readonly version: string;
  readonly by: PublishPerson;
  readonly tips: Tips;
  readonly before: Release | undefined;
  readonly tags: Awaited<ReturnType<typeof readTags>>;
}

/** Makes the commit to publish in a folder of its own, and builds it there. */
export async function makeRelease(folder: PublishFolder, making: Making): Promise<Release> {
  const { request, tools, progress, version, by, tips, before, tags } = making;
  const path = folder.releasePath(version);
  await addWorktree(gitIn(folder.installation), path, tips.published ?? tips.head);
  const git = gitIn(path);
  const env = authorEnv(by);
  const since = request.due ? await commitOf(git, 'HEAD') : await mergeProgrammers(git, tips, env);
  if (since === undefined) throw new Error('The release has no commit.');
  const back = request.back === undefined ? undefined : tags.find((tag) => tag.version === request.back);
  if (request.back !== undefined && back === undefined)
    throw new Refusal('unable', [`There is no version ${request.back}.`]);
  if (back) await restoreSpec(git, back.commit);
  else if (!request.due && tips.studio !== undefined) {
    const conflicts = await mergeCommit(git, tips.studio, { env, keep: 'theirs' });
    if (conflicts) throw await conflictWith(git, tips.studio, 'HEAD', conflicts);
  }
  progress.begin('packages');
  const packages = await linkRelease(folder, path);
  if (!request.due) {
    progress.begin('compile');
    const subject = back ? `Go back to ${back.version}` : 'Update the generated files';
    await compile(git, path, { since, accept: request.accept, tools });
    await commitGenerated(git, path, publicationMessage(subject, version, back?.version), env);
  }
  const commit = (await git(['rev-parse', 'HEAD'])).trim();
  if (!request.due) await review(git, folder, { ...making, since, commit, path });
  progress.begin('build');
  await buildRelease(path, before === undefined ? folder.installation : folder.releasePath(before.version));
  const tag = request.due ? {} : { tag: tagMessage(version, back ? 'back' : 'changes', back?.version) };
  const release = { version, commit, packages, by, ...tag };
  folder.complete(release);
  return release;
}

/** Merges the commits of programmers into the published version. Returns the commit. */
async function mergeProgrammers(
  git: Git,
  { head, origin }: Tips,
  env: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  for (const tip of [head, origin]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one merge after the other
    const conflicts = tip === undefined ? undefined : await mergeCommit(git, tip, { env, keep: 'theirs' });
    if (tip !== undefined && conflicts) throw await conflictWith(git, 'HEAD', tip, conflicts);
  }
  return commitOf(git, 'HEAD');
}

/** The refusal of files that conflict: whose change it is, the last that one commit contains and another lacks. */
export async function conflictWith(git: Git, without: string, tip: string, files: readonly string[]): Promise<Refusal> {
  const newest = await newestChange(git, without, tip, files);
  return new Refusal('conflict', [...(newest ? [`${newest.by}: ${newest.title}`] : []), ...files]);
}

/** Restores only the spec of a version: code and migrations stay as they are. */
async function restoreSpec(git: Git, commit: string): Promise<void> {
  const prefix = sitePrefix();
  const spec = prefix === '' ? 'spec' : prefix.slice(0, -1);
  const others = prefix === '' ? [] : ['site', 'tests'].map((name) => `:(exclude)${spec}/${name}`);
  await git(['restore', `--source=${commit}`, '--staged', '--worktree', '--', spec, ...others]);
}

/**
 * Runs the generator. Compares with the generated files of the commit `since`: saves in the studio update them, but what
 * they do to stored rows is accepted by the person who publishes.
 */
async function compile(
  git: Git,
  path: string,
  { since, accept, tools }: { readonly since: string; readonly accept: boolean; readonly tools: PublicationTools },
): Promise<void> {
  await restoreGenerated(git, since);
  const { code, output } = await runIn(path, 'generator/cli.ts', '--format', 'json', ...(accept ? ['--accept'] : []));
  if (code === 0) return;
  const explained = await tools.explain(output, path);
  throw explained ? new Refusal(explained.fault, explained.details) : failedProgram('spec', output);
}

/** Commits what the generator has written, and the spec that was restored. */
async function commitGenerated(
  git: Git,
  path: string,
  message: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const folders = ['site', 'tests'].map((name) => sitePrefix() + name).filter((name) => existsSync(join(path, name)));
  await git(['add', '--all', '--', ...folders]);
  if ((await tried(git(['diff', '--no-ext-diff', '--cached', '--quiet', '--']))) !== undefined) return;
  await git(['commit', '--quiet', '-m', message], { env });
}

/** Refuses a version without changes, with example texts, or with new tables of a PostgreSQL that nobody has accepted. */
async function review(
  git: Git,
  folder: PublishFolder,
  { request, tools, tips, since, commit, path }: Making & { since: string; commit: string; path: string },
): Promise<void> {
  const isSame =
    tips.published !== undefined &&
    (await tried(git(['diff', '--no-ext-diff', '--quiet', tips.published, commit, '--']))) !== undefined;
  if (isSame) throw new Refusal('nothing');
  const examples = request.back === undefined ? await tools.examples(git, since, commit) : [];
  if (examples.length > 0) throw new Refusal('example', examples);
  const serving = folder.isHeld('serving') ? folder.read('serving.json') : undefined;
  if (!serving?.postgres || request.accept || request.mode === 'push') return;
  const added = migrationsOf(path).filter((name) => !serving.migrations.includes(name));
  if (added.length > 0) throw new Refusal('migrations', added);
}
