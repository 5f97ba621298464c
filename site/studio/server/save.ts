import { join } from 'node:path';
import type { EditedSite } from '../../../generator/edit/site.ts';
import { addedPlaceholders, placeholdersIn } from '../../../generator/read/placeholders.ts';
import type { Json, LocatedDiagnostic, SpecPath, ChangeLine, Failure, Result, SaveRequest } from '../contract.ts';
import { contentOf, mergeChanges } from './merge-changes.ts';
import { type Journal, neededFor, authorsOf, type Entry } from './journal.ts';
import { rmSync, symlinkSync } from 'node:fs';
import { writeFiles } from '../../../generator/files.ts';
import { authorEnv, gitIn, tried, type Git } from '../../git.ts';
import { failure } from '../wording.ts';
import type { Uploads } from './uploads.ts';

interface SaveOptions extends Pick<SaveRequest, 'title' | 'author'> {
  readonly project: string;
  readonly journal: Journal;
  readonly uploads: Uploads;
  /** Which changes to save. The changes that they build on are saved with them. */
  readonly isWanted: (change: Entry) => boolean;
  /** The checked-out branch to commit to, with `author` as the committer. Git's configuration is not changed. */
  readonly onto?: string | undefined;
  /** Describes a change in the user's language. */
  readonly say: (line: ChangeLine) => string;
  /** Runs the generator in a checkout of the project; returns its error output if it fails. */
  readonly generate: (checkout: string) => Promise<string | undefined>;
}

/**
 * Commits only changes of the studio, to a branch of their own: in the order of the journal, one commit for each author
 * in turn. Uses a temporary worktree, so the current branch,
 * staged changes and edits made in an editor are not touched. Runs the generator there, so that the commit is
 * consistent.
 */
export async function save(options: SaveOptions): Promise<Result<{ branch: string; commit: string }>> {
  const { project, journal, title, author, onto, say, isWanted } = options;
  const { done, undone, ...last } = journal.state;
  const wanted = [...done.keys()].filter((index) => isWanted(done[index]!));
  const saved = new Set(neededFor(done, wanted).map((index) => done[index]!));
  const left = done.filter((change) => !saved.has(change));
  if (saved.size === 0) return failure('There is nothing to save.', 'studio/nothing');
  const git = gitIn(project);
  const head = await tried(git(['rev-parse', '--verify', 'HEAD']));
  if (head === undefined)
    return failure(
      'Saving needs a git repository with at least one commit. Ask the maintainer of the site to run `git init` and commit.',
      'studio/no-git',
    );
  const isKnown = onto === undefined ? await knowsAuthor(git, author) : author !== undefined;
  if (!isKnown) return failure('Git does not know who you are. Enter your name and e-mail.', 'studio/no-author');
  const unmerged = onto === undefined && (await isUnmerged(git, last, head)) ? last : undefined;
  const branch = onto ?? unmerged?.branch ?? (await freeBranch(git));
  const parent = unmerged?.commit ?? head;

  const tree = join(project, '.studio', 'save');
  const removeTree = async (): Promise<void> => {
    rmSync(tree, { recursive: true, force: true });
    await git(['worktree', 'prune']);
  };
  // That of an interrupted save.
  await removeTree();
  try {
    await git(['worktree', 'add', '--quiet', '--detach', tree, parent]);
    const gitInTree = gitIn(tree);
    for (const { by, changes } of turnsOf([...saved], author)) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- each commit builds on the one before
      const problem = await writeInto(tree, changes, left, options);
      if (problem) return problem;
      const lines = changes.flatMap((change) => change.lines.map((line) => `- ${say(line)}`));
      const committer = onto !== undefined && author ? authorEnv(author) : {};
      const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = by ? authorEnv(by) : committer;
      const env = { ...committer, ...(GIT_AUTHOR_NAME && GIT_AUTHOR_EMAIL && { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL }) };
      // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
      await gitInTree(['add', '--all']);
      // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
      await gitInTree(['commit', '--quiet', '--allow-empty', '-m', title, '-m', lines.join('\n')], { env });
    }
    const commit = (await gitInTree(['rev-parse', 'HEAD'])).trim();
    // Fails if the branch has moved in the meantime.
    const expected = onto === undefined ? (unmerged?.commit ?? '0'.repeat(commit.length)) : head;
    await git(['update-ref', '-m', 'studio: save', `refs/heads/${branch}`, commit, expected]);
    // The working tree already matches the commit: only update the index.
    if (onto !== undefined) await git(['reset', '--quiet']);
    journal.write({ done: left, undone: undone.filter((change) => !isWanted(change)), branch, commit });
    return { ok: true, branch, commit };
  } finally {
    await removeTree();
  }
}

/** The message about a file that was changed in an editor at the same place. */
export function editedOutside(path: string): string {
  return `"${path}" was changed in an editor at the same place, and that is not committed. Commit it first, then save again.`;
}

/** Consecutive changes of one author, in their order. Changes of nobody are those of who saves. */
function turnsOf(
  changes: readonly Entry[],
  saver: SaveRequest['author'],
): { readonly by: Entry['by']; readonly changes: Entry[] }[] {
  const turns: { by: Entry['by']; changes: Entry[] }[] = [];
  for (const change of changes) {
    const { by = saver } = change;
    const turn = turns.at(-1);
    if (turn && turn.by?.email === by?.email) turn.changes.push(change);
    else turns.push({ by, changes: [change] });
  }
  return turns;
}

/** Makes changes in a checkout of the project and runs the generator there. Returns why that is impossible. */
async function writeInto(
  tree: string,
  changes: readonly Entry[],
  left: readonly Entry[],
  { project, uploads, generate }: SaveOptions,
): Promise<Failure | undefined> {
  const names = authorsOf(left).map(({ name }) => name);
  const others = failure(`These changes build on unsaved ones of "${names.join(', ')}".`, 'studio/needs-others');
  for (const change of changes.flatMap(({ files }) => files)) {
    const merged = mergeChanges(tree, [change]);
    if ('clash' in merged && left.some(({ files }) => files.some(({ path }) => path === merged.clash))) return others;
    if ('clash' in merged) return failure(editedOutside(merged.clash), 'studio/save-clash');
    writeFiles(tree, merged.writes);
  }
  for (const picture of changes.flatMap(({ pictures }) => pictures)) uploads.addTo(tree, picture);
  const packages = join(tree, 'node_modules');
  symlinkSync(join(project, 'node_modules'), packages, 'junction');
  const output = await generate(tree);
  rmSync(packages, { force: true });
  if (output === undefined) return undefined;
  if (left.length > 0) return others;
  return failure(`The changes depend on edits made in an editor that are not committed:\n${output}`, 'studio/save');
}

/** Whether the last save is not merged yet, so that the next save builds on it. */
async function isUnmerged(
  git: Git,
  { branch, commit }: Omit<Journal['state'], 'done' | 'undone'>,
  head: string,
): Promise<boolean> {
  if (branch === undefined || commit === undefined) return false;
  const tip = await tried(git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]));
  return tip === commit && (await tried(git(['merge-base', '--is-ancestor', commit, head]))) === undefined;
}

async function freeBranch(git: Git): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const taken = new Set((await git(['for-each-ref', '--format=%(refname:short)', 'refs/heads/studio-*'])).split('\n'));
  let number = 1;
  while (taken.has(`studio-${day}-${number}`)) number += 1;
  return `studio-${day}-${number}`;
}

/** Whether git has an author for commits. Stores a given author in the project's git configuration. */
async function knowsAuthor(git: Git, author: SaveRequest['author']): Promise<boolean> {
  if (author) {
    await git(['config', 'user.name', author.name]);
    await git(['config', 'user.email', author.email]);
  }
  return (await tried(git(['config', 'user.email']))) !== undefined || process.env['GIT_AUTHOR_EMAIL'] !== undefined;
}

/** Warnings about example text in unsaved changes, one for each part of the site. Publishing rejects such text. */
export async function addedExamples(site: EditedSite, journal: Journal): Promise<LocatedDiagnostic[]> {
  // If a file was changed several times, the first change has its saved content.
  const changed = new Map(
    journal.state.done
      .flatMap(({ files }) => files)
      .toReversed()
      .flatMap(({ path, before }) => (path.endsWith('.ts') ? [[path, before] as const] : [])),
  );
  const placeholders = [...changed].map(([path, before]) => ({
    before: placeholdersIn(before ?? '', path),
    after: placeholdersIn(contentOf(join(site.project, path)) ?? '', path),
  }));
  const added = addedPlaceholders(
    placeholders.flatMap(({ before }) => before),
    placeholders.flatMap(({ after }) => after),
  );
  const drafts = site.drafts();
  const read = await site.read(drafts);
  if (added.length === 0 || !read.ok) return [];
  const locate = site.locator(drafts);
  const texts = [...textsIn(read.spec as unknown as Json)];
  const warnings = added.map(({ where, what }): LocatedDiagnostic => {
    const [file, line] = where.split(':');
    // A multi-line text starts before the line of its example text: take the last text that starts at or above it.
    const [last] = texts
      .filter(([text]) => text.includes(what))
      .map(([, path]) => ({ path, location: locate(path, 'value') }))
      .filter(({ location }) => location.file === file && location.line <= Number(line))
      .toSorted((a, b) => b.location.line - a.location.line);
    return {
      code: 'studio/example',
      severity: 'warning',
      path: last?.path ?? [],
      message: `This is example text, which cannot be published: "${what}".`,
      location: last?.location ?? locate([], 'value'),
      related: [],
    };
  });
  return [...new Map(warnings.toReversed().map((warning) => [partOf(warning.path), warning])).values()].toReversed();
}

/** The block, article, service or other part of the site that contains a path, as a key. */
function partOf(path: SpecPath): string {
  return JSON.stringify(path.slice(0, path.includes('blocks') ? path.indexOf('blocks') + 2 : 3));
}

function* textsIn(value: Json | undefined, path: SpecPath = []): Generator<readonly [text: string, path: SpecPath]> {
  if (typeof value === 'string') yield [value, path];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner as Json, [...path, Array.isArray(value) ? Number(key) : key]);
}
