import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ts } from 'ts-morph';
import { parseSource, Sources } from '../locate/source.ts';
import { diskState } from '../output/files.ts';
import { CannotEdit } from './refusal.ts';

/** The files that edits read, each read and parsed once until it changes on disk. */
export class Shelf {
  readonly #project: string;
  readonly #texts = new Map<string, { readonly state: string; readonly text: string | undefined }>();
  readonly #parsed = new Map<string, ts.SourceFile>();

  constructor(project: string) {
    this.#project = project;
  }

  /** A file as it is on disk, with its line endings and its mark of byte order; nothing where there is none. */
  read(file: string): string | undefined {
    const state = diskState(file);
    const known = this.#texts.get(file);
    if (known?.state === state) return known.text;
    const text = state === '' ? undefined : decoded(file, relative(this.#project, file));
    this.#texts.set(file, { state, text });
    return text;
  }

  parse(file: string, text: string): ts.SourceFile {
    const known = this.#parsed.get(file);
    if (known?.text === text) return known;
    const parsed = parseSource(file, text);
    this.#parsed.set(file, parsed);
    return parsed;
  }
}

function decoded(file: string, shown: string): string {
  const bytes = readFileSync(file);
  try {
    // What cannot be read cannot be written back byte for byte.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CannotEdit('edit/encoding', `${shown} is not in UTF-8. Save it as UTF-8 in an editor.`);
  }
}

/** The files as edits leave them, in memory. */
export class Drafts extends Sources {
  readonly #project: string;
  readonly #shelf: Shelf;
  readonly #texts = new Map<string, string | undefined>();
  /** The files as they were first read: whoever saves one meanwhile in an editor does so on the other side of the comparison. */
  readonly #before: Map<string, string | undefined>;

  constructor(project: string, shelf: Shelf, before = new Map<string, string | undefined>()) {
    super();
    this.#project = project;
    this.#shelf = shelf;
    this.#before = before;
  }

  read(file: string): string | undefined {
    return this.#texts.has(file) ? this.#texts.get(file) : this.#asRead(file);
  }

  #asRead(file: string): string | undefined {
    if (!this.#before.has(file)) this.#before.set(file, this.#shelf.read(file));
    return this.#before.get(file);
  }

  /** The same files without any edit. */
  unedited(): Drafts {
    return new Drafts(this.#project, this.#shelf, this.#before);
  }

  protected override parsed(file: string): ts.SourceFile | undefined {
    const text = this.read(file);
    return text === undefined ? undefined : this.#shelf.parse(file, text);
  }

  /** Puts a text in place of a part of a file. */
  replace(file: string, start: number, end: number, text: string): void {
    const before = this.read(file) ?? '';
    this.write(file, before.slice(0, start) + text + before.slice(end));
  }

  /** Makes a file what it is to be; nothing takes it away. */
  write(file: string, text: string | undefined): void {
    this.#texts.set(file, text);
    this.forgetMeanings(file);
  }

  /** Remembers the drafts as they are. @returns what takes back all that comes afterwards */
  save(): () => void {
    const saved = new Map(this.#texts);
    return () => {
      const changed = new Set([...this.#texts.keys(), ...saved.keys()]);
      this.#texts.clear();
      for (const [file, text] of saved) this.#texts.set(file, text);
      for (const file of changed) this.forgetMeanings(file);
    };
  }

  /** Whether a file is not what it is on disk. */
  isChanged(file: string): boolean {
    return this.#texts.has(file);
  }

  /** The files that were not there before. */
  created(): string[] {
    return [...this.#texts.keys()].filter((file) => this.#asRead(file) === undefined);
  }

  /** What differs from the disk, by path in the project. */
  changes(): { path: string; before: string | null; after: string | null }[] {
    return [...this.#texts]
      .map(([file, text]) => ({
        path: relative(this.#project, file).split(sep).join('/'),
        before: this.#asRead(file) ?? null,
        after: text ?? null,
      }))
      .filter(({ before, after }) => before !== after)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }
}
