import { authorEnv, commitOf, contains, gitIn, GitError, tried, type Git } from '../git.ts';
import { sitePrefix } from '../site-root.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mergeCommit, restoreGenerated, STUDIO_BRANCH, takeOverOldNames } from './branch.ts';
import type { Detail, Publication, PublishFault, PublishMode, PublishOutcome, PublishStep } from './contract.ts';
import { publishFolder, type PublishFolder, type Release } from './folder.ts';
import { handOver } from './hand-over.ts';
import { branchOf, ITSELF, newestChange, nextVersion, publicationMessage, readTags, tagMessage } from './history.ts';
import { migrationsOf } from './migrations.ts';
import { linkRelease } from './packages.ts';
import { failedProgram, Refusal, refusalOf, runIn } from './programs.ts';
import { addWorktree, buildRelease, discardRelease, keepServed, usable } from './releases.ts';
import { fetchOrigin, pushTo, record } from './record.ts';
import { settle } from './settle.ts';
import { clear, raise } from './troubles.ts';

/** What to publish. */
export interface PublicationRequest extends Pick<Publication, 'id' | 'by' | 'back'> {
  readonly mode: Exclude<PublishMode, 'off'>;
  /** Whether to fetch from and push to `origin`. */
  readonly followsOrigin: boolean;
  /** Whether changes that affect stored rows, or the tables of a PostgreSQL database, are accepted. */
  readonly accept: boolean;
  /** Builds the published version again, with the articles that are due now. */
  readonly due: boolean;
}

/** What publishing needs of the generator, which it does not import. */
export interface PublicationTools {
  /** The example texts that were added between two commits. */
  examples(git: Git, before: string, after: string): Promise<readonly Detail[]>;
  /** What the generator refuses, from its output; undefined if that cannot be read. */
  explain(
    output: string,
    checkout: string,
  ): Promise<{ readonly fault: PublishFault; readonly details: readonly Detail[] } | undefined>;
  /** Called at the beginning of each step. */
  onStep?(step: PublishStep): void;
}

/** Publishes, one publication at a time. Visitors keep the version before, whatever happens. */
export async function publish(request: PublicationRequest, tools: PublicationTools): Promise<PublishOutcome> {
  const folder = publishFolder();
  let release: (() => void) | undefined;
  try {
    release = folder.hold('lock');
  } catch (error) {
    return { ok: false, fault: 'readonly', details: [{ text: String(error) }] };
  }
  if (release === undefined) return { ok: false, fault: 'busy', details: [] };
  const progress = createProgress(folder, request, tools.onStep);
  try {
    if (!(await settle(folder))) return { ok: false, fault: 'busy', details: [] };
    progress.begin('fetch');
    const outcome = await attempt(folder, request, tools, progress).catch((error: unknown): PublishOutcome => {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      const { fault, details, git, keptMigrations } = refusal;
      return { ok: false, fault, details, ...(git && { git }), ...(keptMigrations && { keptMigrations }) };
    });
    progress.end(outcome);
    noteTroubles(folder, request, outcome);
    return outcome;
  } catch (error) {
    progress.end({ ok: false, fault: 'failed', details: [{ text: String(error) }] });
    throw error;
  } finally {
    release();
  }
}

function createProgress(
  folder: PublishFolder,
  { id, by, back }: PublicationRequest,
  onStep?: (step: PublishStep) => void,
) {
  const began = new Date().toISOString();
  const seconds: Partial<Record<PublishStep, number>> = {};
  let step: PublishStep | undefined;
  let since = performance.now();
  const base = (): Publication => ({ id, ...(by && { by }), ...(back && { back }), began, seconds });
  const endStep = (): void => {
    if (step !== undefined) seconds[step] = Math.round((performance.now() - since) / 100) / 10;
    since = performance.now();
  };
  return {
    seconds,
    begin(next: PublishStep, version?: string): void {
      endStep();
      step = next;
      folder.write('running.json', { ...base(), step: next, ...(version !== undefined && { version }) });
      onStep?.(next);
    },
    end(outcome: PublishOutcome): void {
      endStep();
      folder.write('last.json', { ...base(), outcome, ended: new Date().toISOString() });
      folder.remove('running.json');
    },
  };
}

type Progress = ReturnType<typeof createProgress>;

async function attempt(
  folder: PublishFolder,
  request: PublicationRequest,
  tools: PublicationTools,
  progress: Progress,
): Promise<PublishOutcome> {
  const project = gitIn(folder.installation);
  const edits = await project(['status', '--porcelain', '--untracked-files=no']);
  if (edits !== '')
    throw new Refusal(
      'dirty',
      edits
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(3)),
    );
  await takeOverOldNames(project);
  const origin = request.followsOrigin ? await followOrigin(folder, project, request.mode) : undefined;
  const head = await commitOf(project, 'HEAD');
  if (head === undefined) throw new Refusal('unable', ['There is no commit yet.']);

  const taken = (): string[] => [...tags.map(({ version }) => version), ...folder.releaseFolders()];
  let tags = await readTags(project);
  const serving = folder.isHeld('serving') ? folder.read('serving.json') : undefined;
  const by = request.by ?? ITSELF;
  let before = usable(folder, serving?.version ?? folder.current());
  if (serving && serving.version === undefined && serving.commit !== undefined) {
    const tag = tags.length === 0 ? { tag: tagMessage('', 'installed') } : {};
    progress.begin('packages');
    before = await keepServed(folder, { version: nextVersion(taken()), commit: serving.commit, by: ITSELF, ...tag });
    await record(folder, before, { ...request, followsOrigin: false });
    tags = await readTags(project);
  }
  progress.begin('merge');
  const published = request.due ? (before?.commit ?? head) : tags[0]?.commit;
  const tips = { published, head, origin, studio: await commitOf(project, `refs/heads/${STUDIO_BRANCH}`) };
  if (!request.due && !request.back && published !== undefined && (await areContained(project, published, tips))) {
    // What was installed becomes the first release, or the folder has followed a release that is not served any more.
    const online = serving ? serving.version : folder.current();
    if (before?.commit !== published || online === before.version || request.mode === 'push')
      throw new Refusal('nothing');
    progress.begin('start', before.version);
    await handOver(folder, before);
    return { ok: true, version: before.version, commit: before.commit, tagged: true };
  }
  const version = nextVersion(taken());
  try {
    const release = await make(folder, { request, tools, progress, version, by, tips, before, tags });
    await finish(folder, release, request, progress, project);
    return { ok: true, version, commit: release.commit, tagged: release.tag !== undefined };
  } catch (error) {
    await discardRelease(folder, version).catch(() => undefined);
    throw error;
  }
}

/** Fetches what programmers have pushed. A host that builds needs the repository; this server does not. */
async function followOrigin(folder: PublishFolder, project: Git, mode: string): Promise<string | undefined> {
  try {
    await fetchOrigin(project);
    clear(folder, 'fetch');
  } catch (error) {
    if (mode === 'push' || !(error instanceof GitError)) throw error;
    raise(folder, { kind: 'fetch', git: error.problem, details: [error.message] });
  }
  return commitOf(project, `refs/remotes/origin/${await branchOf(project)}`);
}

interface Tips {
  readonly published: string | undefined;
  readonly head: string;
  readonly origin: string | undefined;
  readonly studio: string | undefined;
}

async function areContained(git: Git, published: string, { head, origin, studio }: Tips): Promise<boolean> {
  const tips = [head, origin, studio].filter((tip) => tip !== undefined);
  return (await Promise.all(tips.map((tip) => contains(git, published, tip)))).every(Boolean);
}

interface Making {
  readonly request: PublicationRequest;
  readonly tools: PublicationTools;
  readonly progress: Progress;
  readonly version: string;
  readonly by: { readonly name: string; readonly email: string };
  readonly tips: Tips;
  readonly before: Release | undefined;
  readonly tags: Awaited<ReturnType<typeof readTags>>;
}

/** Makes the commit to publish in a folder of its own, and builds it there. */
async function make(folder: PublishFolder, making: Making): Promise<Release> {
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

/** Puts a complete release online, and records it. */
async function finish(
  folder: PublishFolder,
  release: Release,
  request: PublicationRequest,
  progress: Progress,
  project: Git,
): Promise<void> {
  if (request.mode === 'push') {
    progress.begin('record', release.version);
    await pushTo(project, release.commit).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      throw new Refusal('push', [error.message], { git: error.problem });
    });
    await record(folder, release, request);
    await discardRelease(folder, release.version);
    return;
  }
  progress.begin('start', release.version);
  await handOver(folder, release);
  progress.begin('record', release.version);
  await record(folder, release, request);
}

/** What other people have to know of this publication. */
function noteTroubles(folder: PublishFolder, request: PublicationRequest, outcome: PublishOutcome): void {
  if (outcome.ok || outcome.fault === 'nothing') return clear(folder, 'due', 'start', 'space', 'interrupted');
  const { fault, git } = outcome;
  const details = outcome.details.map(({ text }) => (typeof text === 'string' ? text : (Object.values(text)[0] ?? '')));
  const kind = fault === 'start' || fault === 'space' ? fault : request.due ? 'due' : undefined;
  if (kind !== undefined) raise(folder, { kind, details, ...(git && { git }) });
}
