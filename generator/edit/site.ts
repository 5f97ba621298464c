import { checkWhole } from '../check/project.ts';
import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { evaluate } from '../read/evaluate.ts';
import { describeIssues } from '../read/issues.ts';
import { describeLoadFailure } from '../read/failure.ts';
import { locateWith, parseSpec } from '../read/load.ts';
import { createLocator, type Locate } from '../read/locate.ts';
import { entryOf, projectOf } from '../paths.ts';
import { reviewSpec } from '../check/index.ts';
import type { SiteSpec } from '../schema/index.ts';
import { Drafts } from './drafts.ts';

/** The result of reading a spec: its default export and the parsed spec, or its diagnostics. */
export type ReadSite =
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
      return { ok: false, problems: describeLoadFailure(this.entry, thrown, (file) => drafts.read(file)) };
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
