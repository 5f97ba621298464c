import type { FileChange } from '../../../generator/files.ts';
import { merged, reversed } from './files.ts';
import type { Entry } from './journal.ts';

/** Whether a change needs an earlier one, by their times. Changes in the journal stay as they are. */
const known = new Map<string, boolean>();

/** Whether a change cannot be made without an earlier one: it changes what the earlier one wrote, or a file it made. */
function needs(change: Entry, earlier: Entry): boolean {
  const key = `${earlier.when} ${change.when}`;
  const found = known.get(key) ?? change.files.some((file) => earlier.files.some((other) => builds(file, other)));
  known.set(key, found);
  return found;
}

function builds(file: FileChange, other: FileChange): boolean {
  if (file.path !== other.path) return false;
  const [back] = reversed([other]);
  const without = back && merged(file.before, back);
  // If changes in between built on the earlier one, this one needs it through them, or not at all.
  return without !== undefined && merged(without, file) === undefined;
}

/** The indexes of changes and of the earlier ones that they need, in the order of the journal. */
export function neededFor(changes: readonly Entry[], wanted: readonly number[]): number[] {
  const found = new Set(wanted);
  for (let index = changes.length - 1; index > 0; index -= 1) {
    const change = found.has(index) ? changes[index] : undefined;
    if (!change) continue;
    for (const [other, earlier] of changes.slice(0, index).entries())
      if (!found.has(other) && needs(change, earlier)) found.add(other);
  }
  return [...found].toSorted((a, b) => a - b);
}
