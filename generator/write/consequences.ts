import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { entryOf } from '../paths.ts';
import { locateAll } from '../read/locate/locate-all.ts';
import type { Comparison } from './compare.ts';
import { goneAddresses } from './gone-addresses.ts';
import { changeSinceCommit, specChangeOf } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { affectedRows } from './stored-rows.ts';

/**
 * Finds what a valid change of the spec breaks outside of it: links from elsewhere (warnings) and stored rows (errors,
 * until accepted with `--accept`). Pure.
 * @param today The day from which the ages of rows are counted.
 */
export function consequencesOf(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  return [...goneAddresses(before, after, today), ...affectedRows(before, after, today)];
}

export interface Consequences {
  readonly warnings: readonly LocatedDiagnostic[];
  /** Changes to stored rows, which are written only with `--accept`. */
  readonly stored: readonly LocatedDiagnostic[];
}

/** Finds the consequences of the change since the last run, with their places in the spec. */
export async function findConsequences(root: string, files: readonly Comparison[]): Promise<Consequences> {
  const known = specChangeOf(files);
  const change = known.kind === 'changed' ? known : known.kind === 'none' ? undefined : changeSinceCommit(root, files);
  if (!change) return { warnings: [], stored: [] };
  const located = await locateAll(entryOf(root), consequencesOf(change.before, change.after, new Date()));
  return {
    warnings: located.filter(({ severity }) => severity === 'warning'),
    stored: located.filter(({ severity }) => severity !== 'warning'),
  };
}
