import { commitOf, tried, type Git } from '../git.ts';
import type { Change, PublishPerson, Version } from './contract.ts';
import { byNumber } from './folder.ts';

/** The tag of a version is this prefix and its name. */
export const TAG_PREFIX = 'published-';
/** A version, as in its tag. */
const VERSION = /^\d{4}-\d{2}-\d{2}-\d+$/;
/** The trailer of commits that publishing itself makes, with the version: no change of anybody's. */
const PUBLICATION = 'Publication';
/** The trailers of a commit that withdraws a saved change, and of the version that goes back to an earlier one. */
const WITHDRAWS = 'Withdraws';
const BACK_TO = 'Back-To';
/** The subject of the tag of the site before its first publication. */
const INSTALLED = 'The site as it was installed';
/** How many versions the page lists. */
const LISTED = 100;

/** The message of a commit that publishing makes. */
export function publicationMessage(subject: string, version: string, back?: string): string {
  return [subject, '', ...(back === undefined ? [] : [`${BACK_TO}: ${back}`]), `${PUBLICATION}: ${version}`].join('\n');
}

export function withdrawalMessage(subject: string, commit: string): string {
  return `Withdraw "${subject}"\n\n${WITHDRAWS}: ${commit}`;
}

/** The message of a version's tag. */
export function tagMessage(version: string, kind: Version['kind'], back?: string): string {
  if (kind === 'installed') return INSTALLED;
  return back === undefined ? `Publish ${version}` : `Go back to ${back}\n\n${BACK_TO}: ${back}`;
}

/** The branch that is checked out in a folder; `main` if none is. */
export async function branchOf(git: Git): Promise<string> {
  return (await tried(git(['symbolic-ref', '--quiet', '--short', 'HEAD']))) || 'main';
}

/** The published versions without their changes, the latest first. */
export async function readTags(git: Git): Promise<Omit<Version, 'changes'>[]> {
  const fields = [
    'refname:strip=2',
    '*objectname',
    'objectname',
    'creatordate:iso-strict',
    'taggername',
    'taggeremail:trim',
  ];
  const format = `${fields.map((field) => `%(${field})`).join('%00')}%00%(contents)%01`;
  const output = await git(['for-each-ref', `--format=${format}`, `refs/tags/${TAG_PREFIX}*`]);
  return output
    .split('\u0001')
    .map((entry) => entry.trimStart().split('\0'))
    .filter(([name = '', , , at]) => VERSION.test(name.slice(TAG_PREFIX.length)) && at)
    .map(([name = '', tagged, object = '', at = '', by = '', email = '', message = '']) => {
      const [, back] = /^(?:Go back to |Back-To: )(?:published[/-])?(\d{4}-\d{2}-\d{2}-\d+)$/m.exec(message) ?? [];
      return {
        version: name.slice(TAG_PREFIX.length),
        commit: tagged || object,
        at: new Date(at).toISOString(),
        by: { name: by, email },
        kind: message.startsWith(INSTALLED) ? 'installed' : back === undefined ? 'changes' : 'back',
        ...(back !== undefined && { back }),
      } as const;
    })
    .toSorted((a, b) => byNumber(b.version, a.version));
}

/** Commits do not change, so the changes between two are read once. */
const known = new Map<string, Promise<readonly Change[]>>();

/** The published versions with their changes, the latest first. */
export async function readVersions(git: Git): Promise<Version[]> {
  const tags = (await readTags(git)).slice(0, LISTED);
  return Promise.all(
    tags.map(async (tag, place) => {
      const before = tags[place + 1]?.commit;
      if (before === undefined || tag.kind !== 'changes') return { ...tag, changes: [] };
      const key = `${before}..${tag.commit}`;
      const changes = known.get(key) ?? changesSince(git, [before], [tag.commit]);
      known.set(key, changes);
      changes.catch(() => known.delete(key));
      return { ...tag, changes: await changes };
    }),
  );
}

/**
 * The changes that some commits contain and others lack, the latest first. Leaves out merges, what publishing itself
 * commits, and saves that were withdrawn.
 */
export async function changesSince(
  git: Git,
  without: readonly (string | undefined)[],
  tips: readonly (string | undefined)[],
): Promise<Change[]> {
  const wanted = tips.filter((tip) => tip !== undefined);
  if (wanted.length === 0) return [];
  const excluded = without.flatMap((each) => (each === undefined ? [] : [`^${each}`]));
  const format = ['%H', '%cI', '%an', '%ae', '%s', '%b'].join('%x00');
  const options = ['--no-merges', '-z', `--format=${format}%x01`];
  const output = await git(['log', ...options, '--end-of-options', ...wanted, ...excluded, '--']);
  const commits = output
    .split('\u0001')
    .map((entry) => entry.replace(/^\0/, '').split('\0'))
    .filter(([commit]) => commit);
  const withdrawn = new Set(commits.map(([, , , , , body = '']) => trailer(body, WITHDRAWS)));
  return commits.flatMap(([commit = '', at = '', name = '', email = '', title = '', body = '']) => {
    if (withdrawn.has(commit) || trailer(body, WITHDRAWS) || trailer(body, PUBLICATION)) return [];
    // Of earlier versions of this program.
    if (title === 'Update the generated files' || title.startsWith('Go back to published/')) return [];
    const lines = body.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
    return [{ commit, at: new Date(at).toISOString(), by: { name, email }, title, lines }];
  });
}

/** The value of a trailer in a message without its subject. */
function trailer(body: string, name: string): string | undefined {
  return new RegExp(`^${name}: (\\S+)$`, 'm').exec(body)?.[1];
}

/** The last change of some files that one commit contains and another lacks: who made it, and how. */
export interface Newest {
  /** `back`: somebody went back to the version `back`. `saved`: a save in a studio. `commit`: a programmer's. */
  readonly kind: 'back' | 'saved' | 'commit';
  readonly by: string;
  readonly title: string;
  readonly back?: string;
}

/** Finds that change; undefined if there is none. */
export async function newestChange(
  git: Git,
  without: string,
  tip: string,
  files: readonly string[],
): Promise<Newest | undefined> {
  const format = ['%an', '%s', '%b'].join('%x00');
  const output = await git([
    'log',
    '--no-merges',
    '-z',
    `--format=${format}%x01`,
    '--end-of-options',
    tip,
    `^${without}`,
    '--',
    ...files,
  ]);
  const changes = output
    .split('\u0001')
    .map((entry) => entry.replace(/^\0/, '').split('\0'))
    .filter(([by]) => by)
    .map(([by = '', title = '', body = '']): Newest => {
      const back = trailer(body, BACK_TO);
      if (back !== undefined) return { kind: 'back', by, title, back };
      return { kind: /^- /m.test(body) ? 'saved' : 'commit', by, title };
    });
  // Edits in the studio win over going back, so that is not what they conflict with.
  return changes.find(({ kind }) => kind !== 'back') ?? changes[0];
}

/** Whether all commits between two that changed these files were made by publishing itself, as going back does. */
export async function onlyPublications(
  git: Git,
  since: string,
  until: string,
  files: readonly string[],
): Promise<boolean> {
  // Without the full history, git leaves out a programmer's commit that a merge has not taken.
  const options = ['--no-merges', '--full-history', '-z', '--format=%H%n%b'];
  const output = await git(['log', ...options, '--end-of-options', `${since}..${until}`, '--', ...files]);
  const commits = output.split('\0').filter(Boolean);
  return commits.length > 0 && commits.every((body) => VERSION.test(trailer(body, PUBLICATION) ?? ''));
}

/** The commit that was published last. */
export async function publishedCommit(git: Git): Promise<string | undefined> {
  const [latest] = await readTags(git);
  return latest && commitOf(git, latest.commit);
}

/** A name for the next version: today's date and the next number that is neither a version nor a folder. */
export function nextVersion(taken: readonly string[], now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  const numbers = taken.flatMap((name) => (name.startsWith(`${day}-`) ? [Number(name.slice(day.length + 1))] : []));
  return `${day}-${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}

/** Who publishes where nobody has signed in: the timer and the command line. */
export const ITSELF: PublishPerson = { name: 'Studio', email: 'studio@localhost' };
