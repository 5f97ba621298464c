import { join, posix } from 'node:path';
import { runPass } from '../../../generator/generate.ts';
import { EditedSite, blockKinds, schemaOf, type EditResult } from '../../../generator/edit/index.ts';
import { EditError } from '../../../generator/edit/edit-error.ts';
import { writeFiles } from '../../../generator/files.ts';
import { relativePath, specFolderOf } from '../../../generator/paths.ts';
import { studioWords } from '../../../generator/schema/studio-texts.ts';
import type {
  EditOutcome,
  FormDescription,
  FormSubject,
  Failure,
  PageAnswer,
  PageQuestion,
  PlanResult,
  ReviewResult,
  SaveRequest,
  SaveResult,
  SeenEdit,
  Site,
  SpecPath,
} from '../contract.ts';
import { brokenSpec, failure } from '../failure.ts';
import type { StudioPerson } from '../hosted/request.ts';
import { lineOf } from '../wording.ts';
import { describePage, describeSite } from './describe.ts';
import { addedExamples } from './examples.ts';
import { contentOf, mergeChanges, reversed } from './files.ts';
import { Journal, type Entry } from './journal.ts';
import { pictureAddresses } from './picture-addresses.ts';
import { planEdits } from './plan-edits.ts';
import { save } from './save.ts';
import { Uploads } from './uploads.ts';

export interface StudioOptions {
  /** The site's folder. */
  readonly root: string;
  /** Runs the generator in a checkout of the project; returns its error output if it fails. */
  readonly generate: (checkout: string) => Promise<string | undefined>;
  /** The checked-out branch to commit to, as the user of each request. By default, each save creates a branch. */
  readonly branch?: string;
  /** Loads the studio's texts in the languages of the site. */
  readonly texts: (locales: readonly string[]) => Promise<Site['texts']>;
}

/** The operations of the studio. They have to run one at a time, so that files do not change in between. */
export class Studio {
  readonly journal: Journal;
  readonly site: EditedSite;
  readonly uploads: Uploads;
  readonly #options: StudioOptions;

  constructor(options: StudioOptions) {
    this.#options = options;
    this.site = new EditedSite(options.root);
    this.journal = new Journal(options.root);
    const { project } = this.site;
    const media = relativePath(project, join(specFolderOf(options.root), 'media'));
    this.uploads = new Uploads(this.journal.folder, project, media);
  }

  async describeSite(): Promise<Site | Failure> {
    const read = await this.site.read(this.site.drafts());
    if (!read.ok) return brokenSpec(read.problems);
    return describeSite(read.spec, {
      kinds: await blockKinds(this.site),
      addresses: await pictureAddresses(this.#options.root),
      texts: await this.#options.texts(Object.keys(read.spec.locales.all)),
      overview: this.journal.overview(),
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
    const { also, warnings, rows, sql } = planned;
    return { ok: true, also, warnings, rows, ...(sql !== undefined && { sql }) };
  }

  async edit(edits: readonly SeenEdit[]): Promise<EditOutcome> {
    const pictures = this.uploads.usedIn(edits);
    // The rules check the files that the spec refers to, so they have to exist before planning.
    for (const picture of pictures) this.uploads.addTo(this.site.project, picture);
    const planned = await planEdits(this.site, edits);
    if (!planned.ok || planned.files.length === 0) {
      for (const picture of pictures) this.uploads.removeFromSite(picture);
      return planned.ok ? this.#done([]) : planned;
    }
    const before = this.journal.state;
    this.journal.add(planned.lines, planned.files, pictures);
    try {
      writeFiles(this.site.project, planned.files);
    } catch (error) {
      this.journal.write(before);
      throw error;
    }
    return this.#done(planned.warnings);
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
    this.journal.add([{ key: 'told.changed', values: { where: [{ name: String(at[1]), of: 'field' }] } }], [change]);
    return this.#done([]);
  }

  undo(): Promise<EditOutcome> {
    const last = this.journal.state.done.at(-1);
    return this.#apply(last && { ...last, files: reversed(last.files) }, 'undid');
  }

  redo(): Promise<EditOutcome> {
    return this.#apply(this.journal.state.undone[0], 'redid');
  }

  /** Undoes all unsaved changes, the last one first. Stops at a change that conflicts with another edit. */
  async discard(): Promise<EditOutcome> {
    const { done, undone, ...last } = this.journal.state;
    if (this.#areReverted(done)) this.journal.write({ ...last, done: [], undone: [...done, ...undone] });
    while (this.journal.state.done.length > 0) {
      const undone = await this.undo();
      if (!undone.ok) return undone;
    }
    return this.#done([]);
  }

  /** Warnings about example text that unsaved changes add, and those that `npm run generate -- --check` reports. */
  async review(): Promise<ReviewResult> {
    const result = await runPass({ root: this.site.root, check: true });
    if (result.kind === 'broken') return brokenSpec(result.diagnostics);
    const examples = await addedExamples(this.site, this.journal);
    return { ok: true, warnings: [...examples, ...result.warnings, ...(result.consequences?.addresses ?? [])] };
  }

  /**
   * Commits unsaved changes.
   * @param person the user who is signed in at the desk
   */
  async save({ title, language, author }: SaveRequest, person?: StudioPerson): Promise<SaveResult> {
    const read = await this.site.read(this.site.drafts());
    const texts = await this.#options.texts(read.ok ? Object.keys(read.spec.locales.all) : []);
    const words = texts[language] ?? studioWords;
    const saved = await save({
      project: this.site.project,
      journal: this.journal,
      uploads: this.uploads,
      title,
      author: person ?? author,
      onto: this.#options.branch,
      say: (line) => lineOf(words, language, line),
      generate: this.#options.generate,
    });
    return saved.ok ? { ...saved, overview: this.journal.overview() } : saved;
  }

  /** Whether somebody has reverted the changes with git: all files are as they were before. */
  #areReverted(changes: readonly Entry[]): boolean {
    const files = changes.flatMap((change) => change.files);
    const firsts = [...Map.groupBy(files, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
    const pictures = changes.flatMap((change) => change.pictures);
    return (
      firsts.every(({ path, before }) => contentOf(join(this.site.project, path)) === before) &&
      !pictures.some((picture) => this.uploads.isInSite(picture))
    );
  }

  /** Applies a recorded or reversed change, if any, and records that. */
  async #apply(change: Entry | undefined, direction: 'undid' | 'redid'): Promise<EditOutcome> {
    if (!change) return this.#done([]);
    const { project } = this.site;
    const merged = mergeChanges(project, change.files);
    if ('clash' in merged)
      return failure(
        `"${merged.clash}" was changed in an editor at the same place. Undo it there first.`,
        'studio/clash',
      );
    const drafts = this.site.drafts();
    for (const { path, after } of merged.writes) drafts.write(join(project, path), after ?? undefined);
    // Restore pictures before the rules check the spec that refers to them.
    if (direction === 'redid') for (const picture of change.pictures) this.uploads.addTo(project, picture);
    const read = await this.site.read(drafts);
    if (!read.ok)
      return {
        ...brokenSpec(read.problems),
        code: 'studio/needed',
        why: 'A later change in an editor depends on it. Undo that change first.',
      };
    writeFiles(project, merged.writes);
    if (direction === 'undid') for (const picture of change.pictures) this.uploads.removeFromSite(picture);
    this.journal[direction]();
    return this.#done([]);
  }

  #done(warnings: EditResult['warnings']): EditOutcome {
    return { ok: true, warnings, overview: this.journal.overview() };
  }
}
