import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMigrationLog } from '../../../generator/write/migration-state.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import { nextMigration } from '../../../generator/sql/migration.ts';
import { site } from '../../support/site-spec.ts';
import { migrationsDir } from './tables.ts';

/** The committed migration log of the site. */
export const committedLog = parseMigrationLog(
  'schema.json',
  readFileSync(join(migrationsDir, '..', 'schema.json'), 'utf8'),
);

/** The site's spec with notifications about new leads. */
const notifyingSpec: SiteSpec = {
  ...site,
  integrations: { ...site.integrations, notify: { url: "https://hook.example/?it's", tables: ['leads'] } },
};

/** Writes the site's migrations and the one that adds notifications to a directory, and returns it. */
export function writeNotifyingMigrations(directory: string): string {
  cpSync(migrationsDir, directory, { recursive: true });
  const { migration } = nextMigration(notifyingSpec, committedLog);
  if (migration === undefined) throw new Error('The spec with notifications gave no migration');
  writeFileSync(join(directory, migration.file), migration.sql);
  return directory;
}
