import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type FileChange } from '../../../generator/files.ts';
import type { ChangeLine, ListedChange, Overview } from '../contract.ts';

/** A change made in the studio. */
export interface Entry extends ListedChange {
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

  /** Records a change that is about to be written. */
  add(lines: readonly ChangeLine[], files: readonly FileChange[], pictures: readonly string[] = []): void {
    const { done, ...rest } = this.state;
    this.write({ ...rest, done: [...done, { when: new Date().toISOString(), lines, files, pictures }], undone: [] });
  }

  /** Records that the last change was undone. */
  undid(): void {
    const { done, undone, ...rest } = this.state;
    this.write({ ...rest, done: done.slice(0, -1), undone: [...done.slice(-1), ...undone] });
  }

  /** Records that the last undone change was redone. */
  redid(): void {
    const { done, undone, ...rest } = this.state;
    this.write({ ...rest, done: [...done, ...undone.slice(0, 1)], undone: undone.slice(1) });
  }

  overview(): Overview {
    const { done, undone } = this.state;
    const listed = ({ when, lines }: Entry): ListedChange => ({ when, lines });
    return { changes: done.map(listed), redo: undone.map(listed)[0] };
  }
}
