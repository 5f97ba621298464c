import type { LocatedDiagnostic } from '../diagnostic.ts';
import { locateAll } from '../locate.ts';
import type { Comparison } from '../output/compare.ts';
import { entryOf } from '../paths.ts';
import { specChangeOf } from '../snapshot/committed.ts';
import { recoverChange } from '../snapshot/recovered.ts';

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
  const { consequencesOf } = await import('./index.ts');
  const located = await locateAll(entryOf(root), consequencesOf(change.before, change.after, new Date()));
  return {
    warnings: located.filter(({ severity }) => severity === 'warning'),
    stored: located.filter(({ severity }) => severity !== 'warning'),
  };
}
