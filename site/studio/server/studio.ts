import { join, posix } from 'node:path';
import { runPass } from '../../../generator/generate.ts';
import { EditedSite } from '../../../generator/edit/site.ts';
import { blockKinds, schemaOf } from '../../../generator/edit/form-description.ts';
import { type EditResult, EditError } from '../../../generator/edit/contract.ts';
import { writeFiles, relativePath, specFolderOf } from '../../../generator/files.ts';
import { createStudioTexts } from '../../texts/studio.ts';
import { gitIn, GitError } from '../../git.ts';
import type {
  EditOutcome,
  FormDescription,
  FormSubject,
  Failure,
  PageAnswer,
  PageQuestion,
  Piece,
  PlanResult,
  ReviewResult,
  SaveRequest,
  SaveResult,
  SeenEdit,
  Site,
  SpecPath,
  Person,
} from '../contract.ts';
import { brokenSpec, failure, lineOf } from '../wording.ts';
import { describePage, describeSite } from './describe-site.ts';
import { addedExamples, editedOutside, save } from './save.ts';
import { contentOf, reversed, type Keep } from './merge-changes.ts';
import { describeDivergence, EditedOutside, follow } from './follow-commits.ts';
import { isOwn, Journal, type Entry, discard, redo, undo, type Recorded } from './journal.ts';
import { planEdits } from './plan-edits.ts';
import { pictureAddresses, Uploads } from './uploads.ts';

export interface StudioOptions {
  /** The site's folder. */
  readonly root: string;
  /** Runs the generator in a checkout of the project; returns its error output if it fails. */
  readonly generate: (checkout: string) => Promise<string | undefined>;
  /** The checked-out branch to commit to, as the user of each request. By default, each save creates a branch. */
  readonly branch?: string;
  /** The commits that this branch has to contain: what was published, and what programmers have committed. */
  readonly upstream?: () => Promise<readonly string[]>;
}

/** What the studios of all people share. */
interface Shared {
  readonly site: EditedSite;
  /** A conflict with newer commits, and the state of the checkout in which it was found. */
  conflict?: { readonly state: string; readonly failure: Failure } | undefined;
}

/** The operations of the studio. They have to run one at a time, so that files do not change in between. */
export class Studio {
  readonly journal: Journal;
  readonly site: EditedSite;
  readonly uploads: Uploads;
  readonly #options: StudioOptions;
  readonly #shared: Shared;
  readonly #person: Person | undefined;

  /** @param person the user who is signed in at the desk: the author of edits and commits */
  constructor(options: StudioOptions, person?: Person, shared: Shared = { site: new EditedSite(options.root) }) {
    this.#options = options;
    this.#person = person;
    this.#shared = shared;
    this.site = shared.site;
    this.journal = new Journal(options.root);
    const { project } = this.site;
    const media = relativePath(project, join(specFolderOf(options.root), 'media'));
    this.uploads = new Uploads(this.journal.folder, project, media);
  }

  /** The same studio for the user of a request. */
  as(person: Person | undefined): Studio {
    return new Studio(this.#options, person, this.#shared);
  }

  async describeSite(): Promise<Site | Failure> {
    // A page opens all the same if git refuses; the next save tries again.
    const conflict = await this.#follow().catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
    });
    const read = await this.site.read(this.site.drafts());
    if (!read.ok) return brokenSpec(read.problems);
    return describeSite(read.spec, {
      kinds: await blockKinds(this.site),
      addresses: await pictureAddresses(this.#options.root),
      texts: read.spec.studio?.texts ?? {},
      overview: this.journal.overview(this.#person),
      ...(conflict?.diverged && { conflict }),
    });
  }

  async describePage(question: PageQuestion): Promise<PageAnswer | Failure> {
    const read = await this.site.read(this.site.drafts());
    return read.ok ? describePage(read.spec, question) : brokenSpec(read.problems);
  }

  async form(question: FormSubject): Promise<FormDescription | Failure> {
    try {
      return await schemaOf(this.site, question);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return { ...failure(error.message, error.code), ...(error.place && { place: error.place }) };
    }
  }

  async plan(edits: readonly SeenEdit[]): Promise<PlanResult> {
    const planned = await planEdits(this.site, edits);
    if (!planned.ok) return planned;
    const { also, apart, warnings, rows, sql } = planned;
    return { ok: true, also, apart, warnings, rows, ...(sql !== undefined && { sql }) };
  }

  async edit(edits: readonly SeenEdit[]): Promise<EditOutcome> {
    const unsaved = this.journal.state.done.flatMap((change) => change.pictures);
    const pictures = this.uploads.usedIn(edits, unsaved);
    // The rules check the files that the spec refers to, so they have to exist before planning.
    for (const picture of pictures) this.uploads.addTo(this.site.project, picture);
    const planned = await planEdits(this.site, edits);
    if (!planned.ok || planned.files.length === 0) {
      for (const picture of pictures) if (!unsaved.includes(picture)) this.uploads.removeFromSite(picture);
      return planned.ok ? this.#done([]) : planned;
    }
    const before = this.journal.state;
    this.journal.add({ ...planned, pictures }, this.#person);
    try {
      writeFiles(this.site.project, planned.files);
    } catch (error) {
      this.journal.write(before);
      throw error;
    }
    return this.#done(planned.warnings, planned.apart);
  }

  /** Replaces the SVG file behind a value such as `svgFile(import.meta.url, './brand/mark.svg')`. */
  async drawing({ at, svg }: { readonly at: SpecPath; readonly svg: string }): Promise<EditOutcome> {
    const { file, excerpt } = this.site.locator(this.site.drafts())(at, 'value');
    const [, name] = /svgFile\([^']*'([^']+)'\)/.exec(excerpt) ?? [];
    if (name === undefined) return failure('This drawing does not have its own file.', 'edit/code');
    const path = posix.join(posix.dirname(file), name);
    const change = { path, before: contentOf(join(this.site.project, path)), after: svg };
    writeFiles(this.site.project, [change]);
    const read = await this.site.read(this.site.drafts());
    if (!read.ok) {
      writeFiles(this.site.project, reversed([change]));
      return { ok: false, why: read.problems[0]?.message ?? '', problems: read.problems };
    }
    const lines = [{ key: 'diff.changed', values: { where: [{ name: String(at[1]), of: 'field' }] } } as const];
    this.journal.add({ lines, files: [change] }, this.#person);
    return this.#done([]);
  }

  /** Undoes the user's last change. */
  async undo(): Promise<EditOutcome> {
    return (await undo(this.#recorded)) ?? this.#done([]);
  }

  /** Redoes the change that the user undid last. */
  async redo(): Promise<EditOutcome> {
    return (await redo(this.#recorded)) ?? this.#done([]);
  }

  /** Undoes the user's unsaved changes, the last one first. Stops at a change that conflicts with another edit. */
  async discard(): Promise<EditOutcome> {
    return (await discard(this.#recorded)) ?? this.#done([]);
  }

  /** Warnings about example text that unsaved changes add, and those that `npm run generate -- --check` reports. */
  async review(): Promise<ReviewResult> {
    const result = await runPass({ root: this.site.root, check: true, translateLater: true });
    if (result.kind === 'broken') return brokenSpec(result.diagnostics);
    const examples = await addedExamples(this.site, this.journal);
    return { ok: true, warnings: [...examples, ...result.warnings, ...(result.consequences?.addresses ?? [])] };
  }

  /** Commits unsaved changes: the user's, what these build on, and those of the colleagues that the request names. */
  async save({ title, language, author, others = [], keep }: SaveRequest): Promise<SaveResult> {
    const diverged = await this.#follow(keep);
    if (diverged) return diverged;
    const { branch } = this.#options;
    const isWanted = (change: Entry): boolean => isOwn(change, this.#person) || others.includes(change.by?.email ?? '');
    // With their version, nothing may be left to save.
    if (keep !== undefined && branch !== undefined && !this.journal.state.done.some(isWanted)) {
      const commit = (await gitIn(this.site.project)(['rev-parse', 'HEAD'])).trim();
      return { ok: true, branch, commit, overview: this.journal.overview(this.#person) };
    }
    const read = await this.site.read(this.site.drafts());
    const texts = createStudioTexts(read.ok ? read.spec.studio?.texts : {});
    const saved = await save({
      project: this.site.project,
      journal: this.journal,
      uploads: this.uploads,
      title,
      author: this.#person ?? author,
      isWanted,
      onto: this.#options.branch,
      say: (line) => lineOf(texts, language, line),
      generate: this.#options.generate,
    });
    return saved.ok ? { ...saved, overview: this.journal.overview(this.#person) } : saved;
  }

  /**
   * Brings the checkout to what was published or committed meanwhile, and keeps unsaved changes. Returns a conflict, which
   * changes nothing until somebody has chosen.
   */
  async #follow(keep?: Keep): Promise<Failure | undefined> {
    const { branch, upstream } = this.#options;
    if (branch === undefined || upstream === undefined) return undefined;
    const { project } = this.site;
    const { conflict } = this.#shared;
    const [head, tips] = await Promise.all([gitIn(project)(['rev-parse', 'HEAD']), upstream()]);
    const state = JSON.stringify([head, tips, this.journal.overview()]);
    if (keep === undefined && conflict?.state === state) return conflict.failure;
    try {
      const diverged = await follow({ project, journal: this.journal, branch, tips, keep });
      this.#shared.conflict = diverged && { state, failure: await describeDivergence(this.site, diverged) };
      return this.#shared.conflict?.failure;
    } catch (error) {
      if (!(error instanceof EditedOutside)) throw error;
      return failure(editedOutside(error.path), 'studio/save-clash');
    }
  }

  /** What undoing works on. */
  get #recorded(): Recorded {
    const { site, journal, uploads } = this;
    return { site, journal, uploads, person: this.#person };
  }

  #done(warnings: EditResult['warnings'], apart: readonly (readonly Piece[])[] = []): EditOutcome {
    return { ok: true, ...(apart.length > 0 && { apart }), warnings, overview: this.journal.overview(this.#person) };
  }
}
