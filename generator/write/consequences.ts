import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { locateAll } from '../read/locate/locate-all.ts';
import type { Comparison } from './output/compare.ts';
import { entryOf } from '../paths.ts';
import { recoverChange, specChangeOf } from './snapshot/committed.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { goneFiles, goneFragments, goneLists } from './address-parts.ts';
import { goneFromOutside } from './addresses.ts';
import { atTheDesk, shorterPeriods } from './periods.ts';
import { rowsConcerned } from './stored-rows.ts';

/**
 * What a change of the spec that is right in itself does to what is outside of it: links that others have set, rows that the
 * database holds. Warnings are told; the others cannot be undone, or hide what people have sent: they wait for `--accept`. Pure.
 * @param today The day from which the ages of rows are counted.
 */
export function consequencesOf(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  return [
    ...goneFromOutside(before, after, today),
    ...goneFragments(before, after),
    ...goneLists(before, after),
    ...goneFiles(before, after),
    ...shorterPeriods(before, after, today),
    ...rowsConcerned(before, after),
    ...atTheDesk(before, after),
  ];
}

/** What a change does outside of the site. */
export interface Consequences {
  /** What is told and stops nothing. */
  readonly warnings: readonly LocatedDiagnostic[];
  /** What is not written before somebody has accepted it. */
  readonly stored: readonly LocatedDiagnostic[];
}

/** What the change of the spec since it was last compiled does outside of the site, each at its place in the spec. */
export async function tellConsequences(root: string, files: readonly Comparison[]): Promise<Consequences> {
  const known = specChangeOf(files);
  const change = known.kind === 'changed' ? known : known.kind === 'none' ? undefined : recoverChange(root, files);
  if (!change) return { warnings: [], stored: [] };
  const located = await locateAll(entryOf(root), consequencesOf(change.before, change.after, new Date()));
  return {
    warnings: located.filter(({ severity }) => severity === 'warning'),
    stored: located.filter(({ severity }) => severity !== 'warning'),
  };
}
