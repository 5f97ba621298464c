import { rmSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { runPass } from '../../../generator/generate.ts';
import { EditedSite, blockKinds, schemaOf } from '../../../generator/edit/index.ts';
import type { EditResult } from '../../../generator/edit/index.ts';
import { EditError } from '../../../generator/edit/edit-error.ts';
import { studioWords } from '../../../generator/schema/studio-texts.ts';
import type {
  EditOutcome,
  EditRequest,
  FormDescription,
  FormSubject,
  Failure,
  PageAnswer,
  PageQuestion,
  PlanResult,
  ReviewResult,
  SaveRequest,
  SaveResult,
  Site,
  SpecPath,
} from '../contract.ts';
import { brokenSpec, failure } from '../failure.ts';
import { lineOf } from '../wording.ts';
import { specFolderOf } from '../../../generator/paths.ts';
import { describePage, describeSite } from './describe.ts';
import { addedExamples } from './examples.ts';
import { areReverted, contentOf, mergeChanges, reversed, writeBytes, writeFiles } from './files.ts';
import { Journal } from './journal.ts';
import type { RecordedFile } from './journal.ts';
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

/** The operations of the studio. They run one at a time. */
export class Studio {
  readonly journal: Journal;
  readonly site: EditedSite;
  readonly uploads: Uploads;
  readonly #options: StudioOptions;
  readonly #media: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: StudioOptions) {
    this.#options = options;
    this.site = new EditedSite(options.root);
    this.journal = new Journal(options.root);
    this.#media = join(specFolderOf(options.root), 'media');
    this.uploads = new Uploads(this.journal.folder, this.#media);
  }

  describeSite(): Promise<Site | Failure> {
    return this.#exclusively(async () => {
      const read = await this.site.read(this.site.drafts());
      if (!read.ok) return brokenSpec(read.problems);
      return describeSite(read.spec, {
        kinds: await blockKinds(this.site),
        root: `${this.site.project}/`,
        texts: await this.#options.texts(Object.keys(read.spec.locales.all)),
        overview: this.journal.overview(),
      });
    });
  }

  describePage(question: PageQuestion): Promise<PageAnswer | Failure> {
    return this.#exclusively(async () => {
      const read = await this.site.read(this.site.drafts());
      return read.ok ? describePage(read.spec, question) : brokenSpec(read.problems);
    });
  }

  form(question: FormSubject): Promise<FormDescription | Failure> {
    return this.#exclusively(async () => {
      try {
        return await schemaOf(this.site, question);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        return { ...failure(error.message, error.code), ...(error.place && { place: error.place }) };
      }
    });
  }

  plan(request: EditRequest): Promise<PlanResult> {
    return this.#exclusively(async () => {
      const planned = await planEdits(this.site, request.edits);
      if (!planned.ok) return planned;
      const { also, warnings, rows, sql } = planned;
      return { ok: true, also, warnings, rows, ...(sql !== undefined && { sql }) };
    });
  }

  edit({ edits }: EditRequest): Promise<EditOutcome> {
    return this.#exclusively(async () => {
      const added = this.uploads.usedIn(edits);
      // The rules check the files that the spec refers to, so they have to exist before planning.
      for (const { file, content } of added) writeBytes(join(this.#media, file), content);
      const planned = await planEdits(this.site, edits);
      if (!planned.ok || planned.files.length === 0) {
        for (const { file } of added) rmSync(join(this.#media, file), { force: true });
        return planned.ok ? this.#done([]) : planned;
      }
      const media = added.map(({ file, content }): RecordedFile => ({
        path: relative(this.site.project, join(this.#media, file)).replaceAll('\\', '/'),
        before: null,
        after: this.journal.storeBytes(content),
        bytes: true,
      }));
      const entry = this.journal.add(planned.lines, [...media, ...planned.files]);
      try {
        writeFiles(
          this.site.project,
          this.journal,
          planned.files.map(({ path, after }) => ({ path, content: after })),
        );
      } catch (error) {
        this.journal.forget(entry);
        throw error;
      }
      return this.#done(planned.warnings);
    });
  }

  /** Replaces the SVG file behind a value such as `svgFile(import.meta.url, './brand/mark.svg')`. */
  drawing({ at, svg }: { readonly at: SpecPath; readonly svg: string }): Promise<EditOutcome> {
    return this.#exclusively(async () => {
      const { file, excerpt } = this.site.locator(this.site.drafts())(at, 'value');
      const [, name] = /svgFile\([^']*'([^']+)'\)/.exec(excerpt) ?? [];
      if (name === undefined) return failure('This drawing does not have its own file.', 'edit/code');
      const path = posix.join(posix.dirname(file), name);
      const before = contentOf(join(this.site.project, path));
      const change: RecordedFile = { path, before, after: svg };
      const write = (content: RecordedFile['after']): void =>
        writeFiles(this.site.project, this.journal, [{ path, content }]);
      write(svg);
      const read = await this.site.read(this.site.drafts());
      if (!read.ok) {
        write(before);
        return { ok: false, why: read.problems[0]?.message ?? '', problems: read.problems };
      }
      const where = [{ name: String(at[1]), of: 'field' }] as const;
      this.journal.add([{ key: 'told.changed', values: { where } }], [change]);
      return this.#done([]);
    });
  }

  undo(): Promise<EditOutcome> {
    return this.#exclusively(() => this.#undoLast());
  }

  redo(): Promise<EditOutcome> {
    return this.#exclusively(() => this.#apply(this.journal.nextRedo()?.files, () => this.journal.redid()));
  }

  /** Undoes all unsaved changes, the last one first. Stops at a change that conflicts with another edit. */
  discard(): Promise<EditOutcome> {
    return this.#exclusively(async () => {
      // Somebody may have reverted the changes with git.
      const isReverted = areReverted(
        this.site.project,
        this.journal.unsaved().flatMap(({ files }) => files),
      );
      while (this.journal.nextUndo()) {
        if (isReverted) {
          this.journal.undid();
          continue;
        }
        const done = await this.#undoLast();
        if (!done.ok) return done;
      }
      return this.#done([]);
    });
  }

  /** Warnings about example text that unsaved changes add, and those that `npm run generate -- --check` reports. */
  review(): Promise<ReviewResult> {
    return this.#exclusively(async () => {
      const result = await runPass({ root: this.site.root, check: true });
      if (result.kind === 'broken') return brokenSpec(result.diagnostics);
      const examples = await addedExamples(this.site, this.journal);
      return { ok: true, warnings: [...examples, ...result.warnings, ...(result.consequences?.addresses ?? [])] };
    });
  }

  /** Commits unsaved changes. */
  save({ title, language, author }: SaveRequest): Promise<SaveResult> {
    return this.#exclusively(async () => {
      const read = await this.site.read(this.site.drafts());
      const texts = await this.#options.texts(read.ok ? Object.keys(read.spec.locales.all) : []);
      const words = texts[language] ?? studioWords;
      const saved = await save({
        project: this.site.project,
        journal: this.journal,
        title,
        ...(author && { author }),
        ...(this.#options.branch !== undefined && { onto: this.#options.branch }),
        say: (line) => lineOf(words, language, line),
        generate: this.#options.generate,
      });
      return saved.ok ? { ...saved, overview: this.journal.overview() } : failure(saved.why, saved.code);
    });
  }

  /** Runs operations one at a time, so that files do not change between reading and writing. */
  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  #undoLast(): Promise<EditOutcome> {
    const entry = this.journal.nextUndo();
    return this.#apply(entry && reversed(entry.files), () => this.journal.undid());
  }

  /** Applies recorded or reversed changes, if any, and then calls `record` to update the journal. */
  async #apply(changes: readonly RecordedFile[] | undefined, record: () => void): Promise<EditOutcome> {
    if (!changes) return this.#done([]);
    const merged = mergeChanges(this.site.project, changes);
    if ('clash' in merged)
      return failure(
        `"${merged.clash}" was changed in an editor at the same place. Undo it there first.`,
        'studio/clash',
      );
    const drafts = this.site.drafts();
    for (const { path, content, bytes } of merged.writes)
      if (!bytes) drafts.write(join(this.site.project, path), content ?? undefined);
    // Restore pictures before the rules check the spec that refers to them.
    const restored = merged.writes.filter(({ content, bytes }) => bytes && content !== null);
    writeFiles(this.site.project, this.journal, restored);
    const read = await this.site.read(drafts);
    if (!read.ok)
      return {
        ...brokenSpec(read.problems),
        code: 'studio/needed',
        why: 'A later change in an editor depends on it. Undo that change first.',
      };
    writeFiles(
      this.site.project,
      this.journal,
      merged.writes.filter((write) => !restored.includes(write)),
    );
    record();
    return this.#done([]);
  }

  #done(warnings: EditResult['warnings']): EditOutcome {
    return { ok: true, warnings, overview: this.journal.overview() };
  }
}
