import { type CheckOptions, readChecked } from './check/index.ts';
import type { LocatedDiagnostic } from './diagnostics/diagnostic.ts';
import {
  finished,
  type PreviousFile,
  jsonFile,
  type PlannedFile,
  compare,
  parseManifest,
  type Comparison,
} from './emit/file.ts';
import {
  filesBelow,
  hashOf,
  readIfThere,
  writeFiles,
  manifestPath,
  migrationLogPath,
  migrationsFolder,
  ownedFolders,
  shownBefore,
} from './files.ts';
import type { SiteSpec } from './schema/index.ts';
import { findConsequences, type Consequences } from './write/consequences.ts';
import { snapshotFile, takeSnapshot } from './write/snapshot.ts';
import { noMedia, type Media } from './read/media.ts';
import { nextMigration, type MigrationLog, type NextMigration } from './sql/migration.ts';
import { emitArticles, emitBlocks, emitPages } from './emit/pages.ts';
import { emitBrand } from './emit/brand.ts';
import { emitForms } from './emit/forms.ts';
import { emitMedia } from './emit/media.ts';
import { emitRoutes } from './emit/routes.ts';
import { emitSite } from './emit/site.ts';
import { emitTests } from './emit/tests.ts';

/** The result of a pass. */
export type PassResult =
  /** The spec has mistakes; nothing was written. */
  | { kind: 'broken'; diagnostics: LocatedDiagnostic[] }
  | {
      kind: 'done';
      spec: SiteSpec;
      /** Every output, compared with the file on disk. */
      files: Comparison[];
      /** Messages about altered or missing migrations. If there are any, nothing is written. */
      problems: readonly string[];
      warnings: LocatedDiagnostic[];
      /** How the change affects links from other sites and stored rows. */
      consequences: Consequences;
      /** Whether the differing files were written. */
      written: boolean;
      /** The migration that was due. */
      migration?: string;
    };

export interface PassOptions extends CheckOptions {
  readonly root: string;
  /** Whether to write nothing. */
  readonly check: boolean;
  /** Whether to also write changes that affect stored rows. */
  readonly accept?: boolean;
  /** Whether the studio makes the changes. It shows their effect on stored rows before it saves. */
  readonly inStudio?: boolean;
}

/**
 * One run of the generator: reads and checks the spec, plans the outputs, compares them with the disk and, unless
 * `check`, writes them. The command line, the dev server and the tests all use it.
 */
export async function runPass(options: PassOptions): Promise<PassResult> {
  const { root, check, accept = false, inStudio, translateLater = inStudio } = options;
  const read = (path: string): string | undefined => readIfThere(root, path);
  const checked = await readChecked(root, { translateLater });
  if (!checked.ok) return { kind: 'broken', diagnostics: checked.diagnostics };
  const { spec, media, review } = checked;
  const { log, replaced, problems } = checked.migrations;

  const { files, migration } = plan(spec, log, media);
  const found = read(manifestPath);
  const manifest = parseManifest(shownBefore(root) + manifestPath, found, read(migrationLogPath));
  const previous = (path: string): PreviousFile | undefined => {
    const listed = manifest.files[path];
    const content = listed?.from === undefined ? undefined : read(path);
    return content !== undefined && hashOf(content) === listed?.hash ? { content, from: listed.from } : undefined;
  };
  // A check formats everything, because somebody may have edited the manifest together with its files.
  const formatting = Promise.all(
    [...files, snapshotFile(takeSnapshot(spec))].map((file) => finished(file, check ? undefined : previous)),
  );
  // The formatter runs in its own threads at the same time.
  const [warnings, rendered] = await Promise.all([review(), formatting]);

  const owned = ownedFolders.flatMap((folder) => filesBelow(root, folder)).filter((path) => path !== manifestPath);
  const listing = manifestOf(rendered);
  const compared = [
    ...compareMigrations(migration, replaced, read),
    ...compare(rendered, manifest, owned, read),
    ...compareManifest(listing, found),
  ];
  const blocked = problems.length > 0 || compared.some(({ state }) => state === 'edited');
  const consequences = await findConsequences(root, compared, check && process.env['CI'] === 'true', inStudio);
  const written = !check && !blocked && (accept || consequences.stored.length === 0);
  if (written) write(root, compared);
  return {
    kind: 'done',
    spec,
    files: compared,
    problems,
    warnings,
    consequences,
    written,
    ...(migration && { migration: migration.file }),
  };
}

/** The manifest, with one line per output, so that changing a text changes few lines of it. */
function manifestOf(files: readonly Awaited<ReturnType<typeof finished>>[]): string {
  const lines = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, content, from, source }) => {
      const entry = { hash: hashOf(content), ...(from !== undefined && { from }), source };
      return `    ${JSON.stringify(path)}: ${JSON.stringify(entry)}`;
    });
  return `{\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`;
}

function compareManifest(content: string, found: string | undefined): Comparison[] {
  if (found === content) return [];
  const common = { path: manifestPath, source: 'manifest', content };
  return [found === undefined ? { ...common, state: 'missing' } : { ...common, found, state: 'changed' }];
}

/** Compares the migration that is due, and the uncommitted ones that it replaces, with the files on disk. */
function compareMigrations(
  due: { file: string; sql: string } | undefined,
  replaced: readonly string[],
  read: (path: string) => string | undefined,
): Comparison[] {
  const names = new Set([...(due ? [due.file] : []), ...replaced]);
  return [...names].map((file) => {
    const path = `${migrationsFolder}/${file}`;
    const found = read(path);
    const content = file === due?.file ? due.sql : undefined;
    const state =
      content === undefined
        ? 'orphaned'
        : found === undefined
          ? 'missing'
          : found === content
            ? 'unchanged'
            : 'changed';
    return { path, source: 'tables', state, ...(content && { content }), ...(found !== undefined && { found }) };
  });
}

function write(root: string, compared: readonly Comparison[]): void {
  const changes = compared.filter(({ state }) => state === 'missing' || state === 'changed' || state === 'orphaned');
  writeFiles(
    root,
    changes.map(({ path, found = null, content = null }) => ({ path, before: found, after: content })),
  );
}

/** The outputs of a spec. */
export interface Plan {
  /** Files that are replaced whenever the spec changes. */
  files: PlannedFile[];
  /** The next migration, if one is due: written once, never again. */
  migration?: NextMigration['migration'];
}

/** Plans the outputs of a checked spec. Pure: the same spec, log and media give the same plan. */
export function plan(spec: SiteSpec, log: MigrationLog, media: Media = noMedia): Plan {
  const next = nextMigration(spec, log);
  const files = [
    ...emitRoutes(spec),
    ...emitSite(spec),
    ...emitBrand(spec),
    ...emitMedia(spec, media),
    ...emitPages(spec),
    ...emitBlocks(spec),
    ...emitArticles(spec),
    ...emitForms(spec),
    ...emitTests(spec),
    jsonFile(migrationLogPath, 'tables', next.log),
  ];
  return { files, ...(next.migration && { migration: next.migration }) };
}
