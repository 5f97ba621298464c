import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { usedBlocks } from './block-folders.ts';
import { checkSpec, reviewSpec, type CheckOptions } from './index.ts';
import { checkMedia, reviewMedia } from './media.ts';
import { loadSpec } from '../read/load.ts';
import { locateAll } from '../read/locate/locate-all.ts';
import type { Media } from '../read/media/facts.ts';
import { readMedia } from '../read/media/read.ts';
import { filesBelow } from '../files.ts';
import { migrationState, type MigrationState } from '../write/migration-state.ts';
import { entryOf, publicFolder } from '../paths.ts';
import type { SiteSpec } from '../schema/index.ts';
import { checkColumnTypes } from '../sql/migration.ts';
import { unlistedFiles } from './spec-files.ts';

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
