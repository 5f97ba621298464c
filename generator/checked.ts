import { dirname } from 'node:path';
import type { LocatedDiagnostic } from './diagnostic.ts';
import { importSpecOnce } from './load/fresh.ts';
import type { SpecFiles } from './load/fresh.ts';
import { loadSpec } from './load.ts';
import { locateAll } from './locate.ts';
import { filesBelow, readIfThere } from './output/files.ts';
import { parseMigrationLog } from './output/migrations.ts';
import { entryOf, migrationLogPath, publicFolder, shownBefore } from './paths.ts';
import { checkSpec } from './rules/index.ts';
import { reviewSpec } from './rules/review.ts';
import type { SiteSpec } from './schema/index.ts';
import { unacknowledged } from './acknowledged.ts';
import { checkColumnTypes } from './sql/column-types.ts';
import type { MigrationLog } from './sql/model.ts';

/** A spec without a mistake, what has been migrated of it and what to look at again, or every mistake in it. */
export type Checked = { ok: true; spec: SiteSpec; log: MigrationLog; warnings: LocatedDiagnostic[] } | { ok: false; diagnostics: LocatedDiagnostic[] };

/** The addresses of the files that the site serves as they are. */
export const publicFilesOf = (root: string): ReadonlySet<string> => new Set(filesBelow(root, publicFolder).map((path) => path.slice(publicFolder.length)));

/** How often a spec is read that somebody goes on changing meanwhile. */
const attempts = 5;

/**
 * Reads a project's spec and checks all of it. It is imported in this process, so each call needs a fresh one, or a
 * thread that looks at the files before.
 */
export const readChecked = async (root: string, files: SpecFiles = importSpecOnce(dirname(entryOf(root)))): Promise<Checked> => {
  let checked = await readOnce(root);
  // A file that was saved since it was imported would show its mistake in a line that no longer has one.
  for (let attempt = 1; attempt < attempts && !checked.ok && files.changed(); attempt += 1) {
    files.look();
    checked = await readOnce(root);
  }
  return checked;
};

const readOnce = async (root: string): Promise<Checked> => {
  const entry = entryOf(root);
  const loaded = await loadSpec(entry);
  if (!loaded.ok) return loaded;
  const log = parseMigrationLog(shownBefore(root) + migrationLogPath, readIfThere(root, migrationLogPath));
  const diagnostics = [...checkSpec(loaded.spec, publicFilesOf(root)), ...checkColumnTypes(loaded.spec, log)];
  if (diagnostics.length > 0) return { ok: false, diagnostics: await locateAll(entry, diagnostics) };
  return { ok: true, spec: loaded.spec, log, warnings: unacknowledged(root, await locateAll(entry, reviewSpec(loaded.spec))) };
};
