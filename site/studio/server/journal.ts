import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../../generator/files.ts';
import type { Overview, ListedChange, ChangeLine } from '../contract.ts';

/** A file before and after a change: its text, or for a picture where its bytes are kept. */
export interface Kept {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  /** `before` and `after` are names of `.studio/bytes/`. */
  readonly bytes?: true;
}

/** A change that was made in the studio. */
export interface Entry {
  readonly id: number;
  readonly when: string;
  readonly says: readonly ChangeLine[];
  readonly files: readonly Kept[];
}

interface State {
  /** The ids of the changes that stand, in their order, and those taken back, the last one first. */
  readonly done: readonly number[];
  readonly undone: readonly number[];
  /** How many of `done` are saved. */
  readonly saved: number;
  readonly branch?: string;
  readonly commit?: string;
}

const first: State = { done: [], undone: [], saved: 0 };

/**
 * What was done in the studio, in `.studio/` beside the spec: one file a change, and one that says which of them stand. It survives the end of the
 * studio, and nothing in it is ever changed but that one.
 */
export class Journal {
  readonly folder: string;

  constructor(root: string) {
    this.folder = join(root, '.studio');
  }

  /** As it is on disk: somebody may have deleted the folder. */
  get state(): State {
    const file = join(this.folder, 'state.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : first;
  }

  entry(id: number): Entry {
    return JSON.parse(readFileSync(join(this.folder, 'changes', `${id}.json`), 'utf8')) as Entry;
  }

  /** Those that are in no commit yet, the oldest first. */
  unsaved(): Entry[] {
    return this.state.done.slice(this.state.saved).map((id) => this.entry(id));
  }

  /** The change that would be taken back next. What is saved stays: its commit says so. */
  next(): Entry | undefined {
    const { done, saved } = this.state;
    return done.length > saved ? this.entry(done.at(-1) ?? 0) : undefined;
  }

  /** The change that would be made again next. */
  nextAgain(): Entry | undefined {
    const [id] = this.state.undone;
    return id === undefined ? undefined : this.entry(id);
  }

  /** Notes a change that is about to be made. */
  add(says: readonly ChangeLine[], files: readonly Kept[]): Entry {
    const folder = join(this.folder, 'changes');
    const numbers = existsSync(folder) ? readdirSync(folder).map((name) => Number.parseInt(name, 10)) : [];
    const entry: Entry = { id: Math.max(0, ...numbers) + 1, when: new Date().toISOString(), says, files };
    writeWhole(folder, `${entry.id}.json`, JSON.stringify(entry));
    this.#become({ ...this.state, done: [...this.state.done, entry.id], undone: [] });
    return entry;
  }

  /** Takes the last change from the list, whose files could not be written. */
  forget(entry: Entry): void {
    rmSync(join(this.folder, 'changes', `${entry.id}.json`), { force: true });
    this.#become({ ...this.state, done: this.state.done.filter((id) => id !== entry.id) });
  }

  undid(): void {
    const { done, undone } = this.state;
    this.#become({ ...this.state, done: done.slice(0, -1), undone: [...done.slice(-1), ...undone] });
  }

  redid(): void {
    const { done, undone } = this.state;
    this.#become({ ...this.state, done: [...done, ...undone.slice(0, 1)], undone: undone.slice(1) });
  }

  didSave(branch: string, commit: string): void {
    this.#become({ ...this.state, undone: [], saved: this.state.done.length, branch, commit });
  }

  /** Keeps the bytes of a picture, and says under which name. */
  keepBytes(content: Buffer): string {
    const name = createHash('sha256').update(content).digest('hex');
    mkdirSync(join(this.folder, 'bytes'), { recursive: true });
    writeFileSync(join(this.folder, 'bytes', name), content);
    return name;
  }

  bytes(name: string): Buffer {
    return readFileSync(join(this.folder, 'bytes', name));
  }

  overview(): Overview {
    const { branch } = this.state;
    return {
      changes: this.unsaved().map(listed),
      undo: this.#listed(this.next()),
      redo: this.#listed(this.nextAgain()),
      ...(branch !== undefined && { branch }),
    };
  }

  #listed(entry: Entry | undefined): ListedChange | undefined {
    return entry && listed(entry);
  }

  #become(state: State): void {
    writeWhole(this.folder, 'state.json', JSON.stringify(state));
  }
}

function listed({ id, when, says }: Entry): ListedChange {
  return { id, when, lines: says };
}
