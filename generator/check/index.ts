import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, locatedAt, type LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import { missingLanguages, type SiteSpec } from '../schema/index.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { loadSpec, locateAll, type Graph } from '../read/load.ts';
import { readMedia, type Media } from '../read/media.ts';
import { filesBelow, entryOf, isInSpec, relativePath, publicFolder, shownBefore, specFolderOf } from '../files.ts';
import { migrationState, type MigrationState } from '../write/migration-state.ts';
import { checkColumnTypes } from '../sql/migration.ts';
import { allBlocks } from '../compile/walk.ts';
import * as articles from './articles.ts';
import { deskFits, studioFits } from './desk.ts';
import * as firm from './firm.ts';
import * as forms from './forms.ts';
import * as links from './links.ts';
import * as locales from './locales.ts';
import { mediaNames, checkMedia, reviewMedia } from './media.ts';
import * as pages from './pages.ts';
import { payloads } from './payload.ts';
import * as routes from './routes.ts';
import * as tables from './tables.ts';
import * as texts from './texts.ts';

/** A valid spec with its media and migrations, or every error in it. */
export type Checked =
  | {
      ok: true;
      spec: SiteSpec;
      migrations: MigrationState;
      media: Media;
      /** Finds the warnings. */
      review: () => Promise<LocatedDiagnostic[]>;
    }
  | { ok: false; diagnostics: LocatedDiagnostic[] };

/** The addresses of the files that the site serves unchanged. */
function publicFilesOf(root: string): ReadonlySet<string> {
  return new Set(filesBelow(root, publicFolder).map((path) => path.slice(publicFolder.length)));
}

/** Checks a valid spec against its own rules, its pictures, files and block folders, and the migrations so far. */
export async function checkWhole(
  root: string,
  spec: SiteSpec,
  options: CheckOptions = {},
): Promise<{ diagnostics: Diagnostic[]; media: Media; migrations: MigrationState }> {
  const media = await readMedia(root, spec);
  const migrations = migrationState(root);
  return {
    diagnostics: [
      ...checkSpec(spec, publicFilesOf(root), options),
      ...usedBlocks(root, spec),
      ...checkMedia(spec, media),
      ...checkColumnTypes(spec, migrations.log),
    ],
    media,
    migrations,
  };
}

/** Reads a site's spec from disk and checks all of it. */
export async function readChecked(root: string, options: CheckOptions = {}): Promise<Checked> {
  const entry = entryOf(root);
  const loaded = await loadSpec(entry);
  if (!loaded.ok) return loaded;
  const { spec, files } = loaded;
  const { diagnostics, media, migrations } = await checkWhole(root, spec, options);
  const located = [...unlistedFiles(root, files), ...(await locateAll(entry, diagnostics))];
  if (located.length > 0) return { ok: false, diagnostics: located };
  const review = (): Promise<LocatedDiagnostic[]> =>
    locateAll(entry, [...reviewSpec(spec), ...reviewMedia(spec, media)]);
  return { ok: true, spec, migrations, media, review };
}

/** Refuses custom blocks whose kind has no component. */
export function* usedBlocks(root: string, spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, path } of allBlocks(spec))
    if (value.kind === 'custom' && !existsSync(join(specFolderOf(root), 'blocks', value.block, 'component.tsx')))
      yield diagnose('block/no-folder', path, { name: value.block });
}

/** `export default …` or `export const …`, but not `export type …`. */
const exportedValue = /^export (?!type\b|interface\b)/m;

/** All files in a site's spec folder, imported or not, relative to the site's folder. */
function specFiles(root: string): string[] {
  const folder = specFolderOf(root);
  if (folder !== root) return filesBelow(root, relativePath(root, folder));
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => isInSpec(folder, name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, entry.name) : [entry.name]));
}

/** Refuses files below `spec/` that nothing imports: a page, form or article that is missing from its list. */
function* unlistedFiles(root: string, imported: Graph): Iterable<LocatedDiagnostic> {
  for (const path of specFiles(root)) {
    const file = join(root, path);
    if (!/(?<!\.d)\.ts$/.test(path) || imported.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (exportedValue.test(text)) yield locatedAt(diagnose('file/unlisted', [], {}), shownBefore(root) + path, text);
  }
}

/**
 * A check that zod cannot express: whether the parts of a spec fit together. Pure.
 * @param files The addresses of the files of `site/public/`.
 */
type Rule = (spec: SiteSpec, files: ReadonlySet<string>) => Iterable<Diagnostic>;

const rules: readonly Rule[] = [
  locales.knownLocales,
  locales.wholeTexts,
  locales.pageLanguages,
  routes.pathForm,
  routes.pathReserved,
  routes.pathClash,
  routes.routeParameters,
  articles.articleRoute,
  routes.pageHasRoute,
  routes.routeHasPage,
  routes.specialPages,
  routes.parents,
  routes.robots,
  routes.knownPages,
  links.knownTargets,
  links.fragments,
  links.dialogs,
  pages.uniqueIds,
  pages.blockNames,
  pages.countryLookup,
  pages.footerSections,
  pages.calendarDays,
  pages.papersFit,
  texts.placeholders,
  texts.values,
  texts.interfaceMessages,
  texts.messageNames,
  texts.messageGroups,
  texts.characters,
  pages.uniqueSnippets,
  forms.formNames,
  forms.fieldsAreSent,
  forms.fieldSettings,
  forms.outcomes,
  forms.conditions,
  payloads,
  tables.columnLimits,
  tables.requests,
  tables.emailColumns,
  tables.retention,
  tables.followUpStatuses,
  deskFits,
  studioFits,
  firm.contrasts,
  firm.fonts,
  mediaNames,
  firm.openingHours,
  firm.icons,
  firm.scriptOrigin,
  firm.noSecrets,
  articles.articleDates,
  articles.articleParts,
  articles.relatedArticles,
  articles.articleList,
  articles.articleHtml,
  links.articleLinks,
];

export interface CheckOptions {
  /** Whether translations may follow later, as in the studio. {@link reviewSpec} then warns of them. */
  readonly translateLater?: boolean | undefined;
}

/**
 * Finds every mistake in a spec that matches the schema. Pure.
 * @param files The addresses of the files of `site/public/`, which links may target.
 */
export function checkSpec(
  spec: SiteSpec,
  files: ReadonlySet<string> = new Set(),
  { translateLater = false }: CheckOptions = {},
): Diagnostic[] {
  const wrong = [...locales.defaultLocale(spec)];
  // All other rules look up texts in the declared languages.
  if (wrong.length > 0) return wrong;
  const own = translateLater
    ? rules.map((rule) => (rule === locales.wholeTexts ? locales.originalTexts : rule))
    : rules;
  // A language that a text lacks shows the text of another one, which is reported there.
  const isCopy = ({ path }: Diagnostic): boolean =>
    missingLanguages(Object(valueAt(spec, path.slice(0, -1)))).some((locale) => locale === path.at(-1));
  return own.flatMap((rule) => [...rule(spec, files)]).filter((found) => !isCopy(found));
}

const reviews: readonly Rule[] = [
  pages.mainHeadings,
  pages.snippetLengths,
  texts.unusedMessages,
  locales.untranslatedTexts,
  locales.laterTranslations,
  forms.unshownForms,
  firm.securityContactExpired,
  pages.calendarEnds,
];

/** Finds the warnings about a spec without errors. Pure. */
export function reviewSpec(spec: SiteSpec): Diagnostic[] {
  return reviews.flatMap((review) => [...review(spec, new Set())]);
}
