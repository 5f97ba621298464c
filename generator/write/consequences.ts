import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { entryOf } from '../paths.ts';
import { locateAll } from '../read/locate/locate-all.ts';
import type { Comparison } from './compare.ts';
import { goneAddresses } from './gone-addresses.ts';
import { plannedSnapshot, publishedSnapshot, snapshotAt, compareSnapshots, type Snapshot } from './snapshot.ts';
import { affectedRows } from './stored-rows.ts';

/**
 * Finds what a valid change of the spec breaks outside of it: links from other sites (warnings), and stored rows
 * (errors until accepted with `--accept`). Pure.
 * @param today The date that the ages of rows are measured at.
 */
export function consequencesOf(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  return [...goneAddresses(before, after, today), ...affectedRows(before, after, today)];
}

/** Changes to stored rows that the studio allows, since it says before saving what happens to the rows. */
export const acceptedInStudio: readonly string[] = ['data/option'];

export interface Consequences {
  /** Public addresses that no longer exist: warnings, or errors in CI. */
  readonly addresses: readonly LocatedDiagnostic[];
  /** Changes to stored rows, which are written only with `--accept`. */
  readonly stored: readonly LocatedDiagnostic[];
}

/**
 * Finds the consequences of a change, with their positions in the spec. Stored rows are compared with the last run, but
 * addresses with the last published site, so that the warning about a missing address stays after the next run.
 * @param isFatal Whether a missing address is an error.
 * @param inStudio Whether the studio makes the changes. It has already shown their effect on stored rows, and a table that
 *   is not committed yet has no rows.
 */
export async function findConsequences(
  root: string,
  files: readonly Comparison[],
  isFatal: boolean,
  inStudio = false,
): Promise<Consequences> {
  const after = plannedSnapshot(files);
  if (!after) return { addresses: [], stored: [] };
  const change = compareSnapshots(files);
  const published = publishedSnapshot(root);
  const before = change.kind === 'changed' ? change.before : change.kind === 'none' ? after : published;
  const today = new Date();
  const committed = inStudio ? snapshotAt(root, 'HEAD') : undefined;
  const known = committed && new Set(affectedRows(committed, after, today).map((one) => JSON.stringify(one)));
  const rows = affectedRows(before ?? after, after, today)
    .filter((one) => known?.has(JSON.stringify(one)) ?? true)
    .filter(({ code }) => !inStudio || !acceptedInStudio.includes(code));
  const gone = goneAddresses(published ?? before ?? after, after, today);
  const [addresses, stored] = await Promise.all([locateAll(entryOf(root), gone), locateAll(entryOf(root), rows)]);
  return {
    addresses: isFatal ? addresses.map(({ severity: _severity, ...error }) => error) : addresses,
    stored,
  };
}
