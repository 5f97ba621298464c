import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { blockFolders, usedBlocks } from '../check/block-folders.ts';
import { conflictMarkers } from '../check/conflict-markers.ts';
import { checkSpec, reviewSpec } from '../check/index.ts';
import { checkMedia, reviewMedia } from '../check/media.ts';
import { loadSpec } from './load.ts';
import { locateAll } from './locate/locate-all.ts';
import type { Media } from './media/facts.ts';
import { readMedia } from './media/read.ts';
import { filesBelow } from '../write/files.ts';
import { migrationState } from '../write/migrations.ts';
import type { MigrationState } from '../write/migrations.ts';
import { entryOf, publicFolder } from '../paths.ts';
import type { SiteSpec } from '../schema/index.ts';
import { checkColumnTypes } from '../sql/column-types.ts';
import { unlistedFiles } from './unlisted.ts';

/** A spec without a mistake, what has been migrated of it and how to find what to look at again, or every mistake in it. */
export type Checked =
  | { ok: true; spec: SiteSpec; migrations: MigrationState; media: Media; review: () => Promise<LocatedDiagnostic[]> }
  | { ok: false; diagnostics: LocatedDiagnostic[] };

/** The addresses of the files that the site serves as they are. */
export function publicFilesOf(root: string): ReadonlySet<string> {
  return new Set(filesBelow(root, publicFolder).map((path) => path.slice(publicFolder.length)));
}

/** Everything that is wrong with a spec whose shape is right, in itself and next to what else there is of the site. */
export async function checkWhole(
  root: string,
  spec: SiteSpec,
): Promise<{ diagnostics: Diagnostic[]; media: Media; migrations: MigrationState }> {
  const media = await readMedia(root, spec);
  const migrations = migrationState(root, spec);
  return {
    diagnostics: [
      ...checkSpec(spec, publicFilesOf(root)),
      ...usedBlocks(root, spec),
      ...checkMedia(spec, media),
      ...checkColumnTypes(spec, migrations.log),
    ],
    media,
    migrations,
  };
}

/** Reads a project's spec as it is now, and checks all of it. */
export async function readChecked(root: string): Promise<Checked> {
  const inFiles = [...conflictMarkers(root), ...(await blockFolders(root))];
  if (inFiles.length > 0) return { ok: false, diagnostics: inFiles };
  const entry = entryOf(root);
  const loaded = await loadSpec(entry);
  if (!loaded.ok) return loaded;
  const { spec, files } = loaded;
  const { diagnostics, media, migrations } = await checkWhole(root, spec);
  if (diagnostics.length > 0) return { ok: false, diagnostics: await locateAll(entry, diagnostics) };
  const review = async (): Promise<LocatedDiagnostic[]> => [
    ...unlistedFiles(root, files),
    ...(await locateAll(entry, [...reviewSpec(spec), ...reviewMedia(spec, media)])),
  ];
  return { ok: true, spec, migrations, media, review };
}
