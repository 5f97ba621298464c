import type { FileChange } from '../../../generator/files.ts';
import { merged, reversed } from './files.ts';
import type { Entry } from './journal.ts';

/** Whether a change needs an earlier one, by their times. */
const known = new Map<string, boolean>();

/** Compares changes again that stay in the journal but were made to newer files. */
export function forgetNeeds(): void {
  known.clear();
}

/**
 * Whether a change cannot be made without an earlier one: it changes what that one wrote or a file that it made, or uses
 * what it imported.
 */
function needs(change: Entry, earlier: Entry): boolean {
  const key = `${earlier.when} ${change.when}`;
  const found = known.get(key) ?? change.files.some((file) => earlier.files.some((other) => builds(file, other)));
  known.set(key, found);
  return found;
}

function builds(file: FileChange, other: FileChange): boolean {
  if (file.path !== other.path) return false;
  if (usesImport(file, other)) return true;
  // Merging takes a process of git for each pair, and most changes are far apart.
  if (file.before !== null && other.after !== null && !isNear([file.before, file.after], [other.after, other.before]))
    return false;
  const [back] = reversed([other]);
  const without = back && merged(file.before, back);
  // If changes in between built on the earlier one, this one needs it through them, or not at all.
  return without !== undefined && merged(without, file) === undefined;
}

/** Whether a change uses a name that an earlier one has imported, such as that of a kind of block. */
function usesImport({ before, after }: FileChange, other: FileChange): boolean {
  const known = importsOf(other.before);
  const uses = (content: string | null, name: string): number =>
    (content ?? '').split(new RegExp(`\\b${name}\\b`)).length;
  return importsOf(other.after).some((name) => !known.includes(name) && uses(after, name) > uses(before, name));
}

/** @example importsOf("import { hero } from '#schema';") // ['import', 'hero', 'from'] */
function importsOf(content: string | null): string[] {
  return (content?.match(/^import\s[^;]*?\sfrom/gm) ?? []).flatMap((line) => line.match(/\w+/g) ?? []);
}

type Versions = readonly [here: string, other: string | null];

/** Whether two changes may touch: lines that they change, or those next to them, are the same. */
function isNear(one: Versions, two: Versions): boolean {
  const lines = new Set(linesAround(two));
  return linesAround(one).some((line) => lines.has(line));
}

/** The lines between the first and the last difference of two versions, and one more on each side. */
function linesAround([here, other]: Versions): string[] {
  const [lines, others] = [here.split('\n'), (other ?? '').split('\n')];
  const common = Math.min(lines.length, others.length);
  let [start, end] = [0, 0];
  while (start < common && lines[start] === others[start]) start += 1;
  while (end < common - start && lines.at(-1 - end) === others.at(-1 - end)) end += 1;
  return lines.slice(Math.max(0, start - 1), lines.length - end + 1);
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
