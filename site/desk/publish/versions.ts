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
  const lines =
    (await tried(git(['for-each-ref', '--sort=-version:refname', `--format=${format}`, 'refs/tags/published']))) ?? '';
  return lines
    .split('\n')
    .map((line) => line.split('\0'))
    .filter(([version = '']) => VERSION.test(version))
    .map(([version = '', tagged, object = '', at = '', name = '', email = '', title = '']) => ({
      version,
      commit: tagged || object,
      at: new Date(at).toISOString(),
      by: { name, email },
      title,
    }));
}

/** Reads the commits of some branches that a version does not contain, the latest first, without merges. */
export async function commitsSince(git: Git, since: string, branches: readonly string[]): Promise<WaitingChange[]> {
  const format = ['%H', '%cI', '%an', '%ae', '%s'].join('%x00');
  const lines = (await tried(git(['log', '--no-merges', `--format=${format}`, ...branches, `^${since}`, '--']))) ?? '';
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\0'))
    .map(([commit = '', at = '', name = '', email = '', title = '']) => ({
      commit,
      at: new Date(at).toISOString(),
      by: { name, email },
      title,
    }));
}
