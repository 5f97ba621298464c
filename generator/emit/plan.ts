import { emitArticles } from './articles.ts';
import { emitBlocks } from './blocks.ts';
import { emitBrand } from './brand.ts';
import { emitDeskTests } from './desk-tests.ts';
import { emitDesk } from './desk.ts';
import { emitForms } from './forms.ts';
import { emitLanguages } from './languages.ts';
import { emitMedia } from './media.ts';
import { emitPages } from './pages.ts';
import { emitRoutes } from './routes.ts';
import { emitServer } from './server.ts';
import { emitSite } from './site.ts';
import { emitTests } from './tests.ts';
import { jsonFile } from './file.ts';
import type { PlannedFile } from './file.ts';
import { noMedia } from '../read/media/facts.ts';
import type { Media } from '../read/media/facts.ts';
import { migrationLogPath } from '../paths.ts';
import type { SiteSpec } from '../schema/index.ts';
import { nextMigration } from '../sql/migration.ts';
import type { NextMigration } from '../sql/migration.ts';
import type { MigrationLog } from '../sql/model.ts';

/** All that a spec compiles to. */
export interface Plan {
  /** Files that are written anew whenever the spec changes. */
  files: PlannedFile[];
  /** The migration that is due, if one is: written once, never again. */
  migration?: { file: string; sql: string };
}

/** What writes the files, in the order in which they are planned. */
const emitters: readonly ((spec: SiteSpec, media: Media) => PlannedFile[])[] = [
  emitRoutes,
  emitLanguages,
  emitSite,
  emitBrand,
  emitMedia,
  emitServer,
  emitPages,
  emitBlocks,
  emitArticles,
  emitForms,
  emitDesk,
  emitDeskTests,
  emitTests,
];

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
  const files = [
    ...emitters.flatMap((emit) => emit(spec, media)),
    jsonFile(migrationLogPath, 'tables', () => next.log),
  ];
  return { files, ...(next.migration && { migration: next.migration }) };
}
