import type { TableRules } from '#contract';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { clusterDirectory } from '../../embedded-data.ts';
import { restoringDirectory } from '../database/data-directory.ts';
import { lockDirectory } from '../database/lock.ts';
import { isStartedOver, migrate } from '../database/migrate.ts';
import { forgetMigrations } from '../database/migration-note.ts';
import { openEmbedded } from '../database/embedded.ts';
import { openDataDirectory } from '../database/open.ts';
import { codeOf } from '../errors.ts';
import { UserError } from '../../user-error.mjs';
import { countRows, openArchive, unpack, type RowCounts, type Tar } from './archive.ts';
import { carryRows } from './carry.ts';

export interface RestoreOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Whether the data directory may already have a database. It is kept under another name. */
  readonly replace: boolean;
  readonly migrationsDir: string;
  readonly tables: TableRules;
}

export interface Restored {
  readonly rows: RowCounts;
  /** The migrations that the backup did not have yet. */
  readonly migrations: readonly string[];
  /** What the backup has and this version of the site has no place for. */
  readonly left: readonly string[];
  /** Where the previous database was moved. */
  readonly before: string | undefined;
}

/**
 * Restores the database of an archive into a data directory. It is unpacked, opened, migrated and counted beside the current
 * one, which is moved aside only then, and moved back if the restored one does not open in its place.
 *
 * @throws {UserError} if a server uses the directory, there is a database that may not be replaced, or the file is not a
 * backup of this site; then the directory is left as it was
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { dataDir, file, replace } = options;
  const tar = await unpack(await read(file), file);
  const unlock = lockDirectory(dataDir, '');
  try {
    const present = clusterDirectory(dataDir);
    const occupied = existsSync(present) && readdirSync(present).length > 0;
    if (occupied && !replace) {
      throw new UserError(
        `There is a database in ${resolve(dataDir)} already. To replace it with the backup, add --replace: ` +
          'the current one is kept beside it under another name. Or set DATA_DIR to another directory.',
      );
    }
    return await swap(tar, present, occupied, options);
  } finally {
    unlock();
  }
}

async function swap(tar: Tar, present: string, occupied: boolean, options: RestoreOptions): Promise<Restored> {
  const { dataDir, tables } = options;
  // Always the same name: what a killed restore left behind is removed by the next one.
  const draft = restoringDirectory(dataDir);
  await rm(draft, { recursive: true, force: true });
  try {
    const { migrations, left } = await unpackInto(draft, tar, options);
    const before = occupied ? `${present}.before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}` : undefined;
    await forgetMigrations(dataDir);
    if (before !== undefined) await rename(present, before);
    try {
      await rm(present, { recursive: true, force: true });
      await rename(draft, present);
      return { rows: await count(dataDir, tables), migrations, left, before };
    } catch (error) {
      await rm(present, { recursive: true, force: true });
      if (before !== undefined) await rename(before, present);
      throw error;
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Makes the database in a new directory, up to date. */
async function unpackInto(
  draft: string,
  tar: Tar,
  { file, migrationsDir }: RestoreOptions,
): Promise<Pick<Restored, 'migrations' | 'left'>> {
  const database = await openArchive(tar, file, draft);
  try {
    if (!(await isStartedOver(database, migrationsDir)))
      return { migrations: await migrate(database, migrationsDir), left: [] };
  } finally {
    await database.close();
  }
  // Its migrations are not those of this version: the rows move into a new database.
  await rm(draft, { recursive: true, force: true });
  const [old, fresh] = [await openArchive(tar, file), await openEmbedded({ directory: draft })];
  try {
    await migrate(fresh, migrationsDir);
    return { migrations: [], left: await fresh.transaction((connection) => carryRows(old, connection)) };
  } finally {
    await Promise.all([old.close(), fresh.close()]);
  }
}

/** Opens the database where the server will. */
async function count(dataDir: string, tables: TableRules): Promise<RowCounts> {
  const database = await openDataDirectory(dataDir);
  try {
    return await countRows(database, tables);
  } finally {
    await database.close();
  }
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UserError(
      `The backup ${resolve(file)} cannot be read (${codeOf(error) ?? String(error)}). Check its name.`,
      { cause: error },
    );
  }
}
