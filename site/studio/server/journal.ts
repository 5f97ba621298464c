import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type FileChange } from '../../../generator/files.ts';
import type { ListedChange, Overview } from '../contract.ts';
import type { StudioPerson } from '../hosted/request.ts';
import { neededFor } from './dependencies.ts';

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
