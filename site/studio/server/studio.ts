import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { runPass } from '../../../generator/generate.ts';
import { EditedSite, blockKinds, plan, schemaOf } from '../../../generator/edit/index.ts';
import type { EditResult } from '../../../generator/edit/index.ts';
import { EditError } from '../../../generator/edit/edit-error.ts';
import { studioWords } from '../../../generator/schema/studio-texts.ts';
import { atEnd } from '../at-end.ts';
import type {
  EditOutcome,
  Edit,
  EditRequest,
  FormDescription,
  FormSubject,
  Json,
  Failure,
  Operations,
  PageAnswer,
  PageQuestion,
  PlanResult,
  Piece,
  SaveRequest,
  SeenEdit,
  Site,
  ChangeLine,
  Upload,
} from '../contract.ts';
import { failure } from '../failure.ts';
import { lineOf } from '../wording.ts';
import { valueAt } from '../../../generator/read/shape.ts';
import { specFolderOf } from '../../../generator/paths.ts';
import { describePage, describeSite } from './describe.ts';
import { addedExamples } from './examples.ts';
import { areBefore, applied, contentOf, removeQuietly, reversed, writeFiles } from './files.ts';
import { Journal } from './journal.ts';
import type { Kept } from './journal.ts';
import { movedTo, placeBefore, placeOf, relocated } from './relocate.ts';
import { save } from './save.ts';
import { describeChanges } from './describe-changes.ts';
import { describeRows } from './describe-rows.ts';
import { trail } from './trail.ts';
import { Uploads } from './uploads.ts';
import type { Probe } from './uploads.ts';

/** The result of edits, described in terms of the site. */
interface PlannedEdit extends EditResult {
  readonly lines: readonly ChangeLine[];
  readonly alsoAt: readonly (readonly Piece[])[];
  readonly rows: readonly ChangeLine[];
}

export interface StudioOptions {
  /** The site's folder. */
  readonly root: string;
  readonly generate: (checkout: string) => Promise<string | undefined>;
  readonly probe: Probe;
  /** The checked-out branch to commit to, as the person of each request. Without it, each save makes a branch of its own. */
  readonly branch?: string;
  /** The words of the studio in the languages of the site. */
  readonly texts: (locales: readonly string[]) => Promise<Site['texts']>;
}

/** The operations of the studio, run one at a time. */
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
    this.uploads = new Uploads(this.journal.folder, this.#media, options.probe);
  }

  describeSite(): Promise<Site | Failure> {
    return this.#alone(async () => {
      const read = await this.site.read(this.site.drafts());
      if (!read.ok) return broken(read.problems);
      return describeSite(read.spec, {
        kinds: await blockKinds(this.site),
        root: `${this.site.project}/`,
        texts: await this.#options.texts(Object.keys(read.spec.locales.all)),
        overview: this.journal.overview(),
      });
    });
  }

  describePage(question: PageQuestion): Promise<PageAnswer | Failure> {
    return this.#alone(async () => {
      const read = await this.site.read(this.site.drafts());
      return read.ok ? describePage(read.spec, question) : broken(read.problems);
    });
  }

  form(question: FormSubject): Promise<FormDescription | Failure> {
    return this.#alone(async () => {
      try {
        return await schemaOf(this.site, question);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        return { ...failure(error.message, error.code), ...(error.place && { place: error.place }) };
      }
    });
  }

  plan(request: EditRequest): Promise<PlanResult> {
    return this.#alone(async () => {
      const made = await this.#planned(request.edits);
      if (!made.ok) return made;
      const { alsoAt: also, warnings, rows, sql } = made;
      return { ok: true, also, warnings, rows, ...(sql !== undefined && { sql }) };
    });
  }

  edit({ edits, uploads = [] }: EditRequest): Promise<EditOutcome> {
    return this.#alone(async () => {
      const pictures = uploads.flatMap((id) => this.uploads.get(id) ?? []);
      if (pictures.length < uploads.length)
        return failure('The picture is no longer there: choose it again.', 'studio/no-picture');
      const added = pictures.filter(({ upload }) => !existsSync(join(this.#media, upload.file)));
      // The rules check the files that the spec names.
      for (const { upload, content } of added) put(join(this.#media, upload.file), content);
      const made = await this.#planned(edits);
      if (!made.ok || made.files.length === 0) {
        for (const { upload } of added) removeQuietly(join(this.#media, upload.file));
        return made.ok ? this.#done([]) : made;
      }
      const kept = added.map(({ upload, content }): Kept => ({
        path: this.#mediaPath(upload),
        before: null,
        after: this.journal.keepBytes(content),
        bytes: true,
      }));
      const entry = this.journal.add(made.lines, [...kept, ...made.files]);
      try {
        writeFiles(
          this.site.project,
          this.journal,
          made.files.map(({ path, after }) => ({ path, content: after })),
        );
      } catch (error) {
        this.journal.forget(entry);
        throw error;
      }
      return this.#done(made.warnings);
    });
  }

  /** Replaces the file of a drawing, `svgFile(import.meta.url, './brand/mark.svg')`. */
  drawing({ at, svg }: Operations['drawing']['request']): Promise<EditOutcome> {
    return this.#alone(async () => {
      const { file, excerpt } = this.site.locator(this.site.drafts())(at, 'value');
      const [, name] = /svgFile\([^']*'([^']+)'\)/.exec(excerpt) ?? [];
      if (name === undefined) return failure('This drawing is in no file of its own.', 'edit/code');
      const path = posix.join(posix.dirname(file), name);
      const before = contentOf(join(this.site.project, path));
      const change: Kept = { path, before, after: svg };
      const write = (content: Kept['after']): void => writeFiles(this.site.project, this.journal, [{ path, content }]);
      write(svg);
      const read = await this.site.read(this.site.drafts());
      if (!read.ok) {
        write(before);
        return { ok: false, why: read.problems[0]?.message ?? '', problems: read.problems };
      }
      const where = [{ name: String(at.at(-2)), of: 'field' }] as const;
      this.journal.add([{ key: 'told.changed', values: { where } }], [change]);
      return this.#done([]);
    });
  }

  undo(): Promise<EditOutcome> {
    return this.#alone(() => this.#turn(this.journal.next(), reversed, () => this.journal.undid()));
  }

  redo(): Promise<EditOutcome> {
    return this.#alone(() =>
      this.#turn(
        this.journal.nextAgain(),
        (files) => [...files],
        () => this.journal.redid(),
      ),
    );
  }

  /** Undoes everything that is not saved, the last change first, until one conflicts with another edit. */
  discard(): Promise<EditOutcome> {
    return this.#alone(async () => {
      // The changes may have been reverted with git.
      const isGone = areBefore(
        this.site.project,
        this.journal.unsaved().flatMap(({ files }) => files),
      );
      while (this.journal.next()) {
        if (isGone) {
          this.journal.undid();
          continue;
        }
        const done = await this.#turn(this.journal.next(), reversed, () => this.journal.undid());
        if (!done.ok) return done;
      }
      return this.#done([]);
    });
  }

  /** The example text that unsaved changes add, and the warnings of the whole site, as reported by `npm run generate -- --check`. */
  review(): Promise<Operations['review']['response']> {
    return this.#alone(async () => {
      const result = await runPass({ root: this.site.root, check: true });
      if (result.kind === 'broken') return broken(result.diagnostics);
      const examples = await addedExamples(this.site, this.journal);
      return { ok: true, warnings: [...examples, ...result.warnings, ...(result.consequences?.addresses ?? [])] };
    });
  }

  /** Commits unsaved changes. */
  save({ title, language, author }: SaveRequest): Promise<Operations['save']['response']> {
    return this.#alone(async () => {
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

  /** Runs operations one at a time: nothing changes between reading and writing. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Plans edits on the current files, each at the place that the user saw. */
  async #planned(edits: readonly SeenEdit[]): Promise<PlannedEdit | Failure> {
    const meant: Edit[] = [];
    const read = await this.site.read(this.site.drafts());
    if (!read.ok) return broken(read.problems);
    for (const { edit: asked, seen } of edits) {
      const edit =
        asked.kind === 'insert' && asked.index === atEnd
          ? { ...asked, index: lengthOf(valueAt(read.spec, asked.list)) }
          : asked;
      const place = placeOf(edit);
      // Later edits refer to the result of earlier ones.
      if (!place || meant.length > 0 || (edit.kind === 'insert' && seen === undefined)) {
        meant.push(edit);
        continue;
      }
      const now = relocated(read.spec, place, seen);
      if (!now)
        return {
          ...failure(changedMeanwhile, 'studio/changed'),
          conflict: { mine: mineOf(edit), theirs: (valueAt(read.spec, place) as Json | undefined) ?? null },
        };
      meant.push(movedTo(edit, now));
    }
    const made = await plan(this.site, meant);
    if (!made.ok)
      return {
        ...made,
        problems: made.problems.map((problem) => ({ ...problem, path: placeBefore(read.spec, meant, problem.path) })),
      };
    return {
      ...made,
      lines: describeChanges(read.spec, made.spec),
      rows: describeRows(read.spec, made.spec),
      alsoAt: made.also.map(({ at }) => trail(read.spec, at)),
    };
  }

  async #turn(
    entry: ReturnType<Journal['next']>,
    way: (files: readonly Kept[]) => Kept[],
    note: () => void,
  ): Promise<EditOutcome> {
    if (!entry) return this.#done([]);
    const merged = applied(this.site.project, way(entry.files));
    if ('clash' in merged)
      return failure(
        `"${merged.clash}" was changed in an editor at the same place. Undo it there first.`,
        'studio/clash',
      );
    const drafts = this.site.drafts();
    for (const { path, content, bytes } of merged.writes)
      if (!bytes) drafts.write(join(this.site.project, path), content ?? undefined);
    // A picture that comes back is there before what names it.
    const first = merged.writes.filter(({ content, bytes }) => bytes && content !== null);
    writeFiles(this.site.project, this.journal, first);
    const read = await this.site.read(drafts);
    if (!read.ok)
      return {
        ...broken(read.problems),
        code: 'studio/needed',
        why: 'What was changed since needs it. Undo that in an editor first.',
      };
    writeFiles(
      this.site.project,
      this.journal,
      merged.writes.filter((write) => !first.includes(write)),
    );
    note();
    return this.#done([]);
  }

  #mediaPath({ file }: Upload): string {
    return relative(this.site.project, join(this.#media, file)).replaceAll('\\', '/');
  }

  #done(warnings: EditResult['warnings']): EditOutcome {
    return { ok: true, warnings, overview: this.journal.overview() };
  }
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

const changedMeanwhile = 'Somebody else has changed this meanwhile.';

function broken(problems: Failure['problems']): Failure {
  return {
    ok: false,
    code: 'edit/broken',
    why: 'The spec has a mistake, which somebody is making in an editor right now, or has left there.',
    problems,
  };
}

function mineOf(edit: Edit): Json | null {
  return edit.kind === 'text'
    ? { ...edit.texts }
    : edit.kind === 'value'
      ? edit.value
      : edit.kind === 'changeField'
        ? edit.field
        : null;
}

function put(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
