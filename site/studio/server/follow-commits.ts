import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../../generator/files.ts';
import type { EditedSite } from '../../../generator/edit/site.ts';
import { asWritten } from '../../../generator/edit/values.ts';
import { describeChange, type SpecChange } from '../../../generator/write/spec-changes.ts';
import { pathKey } from '../../../generator/diagnostics/diagnostic.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import { contains, gitIn, type Git } from '../../git.ts';
import { GENERATED, mergeCommit } from '../../publish/branch.ts';
import { newestChange, onlyPublications, type Newest } from '../../publish/history.ts';
import type { Divergence, Failure, Json } from '../contract.ts';
import { failure } from '../wording.ts';
import { forgetNeeds, type Entry, type Journal } from './journal.ts';
import { contentOf, merged, type Content, type Keep } from './merge-changes.ts';
import { trail } from './describe-changes.ts';

/** The commits to follow, merged with what is saved in the studio, and the unsaved changes on top of them. */
interface Followed {
  readonly commit: string;
  readonly entries: readonly Entry[];
  /** The files that the commit changes, with the unsaved changes to them; `undefined` where there are none. */
  readonly files: ReadonlyMap<string, Content | undefined>;
}

/** Changes that conflict with what was saved or is being edited in the studio. */
interface Diverged {
  readonly files: readonly string[];
  /** The change that they conflict with. */
  readonly newest: Newest | undefined;
  /** What the changed files would contain, depending on whose version is kept. */
  readonly outcomes: Readonly<Record<Keep, ReadonlyMap<string, Content>>>;
}

interface FollowOptions {
  readonly project: string;
  readonly journal: Journal;
  /** The branch of the checkout. */
  readonly branch: string;
  /** The commits that the checkout has to contain. */
  readonly tips: readonly string[];
  /** What the user has chosen after a conflict. */
  readonly keep?: Keep | undefined;
}

/**
 * Merges commits into the studio's checkout, and keeps the unsaved changes in its working tree, on top of them. Merges in a
 * worktree of its own, so that a conflict changes nothing.
 */
export async function follow({ project, journal, branch, tips, keep }: FollowOptions): Promise<Diverged | undefined> {
  const git = gitIn(project);
  const head = (await git(['rev-parse', 'HEAD'])).trim();
  const contained = await Promise.all(tips.map((tip) => contains(git, head, tip)));
  const newer = tips.filter((_, index) => !contained[index]);
  if (newer.length === 0) return undefined;

  const tree = join(project, '.studio', 'follow');
  const removeTree = async (): Promise<void> => {
    rmSync(tree, { recursive: true, force: true });
    await git(['worktree', 'prune']);
  };
  await removeTree();
  try {
    await git(['worktree', 'add', '--quiet', '--detach', tree, head]);
    const attempt = (chosen?: Keep): Promise<Followed | Conflict> =>
      merge({ tree, head, tips: newer, entries: journal.state.done, keep: chosen });
    const result = await attempt(keep);
    if ('commit' in result) {
      // The worktree still has the commit.
      await apply({ project, tree, git, journal, branch, head, result });
      return undefined;
    }
    const outcome = async (chosen: Keep): Promise<ReadonlyMap<string, Content>> => {
      const would = await attempt(chosen);
      if (!('commit' in would)) return new Map();
      const entries = [...would.files].map(
        ([path, content]) => [path, content === undefined ? contentOf(join(tree, path)) : content] as const,
      );
      return new Map(entries);
    };
    const mine = await outcome('mine');
    return { ...result, outcomes: { mine, theirs: await outcome('theirs') } };
  } finally {
    await removeTree();
  }
}

type Conflict = Pick<Diverged, 'files' | 'newest'>;

interface Merging extends Pick<FollowOptions, 'tips' | 'keep'> {
  readonly tree: string;
  readonly head: string;
  readonly entries: readonly Entry[];
}

async function merge({ tree, head, tips, entries, keep }: Merging): Promise<Followed | Conflict> {
  const git = gitIn(tree);
  await git(['reset', '--quiet', '--hard', head]);
  const chosen = keep && (keep === 'mine' ? 'ours' : 'theirs');
  for (const tip of tips) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one merge after the other
    const files = await mergeCommit(git, tip, { keep: 'ours', chosen });
    // oxlint-disable-next-line eslint/no-await-in-loop -- the loop ends
    if (files) return { files, newest: await newestChange(git, head, tip, files) };
  }
  const commit = (await git(['rev-parse', 'HEAD'])).trim();
  const changed = (await git(['diff', '--no-ext-diff', '--no-renames', '--name-only', '-z', head, commit, '--']))
    .split('\0')
    .filter(Boolean);
  const files = new Map<string, Content | undefined>(changed.map((path) => [path, undefined]));
  const rebased: Entry[] = [];
  for (const entry of entries) {
    const changes: Entry['files'][number][] = [];
    for (const change of entry.files) {
      const { path } = change;
      if (!files.has(path)) {
        changes.push(change);
        continue;
      }
      const known = files.get(path);
      const before = known === undefined ? contentOf(join(tree, path)) : known;
      let after = merged(before, change, keep);
      // oxlint-disable-next-line eslint/no-await-in-loop -- conflicts are rare
      if (after === undefined && (await onlyPublications(git, head, commit, [path])))
        after = merged(before, change, 'mine');
      // oxlint-disable-next-line eslint/no-await-in-loop -- the loop ends
      if (after === undefined) return { files: [path], newest: await newestChange(git, head, commit, [path]) };
      files.set(path, after);
      if (after !== before) changes.push({ path, before, after });
    }
    if (changes.length > 0 || entry.pictures.length > 0) rebased.push({ ...entry, files: changes });
  }
  return { commit, entries: rebased, files };
}

interface Applying extends Pick<FollowOptions, 'project' | 'journal' | 'branch'> {
  readonly tree: string;
  readonly git: Git;
  readonly head: string;
  readonly result: Followed;
}

/** Brings the working tree, the journal and the branch to a merge. Interrupted, it can be done again. */
async function apply({ project, tree, git, journal, branch, head, result }: Applying): Promise<void> {
  const { commit, entries, files } = result;
  const edited = new Set((await git(['diff', '--no-ext-diff', '--name-only', '-z', head, '--'])).split('\0'));
  const isEditedOutside = ([path, content]: readonly [string, Content | undefined]): boolean =>
    content === undefined &&
    edited.has(path) &&
    !GENERATED.test(path) &&
    contentOf(join(project, path)) !== contentOf(join(tree, path));
  const [outside] = [...files].find(isEditedOutside) ?? [];
  if (outside !== undefined) throw new EditedOutside(outside);
  for (const [path, content] of files) {
    const [from, to] = [join(tree, path), join(project, path)];
    if (content !== undefined) writeFiles(project, [{ path, before: contentOf(to), after: content }]);
    else if (contentOf(from) === null) rmSync(to, { force: true });
    else cpSync(from, to);
  }
  journal.write({ ...journal.state, done: entries });
  forgetNeeds();
  await git(['update-ref', '-m', 'studio: follow', `refs/heads/${branch}`, commit, head]);
  await git(['reset', '--quiet']);
}

/** A file of the checkout was changed in an editor, and newer commits change it too. */
export class EditedOutside extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} was changed in an editor.`);
    this.path = path;
  }
}

/** Says whose change a save conflicts with, and shows both versions of each text. */
export async function describeDivergence(
  site: EditedSite,
  { newest, files, outcomes }: Diverged,
): Promise<Failure & { readonly diverged: readonly Divergence[] }> {
  const [mine, theirs] = [await specWith(site, outcomes.mine), await specWith(site, outcomes.theirs)];
  const diverged = mine && theirs ? divergences(mine, theirs) : [];
  return { ...failureOf(newest, files), diverged };
}

function failureOf(newest: Diverged['newest'], files: readonly string[]): Failure {
  const where = `Files: ${files.join(', ')}.`;
  if (newest === undefined)
    return failure(`Somebody else has changed this in the meantime. ${where}`, 'studio/changed');
  const [by, title] = [newest.by, newest.title].map((text) => text.replaceAll('"', "'"));
  switch (newest.kind) {
    case 'back':
      return failure(`"${by}" went back to the version "${newest.back}". ${where}`, 'studio/follow-back');
    case 'saved':
      return failure(`"${by}" has changed the same place: "${title}". ${where}`, 'studio/follow-saved');
    case 'commit':
      return failure(`The programmer "${by}" has changed the same place: "${title}". ${where}`, 'studio/follow-commit');
  }
}

/** The spec with other contents of some files; undefined if it would not be valid. */
async function specWith(site: EditedSite, files: ReadonlyMap<string, Content>): Promise<SiteSpec | undefined> {
  const drafts = site.drafts();
  for (const [path, content] of files)
    if (path.endsWith('.ts')) drafts.write(join(site.project, path), content ?? undefined);
  const read = await site.read(drafts);
  return read.ok ? asWritten(read.spec) : undefined;
}

function divergences(mine: SiteSpec, theirs: SiteSpec): Divergence[] {
  const places = Map.groupBy(describeChange(mine, theirs), ({ at }) => pathKey(at));
  return [...places.values()].map((changes) => {
    const [{ at }] = changes as [SpecChange];
    return { where: trail(theirs, at), mine: version(changes, 'before'), theirs: version(changes, 'after') };
  });
}

/** One of the versions: a text in its languages, or another value. Null for what only the other version has. */
function version(changes: readonly SpecChange[], which: 'before' | 'after'): Json {
  const texts = changes.flatMap((change) => (change.kind === 'text' ? [[change.locale, change[which]] as const] : []));
  if (texts.length > 0) return Object.fromEntries(texts);
  const [change] = changes;
  if (change?.kind === 'value') return (change[which] ?? null) as Json;
  const isThere = which === 'before' ? 'removed' : 'added';
  return change?.kind === isThere ? (change.value as Json) : null;
}
