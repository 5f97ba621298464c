import { emitArticles } from './emit/articles.ts';
import { emitBlocks } from './emit/blocks.ts';
import { emitBrand } from './emit/brand.ts';
import { emitDeskTests } from './emit/desk-tests.ts';
import { emitDesk } from './emit/desk.ts';
import { emitForms } from './emit/forms.ts';
import { emitLanguages } from './emit/languages.ts';
import { emitMedia } from './emit/media.ts';
import { emitPages } from './emit/pages.ts';
import { emitRoutes } from './emit/routes.ts';
import { emitServer } from './emit/server.ts';
import { emitSite } from './emit/site.ts';
import { emitTests } from './emit/tests.ts';
import { jsonFile } from './emit/file.ts';
import type { PlannedFile } from './emit/file.ts';
import { noMedia } from './media/facts.ts';
import type { Media } from './media/facts.ts';
import { migrationLogPath } from './paths.ts';
import type { SiteSpec } from './schema/index.ts';
import { nextMigration } from './sql/migration.ts';
import type { NextMigration } from './sql/migration.ts';
import type { MigrationLog } from './sql/model.ts';

/** All that a spec compiles to. */
export interface Plan {
  /** Files that are written anew whenever the spec changes. */
  files: PlannedFile[];
  /** The migration that is due, if one is: written once, never again. */
  migration?: { file: string; sql: string };
}

/** What writes the files: each part with the module that it is. */
export const emitters: readonly {
  readonly module: string;
  readonly emit: (spec: SiteSpec, media: Media) => PlannedFile[];
}[] = [
  { module: 'generator/emit/routes.ts', emit: emitRoutes },
  { module: 'generator/emit/languages.ts', emit: emitLanguages },
  { module: 'generator/emit/site.ts', emit: emitSite },
  { module: 'generator/emit/brand.ts', emit: emitBrand },
  { module: 'generator/emit/media.ts', emit: emitMedia },
  { module: 'generator/emit/server.ts', emit: emitServer },
  { module: 'generator/emit/pages.ts', emit: emitPages },
  { module: 'generator/emit/blocks.ts', emit: emitBlocks },
  { module: 'generator/emit/articles.ts', emit: emitArticles },
  { module: 'generator/emit/forms.ts', emit: emitForms },
  { module: 'generator/emit/desk.ts', emit: emitDesk },
  { module: 'generator/emit/desk-tests.ts', emit: emitDeskTests },
  { module: 'generator/emit/tests.ts', emit: emitTests },
];

/** The log of the migrations, with the one that is due. */
export function logFile(log: () => MigrationLog): PlannedFile {
  return jsonFile(migrationLogPath, 'tables', log);
}

/**
 * What has to be written for a checked spec. Pure: the same spec, log and media give the same plan.
 * @param next What comes after the log, where it is known already.
 */
export function plan(
  spec: SiteSpec,
  log: MigrationLog,
  media: Media = noMedia,
  next: NextMigration = nextMigration(spec, log),
): Plan {
  const files = [...emitters.flatMap(({ emit }) => emit(spec, media)), logFile(() => next.log)];
  return { files, ...(next.migration && { migration: next.migration }) };
}
