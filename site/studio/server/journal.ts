import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../../generator/files.ts';
import type { FileChange } from '../../../generator/files.ts';
import type { Overview, ListedChange, ChangeLine } from '../contract.ts';

/** A file before and after a change: its text or, for a picture, where its bytes are stored. */
export interface RecordedFile extends FileChange {
  /** `before` and `after` are file names in `.studio/bytes/`. */
  readonly bytes?: true;
}

/** A change made in the studio. */
export interface Entry {
  readonly id: number;
  readonly when: string;
  readonly says: readonly ChangeLine[];
  readonly files: readonly RecordedFile[];
}

interface State {
  /** The ids of the applied changes in order, and of the undone ones, the most recently undone first. */
  readonly done: readonly number[];
  readonly undone: readonly number[];
  /** How many of `done` are committed. */
  readonly saved: number;
  readonly branch?: string;
  readonly commit?: string;
}

const first: State = { done: [], undone: [], saved: 0 };

/**
 * Records the changes made in the studio in `.studio/` beside the spec: one file per change, which is never modified,
 * and `state.json`, which lists the changes that are applied, undone and saved. It survives restarts of the studio.
 */
export class Journal {
  readonly folder: string;

  constructor(root: string) {
    this.folder = join(root, '.studio');
  }

  /** Read from disk each time, since somebody may have deleted the folder. */
  get state(): State {
    const file = join(this.folder, 'state.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : first;
  }

  entry(id: number): Entry {
    return JSON.parse(readFileSync(join(this.folder, 'changes', `${id}.json`), 'utf8')) as Entry;
  }

  /** The changes that are not committed yet, the oldest first. */
  unsaved(): Entry[] {
    return this.state.done.slice(this.state.saved).map((id) => this.entry(id));
  }

  /** The change to undo next. Saved changes cannot be undone, since they are committed. */
  nextUndo(): Entry | undefined {
    const { done, saved } = this.state;
    return done.length > saved ? this.entry(done.at(-1) ?? 0) : undefined;
  }

  /** The change to redo next. */
  nextRedo(): Entry | undefined {
    const [id] = this.state.undone;
    return id === undefined ? undefined : this.entry(id);
  }

  /** Records a change that is about to be written. */
  add(says: readonly ChangeLine[], files: readonly RecordedFile[]): Entry {
    const folder = join(this.folder, 'changes');
    const numbers = existsSync(folder) ? readdirSync(folder).map((name) => Number.parseInt(name, 10)) : [];
    const entry: Entry = { id: Math.max(0, ...numbers) + 1, when: new Date().toISOString(), says, files };
    writeWhole(folder, `${entry.id}.json`, JSON.stringify(entry));
    this.#write({ ...this.state, done: [...this.state.done, entry.id], undone: [] });
    return entry;
  }

  /** Removes the last change because its files could not be written. */
  forget(entry: Entry): void {
    rmSync(join(this.folder, 'changes', `${entry.id}.json`), { force: true });
    this.#write({ ...this.state, done: this.state.done.filter((id) => id !== entry.id) });
  }

  /** Records that the last change was undone. */
  undid(): void {
    const { done, undone } = this.state;
    this.#write({ ...this.state, done: done.slice(0, -1), undone: [...done.slice(-1), ...undone] });
  }

  /** Records that the last undone change was redone. */
  redid(): void {
    const { done, undone } = this.state;
    this.#write({ ...this.state, done: [...done, ...undone.slice(0, 1)], undone: undone.slice(1) });
  }

  /** Records that all changes were committed. */
  didSave(branch: string, commit: string): void {
    this.#write({ ...this.state, undone: [], saved: this.state.done.length, branch, commit });
  }

  /** Stores the bytes of a picture and returns their file name. */
  storeBytes(content: Buffer): string {
    const name = createHash('sha256').update(content).digest('hex');
    mkdirSync(join(this.folder, 'bytes'), { recursive: true });
    writeFileSync(join(this.folder, 'bytes', name), content);
    return name;
  }

  bytes(name: string): Buffer {
    return readFileSync(join(this.folder, 'bytes', name));
  }

  overview(): Overview {
    const [undo, redo] = [this.nextUndo(), this.nextRedo()];
    return {
      changes: this.unsaved().map(listed),
      undo: undo && listed(undo),
      redo: redo && listed(redo),
    };
  }

  #write(state: State): void {
    writeWhole(this.folder, 'state.json', JSON.stringify(state));
  }
}

/** A change as the client lists it. */
function listed({ id, when, says }: Entry): ListedChange {
  return { id, when, lines: says };
}
