import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../../errors.ts';
import { UserError } from '../../user-error.mjs';
import { clusterDirectory } from '../../embedded-data.ts';
import type { Database } from './database.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { readAddress } from './encryption.ts';
import { dataDirectoryError } from './lock.ts';
import { openPostgres } from './postgres.ts';

/** Where a restore unpacks a backup before it replaces the current database. */
export function restoringDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'postgres.restoring');
}

/**
 * Opens PGlite in a data directory. The caller holds the directory's lock.
 *
 * @throws {UserError} if PGlite cannot open the directory, or a restore into it was interrupted
 */
export async function openDataDirectory(dataDir: string): Promise<EmbeddedDatabase> {
  const directory = clusterDirectory(dataDir);
  const unfinished = restoringDirectory(dataDir);
  // A restore was killed between its two renames: an empty new database would look like data loss.
  if (!existsSync(directory) && existsSync(unfinished)) {
    throw new UserError(
      `A restore into ${dirname(directory)} was interrupted. Run \`npm run restore\` again, or rename the previous database ` +
        `(postgres.before-…) to postgres and delete ${unfinished}.`,
    );
  }
  try {
    await mkdir(directory, { recursive: true });
    return await openEmbedded({ directory });
  } catch (error) {
    const described = dataDirectoryError(error, dataDir);
    if (described instanceof UserError) throw described;
    throw new UserError(
      `The embedded database in ${directory} cannot be opened: ${error instanceof Error ? error.message : String(error)}. ` +
        'If a newer version of the site wrote it, use that version; otherwise restore a copy, or set DATA_DIR to another directory.',
      { cause: error },
    );
  }
}

/**
 * Connects to the PostgreSQL server of `DATABASE_URL`. `timeoutMs` overrides the spec's timeout of requests.
 *
 * @throws {UserError} if it does not answer (the message omits the password), or the URL does not require encryption
 */
export async function openDatabaseUrl(databaseUrl: string, timeoutMs?: number): Promise<Database> {
  const address = await readAddress(databaseUrl);
  const database = await openPostgres(address, timeoutMs);
  try {
    await database.withoutTimeout.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    // PostgreSQL's messages never contain the password.
    const message = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The PostgreSQL of DATABASE_URL (${address.host}) cannot be used: ${message} (${codeOf(error) ?? 'no code'}). ` +
        'Check that it runs, and check the address, user, password, sslmode and sslrootcert in DATABASE_URL (docs/guides/deploy.md).',
      { cause: error },
    );
  }
}
