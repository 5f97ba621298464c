import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ts } from 'ts-morph';
import { parseSource, Sources } from '../read/locate/source.ts';
import type { FileChange } from './contract.ts';
import { CannotEdit } from './refusal.ts';

/** A piece of a file, and what is written in its place. */
export interface Splice {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The files of a spec as edits leave them, in memory. */
export class Drafts extends Sources {
  readonly #project: string;
  readonly #texts = new Map<string, string | undefined>();
  /** The files as they were first read: somebody may save one in an editor meanwhile. */
  readonly #before: Map<string, string | undefined>;

  constructor(project: string, before = new Map<string, string | undefined>()) {
    super();
    this.#project = project;
    this.#before = before;
  }

  /** A file with its line endings and its byte order mark; nothing where there is none. */
  read(file: string): string | undefined {
    return this.#texts.has(file) ? this.#texts.get(file) : this.asRead(file);
  }

  /** A file as it is on disk. */
  asRead(file: string): string | undefined {
    if (!this.#before.has(file))
      this.#before.set(file, existsSync(file) ? decoded(file, relative(this.#project, file)) : undefined);
    return this.#before.get(file);
  }

  override open(file: string): ts.SourceFile | undefined {
    const text = this.read(file);
    return text === undefined ? undefined : parseSource(file, text);
  }

  /** The same files without any edit. */
  unedited(): Drafts {
    return new Drafts(this.#project, this.#before);
  }

  /** Makes a file what it is to be; without a text it goes. */
  write(file: string, text: string | undefined): void {
    this.#texts.set(file, this.asRead(file)?.includes('\r\n') ? text?.replaceAll(/\r?\n/g, '\r\n') : text);
  }

  /** Makes changes that were all found in the files as they are now. */
  splice(splices: readonly Splice[]): void {
    for (const [file, own] of Map.groupBy(splices, (one) => one.file)) {
      const text = this.read(file) ?? '';
      let end = 0;
      const pieces = own
        .toSorted((a, b) => a.start - b.start || a.end - b.end)
        .map((one) => {
          const piece = text.slice(end, one.start) + one.text;
          end = one.end;
          return piece;
        });
      this.write(file, pieces.join('') + text.slice(end));
    }
  }

  /** The files that edits have changed, made or taken away. */
  changed(): string[] {
    return [...this.#texts.keys()].filter((file) => this.read(file) !== this.asRead(file));
  }

  /** What differs from the disk, by path in the project. */
  changes(): FileChange[] {
    return this.changed()
      .map((file) => ({
        path: relative(this.#project, file).split(sep).join('/'),
        before: this.asRead(file) ?? null,
        after: this.read(file) ?? null,
      }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }
}

function decoded(file: string, shown: string): string {
  try {
    // What cannot be read cannot be written back byte for byte.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch {
    throw new CannotEdit('edit/encoding', `${shown} is not in UTF-8. Save it as UTF-8 in an editor.`);
  }
}
