import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMigrationLog } from '../../../generator/write/migration-log.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import { nextMigration } from '../../../generator/sql/migration.ts';
import site from '#spec';
import { migrationsDir } from './tables.ts';

/** The site's committed log of migrations. */
export const committedLog = parseMigrationLog(
  'schema.json',
  readFileSync(join(migrationsDir, '..', 'schema.json'), 'utf8'),
);

/** The site's spec when it asks for new rows of leads to be told. */
export const tellingSpec: SiteSpec = {
  ...site,
  integrations: { ...site.integrations, notify: { url: "https://hook.example/?it's", tables: ['leads'] } },
};

/** Writes the site's migrations into a directory, and the one that follows from {@link tellingSpec}. */
export function tellingMigrations(directory: string): string {
  cpSync(migrationsDir, directory, { recursive: true });
  const { migration } = nextMigration(tellingSpec, committedLog);
  if (migration === undefined) throw new Error('There is no migration although the spec tells somebody of new rows');
  writeFileSync(join(directory, migration.file), migration.sql);
  return directory;
}
