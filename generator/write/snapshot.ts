import { hash } from 'node:crypto';
import { dayOf } from '../compile/articles.ts';
import { eachLocale, localesOf, isText, wordsOf } from '../compile/text.ts';
import { jsonFile, type PlannedFile, parseManifest, type Comparison } from '../emit/file.ts';
import { gitSync } from '../../site/git.ts';
import { hashOf, manifestPath, snapshotPath } from '../files.ts';
import type { ArticleEntry, Articles, Locale, Localized, SiteSpec } from '../schema/index.ts';

/** The version of the format. Snapshots of other versions are not compared. */
const snapshotFormat = 2;

/** An article with digests of its texts instead of the texts, because there may be hundreds of articles. */
export interface ArticleSnapshot extends Pick<ArticleEntry, 'slug' | 'draft' | 'publish'> {
  readonly date: string;
  readonly digests: Localized;
}

/** The spec as committed in `site/generated/snapshot.json`, so that the next run can describe what has changed. */
export interface Snapshot extends Omit<SiteSpec, 'articles'> {
  readonly format: typeof snapshotFormat;
  readonly articles?: Omit<Articles, 'entries'> & { readonly entries: readonly ArticleSnapshot[] };
}

/** A part of the spec with all of its texts in one language. */
function inOneLanguage(spec: SiteSpec, part: unknown, locale: Locale): unknown {
  if (isText(part, localesOf(spec))) return wordsOf(spec, part, locale);
  if (Array.isArray(part)) return part.map((inner) => inOneLanguage(spec, inner, locale));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, inOneLanguage(spec, inner, locale)]));
}

function articleSnapshot(spec: SiteSpec, entry: ArticleEntry): ArticleSnapshot {
  const { slug, date: _, draft, publish, ...rest } = entry;
  return {
    slug,
    date: dayOf(entry),
    ...(draft && { draft }),
    ...(publish !== undefined && { publish }),
    digests: eachLocale(spec, (locale) =>
      hash('sha256', JSON.stringify(inOneLanguage(spec, rest, locale))).slice(0, 12),
    ),
  };
}

/** Takes the snapshot of a checked spec. Pure. */
export function takeSnapshot({ articles, ...spec }: SiteSpec): Snapshot {
  return {
    format: snapshotFormat,
    ...spec,
    ...(articles && {
      articles: { ...articles, entries: articles.entries.map((entry) => articleSnapshot(spec, entry)) },
    }),
  };
}

/** The file in which a snapshot is committed. Nothing imports it, so that it is in no build. */
export function snapshotFile(snapshot: Snapshot): PlannedFile {
  return jsonFile(snapshotPath, 'site', snapshot);
}

/** Parses a committed snapshot; undefined if it is not one, or has another format. */
function parseSnapshot(content = ''): Snapshot | undefined {
  try {
    const found = JSON.parse(content) as Snapshot | { readonly format?: unknown } | null;
    return found?.format === snapshotFormat ? (found as Snapshot) : undefined;
  } catch {
    return undefined;
  }
}

/** How the spec has changed since the last run. */
export type SnapshotComparison =
  /** Nothing was generated before. */
  | { readonly kind: 'new' }
  | { readonly kind: 'none' }
  | { readonly kind: 'changed'; readonly before: Snapshot; readonly after: Snapshot }
  /** The spec may have changed, but there is nothing to compare with. */
  | { readonly kind: 'unknown'; readonly reason: string };

function unknown(reason: string): SnapshotComparison {
  return { kind: 'unknown', reason: `The changes cannot be listed: ${reason}` };
}

const gitHint = '"git diff" on the generated files shows them.';

/** Compares the committed snapshot with the planned one. The manifest tells whether the generator wrote the former. */
export function compareSnapshots(files: readonly Comparison[]): SnapshotComparison {
  const manifest = files.find(({ path }) => path === manifestPath);
  const snapshot = files.find(({ path }) => path === snapshotPath);
  if (manifest?.state === 'missing') return { kind: 'new' };
  // The manifest is only compared if it has changed, as it does whenever the snapshot changes.
  if (snapshot?.content === undefined || manifest?.found === undefined) return { kind: 'none' };
  const listed = parseManifest(manifestPath, manifest.found).files[snapshotPath]?.hash;
  if (listed === hashOf(snapshot.content)) return { kind: 'none' };
  if (snapshot.state === 'missing') return unknown(`${snapshotPath} was deleted. ${gitHint}`);
  if (snapshot.state === 'edited') return unknown(`${snapshotPath} was edited by hand, or has an unresolved merge.`);
  const [before, after] = [parseSnapshot(snapshot.found), parseSnapshot(snapshot.content)];
  return before && after
    ? { kind: 'changed', before, after }
    : unknown(`${snapshotPath} was written by another version of the generator. ${gitHint}`);
}

/** The planned snapshot: that of the current spec. */
export function plannedSnapshot(files: readonly Comparison[]): Snapshot | undefined {
  return parseSnapshot(files.find(({ path }) => path === snapshotPath)?.content);
}

/** The snapshot in a commit. */
export function snapshotAt(root: string, revision: string): Snapshot | undefined {
  return parseSnapshot(gitSync(root, 'show', `${revision}:./${snapshotPath}`));
}

/**
 * The snapshot of the published site: at the newest tag `published-…`, else at the merge base with `origin/main`, else
 * at the last commit. Undefined without git, or if none of them has a readable snapshot.
 */
export function publishedSnapshot(root: string): Snapshot | undefined {
  const tags = ['--sort=-creatordate', '--count=1', '--format=%(refname)', 'refs/tags/published-*'];
  const newest = gitSync(root, 'for-each-ref', ...tags);
  // The folder is not in a repository.
  if (newest === undefined) return undefined;
  const revisions = [() => newest, () => gitSync(root, 'merge-base', 'HEAD', 'origin/main'), () => 'HEAD'];
  for (const find of revisions) {
    const revision = find()?.trim();
    const snapshot = revision && snapshotAt(root, revision);
    if (snapshot) return snapshot;
  }
  return undefined;
}
