import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMigrationLog } from '../../../generator/output/migrations.ts';
import { nextMigration } from '../../../generator/sql/migration.ts';
import site from '../../../spec/index.ts';
import { migrationsDir } from './tables.ts';

/** What is noted of the site's migrations. */
export const log = parseMigrationLog('schema.json', readFileSync(join(migrationsDir, '..', 'schema.json'), 'utf8'));

/** The site's spec, and somebody who is told of leads. */
export const telling = { ...site, integrations: { ...site.integrations, notify: { url: "https://hook.example/?it's", tables: ['leads'] } } };

/** Writes the site's migrations, and the one that follows when its spec asks for leads to be told of. */
export function writeTellingMigrations(directory: string): string {
  cpSync(migrationsDir, directory, { recursive: true });
  const { migration } = nextMigration(telling, log);
  writeFileSync(join(directory, migration?.file ?? ''), migration?.sql ?? '');
  return directory;
}
