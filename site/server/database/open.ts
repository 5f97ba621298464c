import { existsSync } from 'node:fs';
import { mkdir, readdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../../user-error.mjs';
import { clusterDirectory } from '../../embedded-data.ts';
import { restoringDirectory } from './data-directory.ts';
import type { Database } from './database.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { readAddress } from './encryption.ts';
import { dataDirectoryFault } from './lock.ts';
import { openPostgres } from './postgres.ts';
import { describeUnreachable } from './unreachable.ts';

/**
 * Opens PGlite in a data directory. The caller holds the directory's lock.
 *
 * @throws {UserError} if the directory holds something that PGlite cannot open
 */
export async function openDataDirectory(dataDir: string): Promise<EmbeddedDatabase> {
  const directory = clusterDirectory(dataDir);
  const unfinished = restoringDirectory(dataDir);
  // Killed between moving the old database away and the new one in: an empty one would look as if everything were lost.
  if (!existsSync(directory) && existsSync(unfinished)) {
    throw new UserError(
      `A restore into ${dirname(directory)} was interrupted. Run \`npm run restore\` again, or rename the database that was there ` +
        `before (postgres.before-…) to postgres and delete ${unfinished}.`,
    );
  }
  try {
    await mkdir(directory, { recursive: true });
    await requireRoom(directory);
    return await openEmbedded({ directory });
  } catch (error) {
    const fault = dataDirectoryFault(error, dataDir);
    if (fault instanceof UserError) throw fault;
    throw new UserError(
      `The embedded database in ${directory} cannot be opened: ${error instanceof Error ? error.message : String(error)}. ` +
        'If a newer version of the site wrote it, use that version; otherwise restore a copy, or set DATA_DIR to another directory.',
      { cause: error },
    );
  }
}

/** A segment of the database's log. */
const LEAST_BYTES = 16 * 1024 * 1024;
/** The files of a new database, and that segment. */
const NEW_BYTES = 64 * 1024 * 1024;

/** Makes sure that the database has room to start: halfway through, it would crash with a message that does not name the disk. */
async function requireRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  const isNew = (await readdir(directory)).length === 0;
  if (bavail * bsize >= (isNew ? NEW_BYTES : LEAST_BYTES)) return;
  throw Object.assign(new Error(`${directory} has no room for the database`), { code: 'ENOSPC' });
}

/**
 * Opens the PostgreSQL of `DATABASE_URL` and makes sure that it answers. Requests wait `timeoutMs` for it instead of what the spec says.
 *
 * @throws {UserError} if it does not (without the password in the message), or if the connection over a network would not be encrypted
 */
export async function openDatabaseUrl(databaseUrl: string, timeoutMs?: number): Promise<Database> {
  const address = await readAddress(databaseUrl);
  const database = await openPostgres(address, timeoutMs);
  try {
    await database.unhurried.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw new UserError(describeUnreachable(error, address), { cause: error });
  }
}
