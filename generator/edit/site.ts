import { existsSync, readFileSync } from 'node:fs';
import type { ts } from 'ts-morph';
import { reviewSpec, checkWhole } from '../check/index.ts';
import type { Diagnostic, LocatedDiagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { evaluate, locateWith, parseSpec, graphOf } from '../read/load.ts';
import { describeIssues } from '../read/issues.ts';
import { describeLoadFailure } from '../read/failure.ts';
import { createLocator, type Locate } from '../read/locate.ts';
import { entryOf, projectOf, relativePath, type FileChange } from '../files.ts';
import type { SiteSpec } from '../schema/index.ts';
import { parseSource, Sources } from '../read/follow.ts';
import { EditError } from './contract.ts';
import { requiredLocales } from './values.ts';
import { valueAt } from '../read/shape.ts';

/** The result of reading a spec: its default export and the parsed spec, or its diagnostics. */
type ReadSite =
  | { readonly ok: true; readonly exported: object; readonly spec: SiteSpec; readonly warnings: readonly Diagnostic[] }
  | { readonly ok: false; readonly problems: readonly LocatedDiagnostic[] };

/** A site whose spec can be edited. Keep the instance: it caches valid specs. */
export class EditedSite {
  readonly root: string;
  readonly entry: string;
  readonly project: string;
  /** Valid specs by their default export. The evaluator returns the same object as long as no file changes. */
  readonly #valid = new WeakMap<object, ReadSite>();

  constructor(root: string) {
    this.root = root;
    this.entry = entryOf(root);
    this.project = projectOf(this.entry);
  }

  /** Opens the files on disk for editing in memory. */
  drafts(): Drafts {
    return new Drafts(this.project);
  }

  /** Evaluates the spec and returns its unchecked default export. @throws what the spec throws */
  async run(drafts: Drafts): Promise<unknown> {
    return (await evaluate(this.entry, (file) => drafts.read(file))).exported;
  }

  /** Evaluates the spec and checks it against the schema and the rules. Texts may be translated later. */
  async read(drafts: Drafts): Promise<ReadSite> {
    let exported: object;
    try {
      const value = await this.run(drafts);
      if (typeof value !== 'object' || value === null) throw new Error('The spec has no default export.');
      exported = value;
    } catch (thrown) {
      return {
        ok: false,
        problems: describeLoadFailure(
          this.entry,
          graphOf(this.entry, (file) => drafts.read(file)),
          thrown,
        ),
      };
    }
    const cached = this.#valid.get(exported);
    if (cached) return cached;
    const parsed = parseSpec(exported);
    if (!parsed.success)
      return { ok: false, problems: this.located(drafts, describeIssues(parsed.error.issues, exported)) };
    const spec = parsed.data;
    const { diagnostics } = await checkWhole(this.root, spec, { translateLater: true });
    if (diagnostics.length > 0) return { ok: false, problems: this.located(drafts, diagnostics) };
    const read: ReadSite = { ok: true, exported, spec, warnings: reviewSpec(spec) };
    this.#valid.set(exported, read);
    return read;
  }

  located(drafts: Drafts, diagnostics: readonly Diagnostic[]): LocatedDiagnostic[] {
    return diagnostics.length === 0 ? [] : locateWith(this.locator(drafts), diagnostics);
  }

  locator(drafts: Drafts): Locate {
    return createLocator(this.project, this.entry, drafts);
  }
}

/** Replaces a range of a file. */
export interface Splice {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The files of a spec, with edits in memory. */
export class Drafts extends Sources {
  readonly #project: string;
  readonly #texts = new Map<string, string | undefined>();
  /** Each file as it was first read, since an editor may save it in the meantime. */
  readonly #before: Map<string, string | undefined>;

  constructor(project: string, before = new Map<string, string | undefined>()) {
    super();
    this.#project = project;
    this.#before = before;
  }

  /** The edited content with its line endings and byte order mark; `undefined` if the file does not exist. */
  read(file: string): string | undefined {
    return this.#texts.has(file) ? this.#texts.get(file) : this.original(file);
  }

  /** The content on disk. */
  original(file: string): string | undefined {
    if (!this.#before.has(file))
      this.#before.set(file, existsSync(file) ? decode(file, relativePath(this.#project, file)) : undefined);
    return this.#before.get(file);
  }

  override open(file: string): ts.SourceFile | undefined {
    const text = this.read(file);
    return text === undefined ? undefined : parseSource(file, text);
  }

  /** The same files without edits. */
  unedited(): Drafts {
    return new Drafts(this.#project, this.#before);
  }

  /** Sets the content of a file, keeping CRLF line endings; `undefined` removes the file. */
  write(file: string, text: string | undefined): void {
    this.#texts.set(file, this.original(file)?.includes('\r\n') ? text?.replaceAll(/\r?\n/g, '\r\n') : text);
  }

  /** Applies replacements whose positions refer to the current content. */
  splice(splices: readonly Splice[]): void {
    for (const [file, edits] of Map.groupBy(splices, (one) => one.file)) {
      const text = this.read(file) ?? '';
      let end = 0;
      const pieces = edits
        .toSorted((a, b) => a.start - b.start || a.end - b.end)
        .map((one) => {
          const piece = text.slice(end, one.start) + one.text;
          end = one.end;
          return piece;
        });
      this.write(file, pieces.join('') + text.slice(end));
    }
  }

  /** The files that edits have changed, created or removed. */
  changed(): string[] {
    return [...this.#texts.keys()].filter((file) => this.read(file) !== this.original(file));
  }

  /** The differences from the files on disk, sorted by path. */
  changes(): FileChange[] {
    return this.changed()
      .map((file) => ({
        path: relativePath(this.#project, file),
        before: this.original(file) ?? null,
        after: this.read(file) ?? null,
      }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }
}

function decode(file: string, path: string): string {
  try {
    // Fail on invalid bytes: they would be lost when the file is written.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch {
    throw new EditError('edit/encoding', `${path} is not valid UTF-8. Save it as UTF-8 in an editor.`);
  }
}

/** A string, number or boolean that was replaced. */
export interface Replacement {
  readonly at: SpecPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** A spec during editing: its files, and the value they should export. */
export class EditState {
  readonly project: string;
  readonly entry: string;
  readonly drafts: Drafts;
  readonly locales: readonly string[];
  /** The languages that a text needs before it can be published. */
  readonly required: readonly string[];
  /** The expected value of the spec after all edits so far. */
  value: unknown;
  /** The replaced values, which other places may share. */
  readonly replaced: Replacement[] = [];

  constructor(project: string, entry: string, drafts: Drafts, locales: readonly string[], value: unknown) {
    this.project = project;
    this.entry = entry;
    this.drafts = drafts;
    this.locales = locales;
    this.required = requiredLocales(value);
    this.value = value;
  }

  at(path: SpecPath): unknown {
    return valueAt(this.value, path);
  }
}
