import type { Comparison } from '../output/compare.ts';
import { git } from '../output/git.ts';
import { parseMigrationLog } from '../output/migrations.ts';
import { migrationLogPath, snapshotPath } from '../paths.ts';
import { parseSnapshot } from './file.ts';
import type { Snapshot } from './snapshot.ts';

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
  const { tables } = parseMigrationLog(migrationLogPath, listed);
  const committed = parseSnapshot(git(root, 'show', `HEAD:./${snapshotPath}`) ?? '') ?? after;
  const tablesBefore = Object.fromEntries(
    Object.entries(tables).map(([name, columns]) => [
      name,
      { ...(committed.tables[name] ?? after.tables[name] ?? { description: '' }), columns },
    ]),
  );
  return { before: { ...committed, tables: tablesBefore }, after };
}
