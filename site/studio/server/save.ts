import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeChanges, writeFiles } from './files.ts';
import { gitIn, tried } from './git.ts';
import type { Git } from './git.ts';
import type { Entry, Journal } from './journal.ts';
import type { ChangeLine, SaveRequest } from '../contract.ts';

export type Saved =
  | { readonly ok: true; readonly branch: string; readonly commit: string }
  | { readonly ok: false; readonly code: string; readonly why: string };

interface SaveOptions extends Pick<SaveRequest, 'title' | 'author'> {
  readonly project: string;
  readonly journal: Journal;
  /** The checked-out branch to commit to in the author's name. Git's configuration is not changed. */
  readonly onto?: string;
  /** Describes a change in the user's language. */
  readonly say: (line: ChangeLine) => string;
  /** Runs the generator in a checkout of the project; returns its error output if it fails. */
  readonly generate: (checkout: string) => Promise<string | undefined>;
  readonly today?: Date;
}

/**
 * Commits only the changes of the studio, to a branch of their own. Uses a temporary checkout and index, so the current
 * branch, staged changes and edits made in an editor are not touched. Runs the generator there, so that the commit is
 * consistent.
 */
export async function save({
  project,
  journal,
  title,
  author,
  onto,
  say,
  generate,
  today = new Date(),
}: SaveOptions): Promise<Saved> {
  const entries = journal.unsaved();
  if (entries.length === 0) return { ok: false, code: 'studio/nothing', why: 'There is nothing to save.' };
  const git = gitIn(project);
  const head = await tried(git(['rev-parse', '--verify', 'HEAD']));
  if (head === undefined)
    return {
      ok: false,
      code: 'studio/no-git',
      why: 'There is no git repository with a commit here, so there is nothing to save to. Ask whoever maintains the site.',
    };
  const isKnown = onto === undefined ? await knowsAuthor(git, author) : author !== undefined;
  if (!isKnown)
    return { ok: false, code: 'studio/no-author', why: 'Git does not know who you are. Enter your name and e-mail.' };
  const last = onto === undefined ? await unmerged(git, journal, head) : { branch: onto, commit: head };
  const branch = last?.branch ?? (await freeBranch(git, today));
  const parent = last?.commit ?? head;

  const folder = checkoutFolder(journal);
  const env = { GIT_INDEX_FILE: join(folder, 'index'), GIT_WORK_TREE: join(folder, 'tree') };
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  try {
    await git(['read-tree', parent], { env });
    await git(['checkout-index', '--all'], { env });
    const clash = apply(tree, journal, entries);
    if (clash !== undefined) {
      return {
        ok: false,
        code: 'studio/save-clash',
        why: `"${clash}" was changed in an editor at the same place, and that is not committed. Commit it first, then save again.`,
      };
    }
    const packages = join(tree, 'node_modules');
    symlinkSync(join(project, 'node_modules'), packages, 'junction');
    const output = await generate(tree);
    rmSync(packages, { force: true });
    if (output !== undefined)
      return {
        ok: false,
        code: 'studio/save',
        why: `The changes depend on edits made in an editor that are not committed:\n${output}`,
      };
    await git(['add', '--all'], { env });
    const treeId = (await git(['write-tree'], { env })).trim();
    const commit = (
      await git(['commit-tree', treeId, '-p', parent, '-F', '-'], {
        input: messageOf(
          title,
          entries.flatMap(({ says }) => says.map(say)),
        ),
        env: onto === undefined ? {} : personEnv(author),
      })
    ).trim();
    // Fails if the branch has moved in the meantime.
    await git([
      'update-ref',
      '-m',
      'studio: save',
      `refs/heads/${branch}`,
      commit,
      last?.commit ?? '0'.repeat(commit.length),
    ]);
    // The working tree already matches the commit: only update the index.
    if (onto !== undefined) await git(['reset', '--quiet']);
    journal.didSave(branch, commit);
    return { ok: true, branch, commit };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(journal.folder, 'saving'), { force: true });
  }
}

/** Creates the folder for the checkout. Removes that of an interrupted save, whose path the journal notes. */
function checkoutFolder(journal: Journal): string {
  const note = join(journal.folder, 'saving');
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8'), { recursive: true, force: true });
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'studio-save-')));
  writeFileSync(note, folder);
  return folder;
}

/** The last save if it is not merged yet; the next save builds on it. */
async function unmerged(
  git: Git,
  { state }: Journal,
  head: string,
): Promise<{ branch: string; commit: string } | undefined> {
  const { branch, commit } = state;
  if (branch === undefined || commit === undefined) return undefined;
  const tip = await tried(git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]));
  const isMerged = (await tried(git(['merge-base', '--is-ancestor', commit, head]))) !== undefined;
  return tip === commit && !isMerged ? { branch, commit } : undefined;
}

async function freeBranch(git: Git, today: Date): Promise<string> {
  const day = today.toISOString().slice(0, 10);
  const taken = new Set((await git(['for-each-ref', '--format=%(refname:short)', 'refs/heads/studio/'])).split('\n'));
  let number = 1;
  while (taken.has(`studio/${day}-${number}`)) number += 1;
  return `studio/${day}-${number}`;
}

/** Applies the changes to a checkout; returns the path of the first file that conflicts. */
function apply(tree: string, journal: Journal, entries: readonly Entry[]): string | undefined {
  for (const change of entries.flatMap(({ files }) => files)) {
    const merged = mergeChanges(tree, [change]);
    if ('clash' in merged) return merged.clash;
    writeFiles(tree, journal, merged.writes);
  }
  return undefined;
}

function messageOf(title: string, lines: readonly string[]): string {
  return `${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
}

/** The environment that sets the author and committer of a commit. */
function personEnv(person: SaveRequest['author']): Record<string, string> {
  const { name = '', email = '' } = person ?? {};
  return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
}

/** Whether git has an author for commits. Stores a given author in the project's git configuration. */
async function knowsAuthor(git: Git, author: SaveRequest['author']): Promise<boolean> {
  if (author) {
    await git(['config', 'user.name', author.name]);
    await git(['config', 'user.email', author.email]);
  }
  return (await tried(git(['config', 'user.email']))) !== undefined || process.env['GIT_AUTHOR_EMAIL'] !== undefined;
}
