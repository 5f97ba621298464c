import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type FileChange, writeFiles } from '../../../generator/files.ts';
import type { ListedChange, Overview, Failure, Person } from '../contract.ts';
import { merged, reversed, contentOf, mergeChanges } from './merge-changes.ts';
import type { EditedSite } from '../../../generator/edit/site.ts';
import { brokenSpec, failure } from '../wording.ts';
import { isUsed, type Uploads } from './uploads.ts';

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
    by?: Person,
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
  overview(person?: Person): Overview {
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
export function isOwn({ by }: Pick<Entry, 'by'>, person: Person | undefined): boolean {
  return by === undefined || person === undefined || by.email === person.email;
}

/** The authors of changes, each once, in the order of the changes. */
export function authorsOf(changes: readonly Pick<Entry, 'by'>[]): Person[] {
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

/** The recorded changes, and the person who undoes or redoes theirs. */
export interface Recorded {
  readonly site: EditedSite;
  readonly journal: Journal;
  readonly uploads: Uploads;
  readonly person: Person | undefined;
}

/** Undoes the person's last change. Returns why that is impossible. */
export async function undo(recorded: Recorded): Promise<Failure | undefined> {
  const { done } = recorded.journal.state;
  const index = done.findLastIndex((change) => isOwn(change, recorded.person));
  const change = done[index];
  return change && apply(recorded, { ...change, files: reversed(change.files) }, index, 'undid');
}

/** Redoes the change that the person undid last. Returns why that is impossible. */
export async function redo(recorded: Recorded): Promise<Failure | undefined> {
  const { undone } = recorded.journal.state;
  const index = undone.findIndex((change) => isOwn(change, recorded.person));
  const change = undone[index];
  return change && apply(recorded, change, index, 'redid');
}

/** Undoes the person's unsaved changes, the last one first. Returns why it stopped at one. */
export async function discard(recorded: Recorded): Promise<Failure | undefined> {
  const { journal, person } = recorded;
  const { done, undone, ...last } = journal.state;
  if (areReverted(recorded, done)) journal.write({ ...last, done: [], undone: [...done, ...undone] });
  while (journal.state.done.some((change) => isOwn(change, person))) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each change is undone on the files of the one before
    const problem = await undo(recorded);
    if (problem) return problem;
  }
  return undefined;
}

/** Whether somebody has reverted the changes with git: all files are as they were before. */
function areReverted({ site, uploads }: Recorded, changes: readonly Entry[]): boolean {
  const files = changes.flatMap((change) => change.files);
  const firsts = [...Map.groupBy(files, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
  const pictures = changes.flatMap((change) => change.pictures);
  return (
    firsts.every(({ path, before }) => contentOf(join(site.project, path)) === before) &&
    !pictures.some((picture) => uploads.isInSite(picture))
  );
}

/** Applies a recorded or reversed change, and records that. */
async function apply(
  recorded: Recorded,
  change: Entry,
  index: number,
  direction: 'undid' | 'redid',
): Promise<Failure | undefined> {
  const { site, journal, uploads } = recorded;
  const { project } = site;
  const merged = mergeChanges(project, change.files);
  if ('clash' in merged)
    return (
      builtOn(recorded, direction === 'undid' ? index : -1, merged.clash) ??
      failure(`"${merged.clash}" was changed at the same place since. Change the text itself instead.`, 'studio/clash')
    );
  const drafts = site.drafts();
  for (const { path, after } of merged.writes) drafts.write(join(project, path), after ?? undefined);
  // Restore pictures before the rules check the spec that refers to them.
  if (direction === 'redid') for (const picture of change.pictures) uploads.addTo(project, picture);
  const read = await site.read(drafts);
  if (!read.ok)
    return {
      ...brokenSpec(read.problems),
      ...((direction === 'undid' && builtOn(recorded, index)) || {
        code: 'studio/needed',
        why: 'A later change in an editor depends on it. Undo that change first.',
      }),
    };
  writeFiles(project, merged.writes);
  // A later change, perhaps a colleague's, may show the same picture.
  if (direction === 'undid')
    for (const picture of change.pictures) if (!isUsed(picture, read.spec)) uploads.removeFromSite(picture);
  journal[direction](index);
  return undefined;
}

/** The failure to undo a change that a colleague has built on. `file` narrows down which colleague. */
function builtOn({ journal, person }: Recorded, index: number, file?: string): Failure | undefined {
  const later = journal.state.done
    .slice(index + 1)
    .findLast(
      (change) => !isOwn(change, person) && (file === undefined || change.files.some(({ path }) => path === file)),
    );
  return (
    later && failure(`"${later.by?.name}" has built on this since. They undo their change first.`, 'studio/built-on')
  );
}
