import { emitArticles } from './articles.ts';
import { emitBlocks, emitPages } from './pages.ts';
import { emitBrand } from './brand.ts';
import { emitDesk, emitDeskTests } from './desk.ts';
import { emitForms } from './forms.ts';
import { emitLanguages } from './languages.ts';
import { emitMedia } from './media.ts';
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

/** The outputs of a spec. */
export interface Plan {
  /** Files that are replaced whenever the spec changes. */
  files: PlannedFile[];
  /** The migration that is due, if one is: written once, never again. */
  migration?: { file: string; sql: string };
}

/** The emitters in the order of their files. */
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
 * Plans the outputs of a checked spec. Pure: the same spec, log and media give the same plan.
 * @param next The next migration, if it is already known.
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
