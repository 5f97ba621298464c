import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type FileChange } from '../../../generator/files.ts';
import type { ListedChange, Overview } from '../contract.ts';
import type { StudioPerson } from '../hosted/request.ts';
import { merged, reversed } from './files.ts';

/** A change made in the studio. */
export interface Entry extends Pick<ListedChange, 'when' | 'lines' | 'by'> {
  readonly files: readonly FileChange[];
  /** The pictures that it added to `spec/media/`. They stay among the uploads. */
  readonly pictures: readonly string[];
}

interface State {
  /** The applied changes that are not committed yet, the oldest first. */
  readonly done: readonly Entry[];
  /** The undone changes, the most recently undone first. */
  readonly undone: readonly Entry[];
  /** The last save. */
  readonly branch?: string;
  readonly commit?: string;
}

/** Records the unsaved changes in `.studio/changes.json` beside the spec. They survive restarts of the studio. */
export class Journal {
  readonly folder: string;

  constructor(root: string) {
    this.folder = join(root, '.studio');
  }

  /** Read from disk each time, since somebody may have deleted the folder. */
  get state(): State {
    const file = join(this.folder, 'changes.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : { done: [], undone: [] };
  }

  write(state: State): void {
    writeWhole(this.folder, 'changes.json', JSON.stringify(state));
  }

  /** Records a change that is about to be written. Its author can no longer redo what they undid before. */
  add(
    { lines, files, pictures = [] }: Pick<Entry, 'lines' | 'files'> & { readonly pictures?: readonly string[] },
    by?: StudioPerson,
  ): void {
    const { done, undone, ...rest } = this.state;
    const entry: Entry = { when: new Date().toISOString(), lines, files, pictures, ...(by && { by }) };
    this.write({ ...rest, done: [...done, entry], undone: undone.filter((one) => !isOwn(one, by)) });
  }

  /** Records that a change was undone. */
  undid(index: number): void {
    const { done, undone, ...rest } = this.state;
    this.write({ ...rest, done: done.toSpliced(index, 1), undone: [...done.slice(index, index + 1), ...undone] });
  }

  /** Records that an undone change was redone. */
  redid(index: number): void {
    const { done, undone, ...rest } = this.state;
    this.write({ ...rest, done: [...done, ...undone.slice(index, index + 1)], undone: undone.toSpliced(index, 1) });
  }

  /** The changes as a person sees them. */
  overview(person?: StudioPerson): Overview {
    const { done, undone } = this.state;
    const listed = (change: Entry): ListedChange => {
      const { when, lines, by } = change;
      return { when, lines, ...(by && { by }), isOwn: isOwn(change, person) };
    };
    const isMixed = done.some((change) => !isOwn(change, person));
    return {
      changes: done.map((change, index) => {
        const needed = isMixed && isOwn(change, person) ? neededFor(done, [index]) : [];
        const others = authorsOf(needed.flatMap((one) => done[one] ?? []).filter((one) => !isOwn(one, person)));
        return { ...listed(change), ...(others.length > 0 && { needs: others }) };
      }),
      redo: undone.filter((change) => isOwn(change, person)).map(listed)[0],
    };
  }
}

/**
 * Whether a person may undo and save a change: it is theirs or nobody's, as are those of older journals. Without
 * sign-in, everything belongs to the one person who uses the studio.
 */
export function isOwn({ by }: Pick<Entry, 'by'>, person: StudioPerson | undefined): boolean {
  return by === undefined || person === undefined || by.email === person.email;
}

/** The authors of changes, each once, in the order of the changes. */
export function authorsOf(changes: readonly Pick<Entry, 'by'>[]): StudioPerson[] {
  return [...new Map(changes.flatMap(({ by }) => (by ? [[by.email, by]] : []))).values()];
}

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
