import type { Diagnostic } from '../diagnostic.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { goneFromOutside } from './addresses.ts';
import { atTheDesk } from './desk.ts';
import { goneFiles } from './files.ts';
import { goneFragments } from './fragments.ts';
import { goneLists } from './list.ts';
import { shorterPeriods } from './retention.ts';
import { rowsConcerned } from './rows.ts';

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
