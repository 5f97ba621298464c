import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableRules } from '../backend/tables.ts';
import { clusterDirectory } from '../database/data-directory.ts';
import { currentHolder, DirectoryLocked, lockDirectory } from '../database/lock.ts';
import { openDatabaseUrl, openDataDirectory } from '../database/open.ts';
import type { StorageChoice } from '../storage.ts';
import { UserError } from '../user-error.ts';
import { readChannel } from './channel.ts';
import { listLeads, type LeadTable } from './listing.ts';

/** A server that starts needs a few seconds until it answers. */
const PATIENCE_MS = 15_000;

/**
 * Reads all rows from wherever they are: from a PostgreSQL directly, from a data directory through the server that holds
 * it, or from the directory itself when nobody does.
 *
 * @throws {UserError} when there is nothing to read from
 */
export async function readLeads(choice: StorageChoice, tables: TableRules): Promise<LeadTable[]> {
  if (choice.kind === 'embedded') return readDirectory(choice.dataDir, tables);
  const database = await openDatabaseUrl(choice.databaseUrl);
  try {
    return await listLeads(database, tables);
  } finally {
    await database.close();
  }
}

async function readDirectory(dataDir: string, tables: TableRules): Promise<LeadTable[]> {
  if (!existsSync(clusterDirectory(dataDir))) {
    throw new UserError(
      `There is no data in ${resolve(dataDir)} yet. Start the site with \`npm start\`, or set DATA_DIR to where it keeps its data.`,
    );
  }
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const holder = currentHolder(dataDir);
    const listed = holder === undefined ? await readUnlocked(dataDir, tables) : await readChannel(holder.channel);
    if (listed !== undefined) return listed;
    if (Date.now() > deadline) {
      throw new UserError(
        `Process ${holder?.pid ?? ''} uses the data directory ${resolve(dataDir)} but does not answer. ` +
          'Wait until it has started and try again, or stop it.',
      );
    }
    await pause(100);
  }
}

/** Nothing when another process was quicker to take the directory. */
async function readUnlocked(dataDir: string, tables: TableRules): Promise<LeadTable[] | undefined> {
  let unlock: () => void;
  try {
    unlock = lockDirectory(dataDir, '');
  } catch (error) {
    if (error instanceof DirectoryLocked) return undefined;
    throw error;
  }
  try {
    const database = await openDataDirectory(dataDir);
    try {
      return await listLeads(database, tables);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}
