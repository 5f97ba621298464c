import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { clusterDirectory } from '../../embedded-data.ts';
import { lockDirectory } from '../database/lock.ts';
import { isStartedOver, migrate } from '../database/migrate.ts';
import { forgetMigrations } from '../database/applied-migrations.ts';
import { openEmbedded } from '../database/embedded.ts';
import { restoringDirectory } from '../database/open.ts';
import { codeOf } from '../../errors.ts';
import { UserError } from '../../user-error.mjs';
import { countRows, openArchive } from './archive.ts';
import { copyRows } from './copy-rows.ts';

export interface RestoreOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Whether to replace an existing database, which is kept under another name. */
  readonly replace: boolean;
  readonly migrationsDir: string;
}

export type Restored = Awaited<ReturnType<typeof restore>>;

/**
 * Restores an archive into a data directory. Unpacks and migrates it next to the current database, then swaps the
 * two.
 *
 * @throws {UserError} if a server uses the directory, there is a database and `replace` is false, or the file is not a
 * backup of this site; the current database is unchanged then
 */
export async function restore(options: RestoreOptions) {
  const { dataDir, file, replace } = options;
  const archive = await read(file);
  using lock = new DisposableStack();
  lock.defer(lockDirectory(dataDir));
  const current = clusterDirectory(dataDir);
  const exists = existsSync(current) && readdirSync(current).length > 0;
  if (exists && !replace) {
    throw new UserError(
      `There is already a database in ${resolve(dataDir)}. To replace it with the backup, add --replace: ` +
        'the current one is kept next to it under another name. Or set DATA_DIR to another directory.',
    );
  }
  return await swap(archive, current, exists, options);
}

async function swap(archive: Uint8Array, current: string, exists: boolean, options: RestoreOptions) {
  const { dataDir } = options;
  // Always the same name, so that a restore removes the leftovers of one that was killed.
  const draft = restoringDirectory(dataDir);
  await rm(draft, { recursive: true, force: true });
  try {
    const restored = await unpackInto(draft, archive, options);
    const before = exists ? `${current}.before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}` : undefined;
    await forgetMigrations(dataDir);
    if (before !== undefined) await rename(current, before);
    try {
      await rm(current, { recursive: true, force: true });
      await rename(draft, current);
    } catch (error) {
      if (before !== undefined) await rename(before, current);
      throw error;
    }
    return {
      ...restored,
      /** Where the previous database was moved. */
      before,
    };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Unpacks the archive into a new directory, migrates its database and counts its rows. Returns the migrations that were
 * applied, and the backup's tables and columns with data that this version of the site lacks.
 */
async function unpackInto(draft: string, archive: Uint8Array, { file, migrationsDir }: RestoreOptions) {
  {
    await using database = await openArchive(archive, file, draft);
    if (!(await isStartedOver(database, migrationsDir))) {
      const migrations = await migrate(database, migrationsDir);
      return { rows: await countRows(database), migrations, left: [] };
    }
  }
  // The migrations were started over since the backup: copy the rows into a new database.
  await rm(draft, { recursive: true, force: true });
  await using old = await openArchive(archive, file);
  await using fresh = await openEmbedded({ directory: draft });
  await migrate(fresh, migrationsDir);
  const left = await fresh.transaction((connection) => copyRows(old, connection));
  return { rows: await countRows(fresh), migrations: [], left };
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
