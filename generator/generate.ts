import { readChecked } from './check/project.ts';
import { finishInterrupted, writeAll } from './write/write-all.ts';
import { tellConsequences } from './write/consequences.ts';
import type { Consequences } from './write/consequences.ts';
import type { LocatedDiagnostic } from './diagnostics/diagnostic.ts';
import { jsonFile } from './emit/file.ts';
import { finished } from './emit/format.ts';
import type { LeftFile } from './emit/format.ts';
import { compare } from './write/output/compare.ts';
import type { Comparison } from './write/output/compare.ts';
import { filesBelow, readIfThere } from './write/output/files.ts';
import { hashOf, normalised } from './write/output/content.ts';
import { manifestOfLog, parseManifest } from './write/output/manifest.ts';
import { manifestPath, migrationLogPath, migrationsFolder, ownedFolders, shownBefore, shownSpec } from './paths.ts';
import { plan } from './emit/plan.ts';
import type { SiteSpec } from './schema/index.ts';
import { snapshotFile } from './write/snapshot/file.ts';

/** The result of a pass. */
export type PassResult =
  /** The spec has mistakes; nothing was written. */
  | { kind: 'broken'; diagnostics: LocatedDiagnostic[] }
  | {
      kind: 'done';
      /** The spec that it read. */
      spec: SiteSpec;
      /** Every output next to what was found on disk. */
      files: Comparison[];
      /** Altered or missing migrations. While there are any, nothing is written. */
      problems: string[];
      /** What compiles and is probably not meant. */
      warnings: LocatedDiagnostic[];
      /** What the change does to links that others have set and to rows that are stored; absent where nothing has changed. */
      consequences?: Consequences;
      /** Whether what differs was written. */
      written?: boolean;
      /** The migration that was due. */
      migration?: string;
      /** The migrations that were never committed and give way to it. */
      replaced?: readonly string[];
    };

export interface PassOptions {
  readonly root: string;
  /** Whether to write nothing. */
  readonly check: boolean;
  /** Whether to write also what cannot be undone for rows that are stored. */
  readonly accept?: boolean;
}

/**
 * One run of the generator: load, validate, rules, plan, render, compare and, unless `check`, write. The command line,
 * the dev server and the tests all come through here.
 */
export async function runPass({ root, check, accept = false }: PassOptions): Promise<PassResult> {
  const read = (path: string): string | undefined => readIfThere(root, path);
  if (!check) finishInterrupted(root);
  const checked = await readChecked(root);
  if (!checked.ok) return { kind: 'broken', diagnostics: checked.diagnostics };
  const {
    spec,
    migrations: { log, replaced, problems, next },
    media,
    review,
  } = checked;
  const before = shownBefore(root);
  const specShown = shownSpec(root);

  const { files, migration } = plan(spec, log, media, next);
  const manifest =
    read(manifestPath) === undefined
      ? manifestOfLog(read(migrationLogPath))
      : parseManifest(before + manifestPath, read(manifestPath));
  const left = (path: string): LeftFile | undefined => {
    const listed = manifest.files[path];
    const content = listed?.from === undefined ? undefined : read(path);
    return content !== undefined && hashOf(content) === listed?.hash
      ? { content: normalised(content), from: listed.from }
      : undefined;
  };
  // A check trusts no list: it may have been edited together with what it lists.
  const finishing = Promise.all(
    [...files, snapshotFile(spec)].map((file) => finished(file, specShown, check ? undefined : left)),
  );
  // Meanwhile the formatter is at work in threads of its own.
  const [warnings, rendered] = await Promise.all([review(), finishing]);
  const listed = Object.fromEntries(
    rendered
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map((file) => [
        file.path,
        {
          hash: hashOf(file.content),
          ...(file.from !== undefined && { from: file.from }),
          source: file.source,
        },
      ]),
  );
  const folders = ownedFolders.flatMap((folder) => filesBelow(root, folder)).filter((path) => path !== manifestPath);
  const compared = compare(rendered, manifest, folders, read);

  const listing = jsonFile(manifestPath, 'manifest', () => ({ files: listed }));
  const found = read(manifestPath);
  if (found !== listing.content) {
    compared.push({
      path: manifestPath,
      source: 'manifest',
      content: listing.content,
      ...(found !== undefined && { found }),
      state: found === undefined ? 'missing' : 'changed',
    });
  }
  compared.unshift(...compareMigrations(migration, replaced, read));
  const blocked = problems.length > 0 || compared.some(({ state }) => state === 'edited');
  const consequences = await tellConsequences(root, compared);
  const written = !check && !blocked && (accept || consequences.stored.length === 0);
  if (written) write(root, compared);
  return {
    kind: 'done',
    spec,
    files: compared,
    problems: [...problems],
    warnings,
    consequences,
    written,
    replaced,
    ...(migration && { migration: migration.file }),
  };
}

/** The migration that is due, and those that give way to it. */
function compareMigrations(
  due: { file: string; sql: string } | undefined,
  replaced: readonly string[],
  read: (path: string) => string | undefined,
): Comparison[] {
  const stale = replaced.flatMap((file): Comparison[] => {
    const path = `${migrationsFolder}/${file}`;
    const found = file === due?.file ? undefined : read(path);
    return found === undefined ? [] : [{ path, source: 'tables', found, state: 'orphaned' }];
  });
  if (!due) return stale;
  const path = `${migrationsFolder}/${due.file}`;
  const found = read(path);
  const state = found === undefined ? 'missing' : found === due.sql ? 'unchanged' : 'changed';
  return [{ path, source: 'tables', content: due.sql, ...(found !== undefined && { found }), state }, ...stale];
}

function write(root: string, compared: readonly Comparison[]): void {
  const changes = compared.flatMap(({ path, state, content }) => {
    if (state === 'orphaned') return [{ path }];
    return content !== undefined && (state === 'missing' || state === 'changed') ? [{ path, content }] : [];
  });
  if (changes.length > 0) writeAll(root, changes);
}
