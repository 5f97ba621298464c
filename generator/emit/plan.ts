import { migrationLogPath } from '../paths.ts';
import { noMedia, type Media } from '../read/media.ts';
import type { SiteSpec } from '../schema/index.ts';
import { nextMigration, type MigrationLog, type NextMigration } from '../sql/migration.ts';
import { emitArticles, emitBlocks, emitPages } from './pages.ts';
import { emitBrand } from './brand.ts';
import { emitDesk } from './desk.ts';
import { jsonFile, type PlannedFile } from './file.ts';
import { emitForms } from './forms.ts';
import { emitMedia } from './media.ts';
import { emitRoutes } from './routes.ts';
import { emitSite } from './site.ts';
import { emitTests } from './tests.ts';

/** The outputs of a spec. */
export interface Plan {
  /** Files that are replaced whenever the spec changes. */
  files: PlannedFile[];
  /** The next migration, if one is due: written once, never again. */
  migration?: NextMigration['migration'];
}

/** Plans the outputs of a checked spec. Pure: the same spec, log and media give the same plan. */
export function plan(spec: SiteSpec, log: MigrationLog, media: Media = noMedia): Plan {
  const next = nextMigration(spec, log);
  const files = [
    ...emitRoutes(spec),
    ...emitSite(spec),
    ...emitBrand(spec),
    ...emitMedia(spec, media),
    ...emitPages(spec),
    ...emitBlocks(spec),
    ...emitArticles(spec),
    ...emitForms(spec),
    ...emitDesk(spec),
    ...emitTests(spec),
    jsonFile(migrationLogPath, 'tables', next.log),
  ];
  return { files, ...(next.migration && { migration: next.migration }) };
}
