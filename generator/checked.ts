import { join } from 'node:path';
import type { LocatedDiagnostic } from './diagnostic.ts';
import { loadSpec } from './load.ts';
import { locateAll } from './locate.ts';
import { readIfThere } from './output/files.ts';
import { parseMigrationLog } from './output/migrations.ts';
import { migrationLogPath } from './places.ts';
import { checkSpec } from './rules/index.ts';
import type { SiteSpec } from './schema/index.ts';
import { checkColumnTypes } from './sql/column-types.ts';
import type { MigrationLog } from './sql/model.ts';

/** A spec without a mistake and what has been migrated of it, or every mistake in it. */
export type Checked = { ok: true; spec: SiteSpec; log: MigrationLog } | { ok: false; diagnostics: LocatedDiagnostic[] };

/** Where the spec of a project begins. */
export const entryOf = (root: string): string => join(root, 'spec', 'index.ts');

/** Reads a project's spec and checks all of it. It is imported in this process, so each call needs a fresh one (or a worker). */
export const readChecked = async (root: string): Promise<Checked> => {
  const entry = entryOf(root);
  const loaded = await loadSpec(entry);
  if (!loaded.ok) return loaded;
  const log = parseMigrationLog(migrationLogPath, readIfThere(root, migrationLogPath));
  const diagnostics = [...checkSpec(loaded.spec), ...checkColumnTypes(loaded.spec, log)];
  return diagnostics.length > 0 ? { ok: false, diagnostics: await locateAll(entry, diagnostics) } : { ok: true, spec: loaded.spec, log };
};
