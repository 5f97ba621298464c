import type { Comparison } from '../output/compare.ts';
import { hashOf } from '../output/content.ts';
import { git } from '../output/git.ts';
import { parseManifest } from '../output/manifest.ts';
import { parseMigrationLog } from '../output/migrations.ts';
import { manifestPath, migrationLogPath, snapshotPath } from '../../paths.ts';
import { parseSnapshot } from './file.ts';
import type { Snapshot } from './snapshot.ts';

/** What is known of a change of the spec. */
export type SpecChange =
  /** There was no site before. */
  | { readonly kind: 'new' }
  /** The spec says what it said. */
  | { readonly kind: 'none' }
  | { readonly kind: 'changed'; readonly before: Snapshot; readonly after: Snapshot }
  /** The spec may have changed, but nothing says how: why, and what to do about it. */
  | { readonly kind: 'unknown'; readonly reason: string };

function unknown(reason: string): SpecChange {
  return {
    kind: 'unknown',
    reason: `what changes on the site cannot be described: ${reason}`,
  };
}

const anyway = `"git diff" on the generated files shows it`;

/**
 * Compares the committed snapshot with the one of the spec as it is now. Only what the generator itself has written counts
 * as what the spec said: the manifest tells.
 */
export function specChangeOf(files: readonly Comparison[]): SpecChange {
  const manifest = files.find(({ path }) => path === manifestPath);
  const snapshot = files.find(({ path }) => path === snapshotPath);
  if (manifest?.state === 'missing') return { kind: 'new' };
  // A manifest that stays as it is lists the same snapshot.
  if (snapshot?.content === undefined || manifest?.found === undefined) return { kind: 'none' };
  const listed = parseManifest(manifestPath, manifest.found).files[snapshotPath]?.hash;
  if (listed === hashOf(snapshot.content)) return { kind: 'none' };
  if (listed === undefined) {
    const isSame = files.every(
      ({ path, state }) => path === snapshotPath || path === manifestPath || state === 'unchanged',
    );
    return isSame
      ? { kind: 'none' }
      : unknown(
          `older versions of the generator kept no ${snapshotPath}, so there is nothing to compare with yet; ${anyway}`,
        );
  }
  switch (snapshot.state) {
    case 'missing':
      return unknown(`${snapshotPath} was deleted, and with it what the spec said before; ${anyway}`);
    case 'edited':
      return unknown(
        `${snapshotPath} was edited by hand, or a merge left it unfinished, so it no longer tells what the spec said before`,
      );
    default: {
      const [before, after] = [parseSnapshot(snapshot.found ?? ''), parseSnapshot(snapshot.content)];
      if (!after) throw new Error(`${snapshotPath} was written in a format that cannot be read.`);
      return before
        ? { kind: 'changed', before, after }
        : unknown(`${snapshotPath} was written by another version of the generator; ${anyway}`);
    }
  }
}

/**
 * What the spec said before, and the snapshot that says so is lost, as far as it can still be known: git has the last one that was committed,
 * and the list of migrations says what the database has. None where there is no database yet: then nothing can be lost.
 */
export function recoverChange(
  root: string,
  files: readonly Comparison[],
): { readonly before: Snapshot; readonly after: Snapshot } | undefined {
  const found = (path: string): Comparison | undefined => files.find((file) => file.path === path);
  const [listed, after] = [found(migrationLogPath)?.found, parseSnapshot(found(snapshotPath)?.content ?? '')];
  if (listed === undefined || !after) return undefined;
  const committed = parseSnapshot(git(root, 'show', `HEAD:./${snapshotPath}`) ?? '') ?? after;
  const { tables, retention = committed.records.retention } = parseMigrationLog(migrationLogPath, listed);
  const tablesBefore = Object.fromEntries(
    Object.entries(tables).map(([name, columns]) => [
      name,
      { ...(committed.tables[name] ?? after.tables[name] ?? { description: '' }), columns },
    ]),
  );
  return { before: { ...committed, tables: tablesBefore, records: { ...committed.records, retention } }, after };
}
