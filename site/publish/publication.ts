import { setTimeout } from 'node:timers/promises';
import { commitOf, contains, gitIn, GitError, type Git } from '../git.ts';
import { STUDIO_BRANCH, takeOverOldNames } from './branch.ts';
import type { PublishOutcome } from './contract.ts';
import { publishFolder, type PublishFolder, type Release } from './folder.ts';
import { branchOf, ITSELF, nextVersion, readTags, tagMessage } from './history.ts';
import { makeRelease, type Tips } from './make-release.ts';
import { Refusal, refusalOf } from './programs.ts';
import { createProgress, type Progress, type PublicationRequest, type PublicationTools, settle } from './progress.ts';
import { fetchOrigin, pushTo, record } from './record.ts';
import { discardRelease, keepServed, usable } from './releases.ts';
import { clear, raise } from './troubles.ts';

/** Publishes, one publication at a time. Visitors keep the version before, whatever happens. */
export async function publish(request: PublicationRequest, tools: PublicationTools): Promise<PublishOutcome> {
  const folder = publishFolder();
  const progress = createProgress(folder, request, tools.onStep);
  let release: (() => void) | undefined;
  try {
    release = folder.hold('lock');
    if (release === undefined || !(await settle(folder))) return { ok: false, fault: 'busy', details: [] };
    const outcome = await attempt(folder, request, tools, progress);
    progress.end(outcome);
    noteTroubles(folder, request, outcome);
    return outcome;
  } catch (error) {
    const outcome = refused(error);
    try {
      progress.end(outcome);
      noteTroubles(folder, request, outcome);
    } catch {
      // There is no room for the outcome, or no right to write. The caller has it.
    }
    if (outcome.fault === 'failed') throw error;
    return outcome;
  } finally {
    release?.();
  }
}

function refused(error: unknown): Extract<PublishOutcome, { ok: false }> {
  const { fault, details, git, keptMigrations } = refusalOf(error) ?? new Refusal('failed', [String(error)]);
  return { ok: false, fault, details, ...(git && { git }), ...(keptMigrations && { keptMigrations }) };
}

async function attempt(
  folder: PublishFolder,
  request: PublicationRequest,
  tools: PublicationTools,
  progress: Progress,
): Promise<PublishOutcome> {
  const project = gitIn(folder.installation);
  progress.begin('fetch');
  const edits = await project(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=no']);
  const edited = (edits.match(/[^\0]+/g) ?? []).map((entry) => entry.slice(3));
  if (edited.length > 0) throw new Refusal('dirty', edited);
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
    // The installed version becomes the first release, or the folder has followed a release that is no longer served.
    const online = serving ? serving.version : folder.current();
    if (before?.commit !== published || online === before.version || request.mode === 'push')
      throw new Refusal('nothing');
    progress.begin('start', before.version);
    await handOver(folder, before);
    return { ok: true, version: before.version, commit: before.commit, tagged: true };
  }
  const version = nextVersion(taken());
  try {
    const release = await makeRelease(folder, { request, tools, progress, version, by, tips, before, tags });
    await finish(folder, release, request, progress, project);
    return { ok: true, version, commit: release.commit, tagged: release.tag !== undefined };
  } catch (error) {
    // A later failure must not remove the served release.
    if (folder.current() !== version) await discardRelease(folder, version).catch(() => undefined);
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

async function areContained(git: Git, published: string, { head, origin, studio }: Tips): Promise<boolean> {
  const tips = [head, origin, studio].filter((tip) => tip !== undefined);
  return (await Promise.all(tips.map((tip) => contains(git, published, tip)))).every(Boolean);
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
  try {
    await record(folder, release, request);
  } catch (error) {
    // It is online. The publisher records it again.
    if (refusalOf(error) === undefined) throw error;
  }
}

/** What other people have to know of this publication. */
function noteTroubles(folder: PublishFolder, request: PublicationRequest, outcome: PublishOutcome): void {
  if (outcome.ok || outcome.fault === 'nothing') return clear(folder, 'due', 'start', 'space', 'interrupted');
  const { fault, git } = outcome;
  const details = outcome.details.map(({ text }) => (typeof text === 'string' ? text : (Object.values(text)[0] ?? '')));
  const kind = fault === 'start' || fault === 'space' ? fault : request.due ? 'due' : undefined;
  if (kind !== undefined) raise(folder, { kind, details, ...(git && { git }) });
}

/** How often to look whether the supervisor has replaced the server. */
const LOOK_MS = 200;

/**
 * Makes a release the one that is served. A running supervisor replaces its server, and makes the release the current
 * one when the new server is ready; without one, the next start serves it.
 *
 * @throws {Refusal} if the new server does not start; the version before it serves
 */
async function handOver(folder: PublishFolder, { version }: Release): Promise<void> {
  if (!folder.isHeld('serving')) return folder.setCurrent(version);
  folder.remove('failed-start.json');
  folder.askFor(version);
  while (folder.current() !== version) {
    const failed = folder.read('failed-start.json');
    if (failed?.version === version)
      throw new Refusal('start', failed.why.split('\n'), { keptMigrations: failed.kept });
    // The supervisor has ended, or a new one has started and refused the request of an earlier time.
    if (folder.next() !== version && folder.current() !== version && folder.read('failed-start.json') === undefined)
      throw new Refusal('interrupted', ['start']);
    // oxlint-disable-next-line eslint/no-await-in-loop -- waits for another process
    await setTimeout(LOOK_MS);
    if (!folder.isHeld('serving')) {
      if (folder.current() === version) return;
      folder.remove('next');
      throw new Refusal('interrupted', ['start']);
    }
  }
}
