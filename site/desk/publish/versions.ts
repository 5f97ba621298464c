import { tried, type Git } from '../../studio/server/git.ts';

/** A published version. */
export interface Version {
  /** Its tag, `published/2026-11-26-1`. */
  readonly version: string;
  readonly commit: string;
  /** When it was published, in ISO 8601. */
  readonly at: string;
  /** Who published it: name and e-mail address. */
  readonly by: { readonly name: string; readonly email: string };
  /** The first line of its commit. */
  readonly title: string;
}

/** A saved change that is not published yet. */
export type WaitingChange = Omit<Version, 'version'>;

const VERSION = /^published\/\d{4}-\d{2}-\d{2}-\d+$/;

/** Reads the published versions of a repository, the latest first. */
export async function readVersions(git: Git): Promise<Version[]> {
  const format = [
    '%(refname:strip=2)',
    '%(*objectname)',
    '%(objectname)',
    '%(creatordate:iso-strict)',
    '%(taggername)',
    '%(taggeremail:trim)',
    '%(contents:subject)',
  ].join('%00');
  const lines = await rowsOf(
    git(['for-each-ref', '--sort=-version:refname', `--format=${format}`, 'refs/tags/published']),
  );
  return lines
    .filter(([version = '']) => VERSION.test(version))
    .map(([version = '', tagged, object = '', ...rest]) => ({ version, ...changeOf(tagged || object, rest) }));
}

/** Reads the commits of some branches that a version does not contain, the latest first, without merges. */
export async function commitsSince(git: Git, since: string, branches: readonly string[]): Promise<WaitingChange[]> {
  const format = ['%H', '%cI', '%an', '%ae', '%s'].join('%x00');
  const lines = await rowsOf(git(['log', '--no-merges', `--format=${format}`, ...branches, `^${since}`, '--']));
  return lines.map(([commit = '', ...rest]) => changeOf(commit, rest));
}

/** The lines of an output of git, split at the NUL characters; none if git fails. */
async function rowsOf(output: Promise<string>): Promise<string[][]> {
  const lines = ((await tried(output)) ?? '').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\0'));
}

function changeOf(commit: string, [at = '', name = '', email = '', title = '']: readonly string[]): WaitingChange {
  return { commit, at: new Date(at).toISOString(), by: { name, email }, title };
}
