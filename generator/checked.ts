import { dirname } from 'node:path';
import type { Diagnostic, LocatedDiagnostic } from './diagnostic.ts';
import { importSpecOnce } from './load/fresh.ts';
import type { SpecFiles } from './load/fresh.ts';
import { passingCodes } from './write/consequences.ts';
import { dropped } from './load/dropped.ts';
import { loadSpec } from './load.ts';
import { locateAll } from './locate.ts';
import type { Media } from './media/facts.ts';
import { readMedia } from './media/read.ts';
import { filesBelow } from './output/files.ts';
import { standingOf } from './output/standing.ts';
import type { Standing } from './output/standing.ts';
import { entryOf, publicFolder, shownSpec } from './paths.ts';
import { checkSpec } from './rules/index.ts';
import { checkMedia, reviewMedia, unusedMedia } from './rules/media.ts';
import { reviewSpec } from './rules/review.ts';
import type { SiteSpec } from './schema/index.ts';
import { unacknowledged } from './acknowledged.ts';
import { checkColumnTypes } from './sql/column-types.ts';

/** A spec without a mistake, what has been migrated of it and how to find what to look at again, or every mistake in it. */
export type Checked =
  | { ok: true; spec: SiteSpec; migrations: Standing; media: Media; review: () => Promise<LocatedDiagnostic[]> }
  | { ok: false; diagnostics: LocatedDiagnostic[] };

/** The addresses of the files that the site serves as they are. */
export function publicFilesOf(root: string): ReadonlySet<string> {
  return new Set(filesBelow(root, publicFolder).map((path) => path.slice(publicFolder.length)));
}

/** Everything that is wrong with a spec whose shape is right, in itself and next to what else there is of the site. */
export async function checkWhole(
  root: string,
  spec: SiteSpec,
): Promise<{ diagnostics: Diagnostic[]; media: Media; migrations: Standing }> {
  const media = await readMedia(root, spec);
  const migrations = standingOf(root, spec);
  return {
    diagnostics: [
      ...checkSpec(spec, publicFilesOf(root)),
      ...checkMedia(spec, media),
      ...checkColumnTypes(spec, migrations.log),
    ],
    media,
    migrations,
  };
}

/** How often to retry while the spec keeps changing. */
const attempts = 5;

/**
 * Reads a project's spec and checks all of it. It is imported in this process, so each call needs a fresh one, or a
 * thread that looks at the files before.
 */
export async function readChecked(
  root: string,
  files: SpecFiles = importSpecOnce(dirname(entryOf(root))),
): Promise<Checked> {
  let checked = await readOnce(root);
  // A file saved since it was imported would show the mistake on the wrong line.
  for (let attempt = 1; attempt < attempts && !checked.ok && files.changed(); attempt += 1) {
    files.look();
    checked = await readOnce(root);
  }
  return checked;
}

async function readOnce(root: string): Promise<Checked> {
  const entry = entryOf(root);
  const loaded = await loadSpec(entry);
  if (!loaded.ok) return loaded;
  const lost = await dropped(root);
  const inSource = lost.filter(({ severity }) => severity !== 'warning');
  const { diagnostics, media, migrations } = await checkWhole(root, loaded.spec);
  if (inSource.length > 0 || diagnostics.length > 0)
    return { ok: false, diagnostics: [...inSource, ...(await locateAll(entry, diagnostics))] };
  const review = async (): Promise<LocatedDiagnostic[]> => {
    const warnings = [
      ...lost,
      ...(await locateAll(entry, [...reviewSpec(loaded.spec), ...reviewMedia(loaded.spec, media)])),
      ...unusedMedia(loaded.spec, media).map((file) => unused(shownSpec(root), file)),
    ];
    return unacknowledged(root, warnings, passingCodes);
  };
  return { ok: true, spec: loaded.spec, migrations, media, review };
}

function unused(folder: string, file: string): LocatedDiagnostic {
  return {
    code: 'file/unused',
    severity: 'warning',
    path: [],
    message: 'Nothing on the site shows or offers this file.',
    hint: file.startsWith('media/')
      ? `Name it in an image({ file: '${file.slice('media/'.length)}', … }), or delete it.`
      : `Offer it with download({ file: '${file.slice('files/'.length)}', … }), or delete it.`,
    location: { file: folder + file, line: 1, column: 1, length: 1, excerpt: '' },
    related: [],
  };
}
