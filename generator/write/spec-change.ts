import { manifestPath, migrationLogPath, snapshotPath } from '../paths.ts';
import { parseManifest } from './compare.ts';
import type { Comparison } from './compare.ts';
import { git, hashOf } from '../files.ts';
import { parseMigrationLog } from './migration-log.ts';
import { parseSnapshot } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** What is known about a change of the spec since the last run. */
export type SpecChange =
  /** There was no site before. */
  | { readonly kind: 'new' }
  | { readonly kind: 'none' }
  | { readonly kind: 'changed'; readonly before: Snapshot; readonly after: Snapshot }
  /** The spec may have changed, but there is nothing to compare with. */
  | { readonly kind: 'unknown'; readonly reason: string };

function unknown(reason: string): SpecChange {
  return { kind: 'unknown', reason: `The changes cannot be listed: ${reason}` };
}

const useGit = '"git diff" on the generated files shows them.';

/** Compares the committed snapshot with the planned one. The manifest shows whether the generator wrote the committed one. */
export function specChangeOf(files: readonly Comparison[]): SpecChange {
  const manifest = files.find(({ path }) => path === manifestPath);
  const snapshot = files.find(({ path }) => path === snapshotPath);
  if (manifest?.state === 'missing') return { kind: 'new' };
  // An unchanged manifest lists the same snapshot.
  if (snapshot?.content === undefined || manifest?.found === undefined) return { kind: 'none' };
  const listed = parseManifest(manifestPath, manifest.found).files[snapshotPath]?.hash;
  if (listed === hashOf(snapshot.content)) return { kind: 'none' };
  if (snapshot.state === 'missing') return unknown(`${snapshotPath} was deleted. ${useGit}`);
  if (snapshot.state === 'edited') return unknown(`${snapshotPath} was edited by hand, or has an unresolved merge.`);
  const [before, after] = [parseSnapshot(snapshot.found ?? ''), parseSnapshot(snapshot.content)];
  if (!after) throw new Error(`${snapshotPath} was written in a format that cannot be read.`);
  return before
    ? { kind: 'changed', before, after }
    : unknown(`${snapshotPath} was written by another version of the generator. ${useGit}`);
}

/**
 * Reconstructs the earlier spec where its snapshot is lost: git has the last committed one, and the migration log the
 * database's tables and periods. Undefined without a migration log: there is no stored data then.
 */
export function recoverChange(
  root: string,
  files: readonly Comparison[],
): { readonly before: Snapshot; readonly after: Snapshot } | undefined {
  const fileAt = (path: string): Comparison | undefined => files.find((file) => file.path === path);
  const [log, after] = [fileAt(migrationLogPath)?.found, parseSnapshot(fileAt(snapshotPath)?.content ?? '')];
  if (log === undefined || !after) return undefined;
  const committed = parseSnapshot(git(root, 'show', `HEAD:./${snapshotPath}`) ?? '') ?? after;
  const { tables, retention = committed.records.retention } = parseMigrationLog(migrationLogPath, log);
  const tablesBefore = Object.fromEntries(
    Object.entries(tables).map(([name, columns]) => [
      name,
      { ...(committed.tables[name] ?? after.tables[name] ?? { description: '' }), columns },
    ]),
  );
  return { before: { ...committed, tables: tablesBefore, records: { ...committed.records, retention } }, after };
}
