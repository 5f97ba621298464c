import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locatedAt, type Diagnostic, type LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { loadSpec, locateAll } from '../read/load.ts';
import { readMedia, type Media } from '../read/media.ts';
import { filesBelow, entryOf, publicFolder, shownBefore, specFolderOf } from '../files.ts';
import { migrationState, type MigrationState } from '../write/migration-state.ts';
import type { SiteSpec } from '../schema/index.ts';
import { checkColumnTypes } from '../sql/migration.ts';
import { allBlocks } from '../compile/walk.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { specFiles, type Graph } from '../read/evaluate.ts';
import { checkSpec, reviewSpec, type CheckOptions } from './index.ts';
import { checkMedia, reviewMedia } from './media.ts';

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

/** Refuses files below `spec/` that nothing imports: a page, form or article that is missing from its list. */
function* unlistedFiles(root: string, imported: Graph): Iterable<LocatedDiagnostic> {
  for (const path of specFiles(root)) {
    const file = join(root, path);
    if (!/(?<!\.d)\.ts$/.test(path) || imported.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (exportedValue.test(text)) yield locatedAt(diagnose('file/unlisted', [], {}), shownBefore(root) + path, text);
  }
}
