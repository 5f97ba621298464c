import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterDirectory } from '../../../site/embedded-data.ts';
import { openEmbedded, type EmbeddedDatabase } from '../../../site/server/database/open.ts';
import { migrate } from '../../../site/server/database/migrate.ts';
import { ROOT } from '../../../scripts/node.mjs';
import { cached, keyOf } from './cached.ts';
import { migrationsDir } from './tables.ts';

/**
 * The settings of a small cluster: PGlite takes a second to allocate the default buffer pool of 128 MB, and most of a
 * cluster's bytes are its first segment of WAL.
 */
const BUFFERS = { usual: 'shared_buffers = 128MB', small: 'shared_buffers = 4MB' };
const INITDB = ['--wal-segsize=1'];

/** Opens an empty PGlite on a copy of cached files, which takes a thirtieth of the time of initdb. */
export async function openNew(directory?: string): Promise<EmbeddedDatabase> {
  return openCopy(await newCluster(), directory);
}

/** Opens a PGlite with the site's migrations applied and no rows. */
export async function openMigrated(directory?: string): Promise<EmbeddedDatabase> {
  return openCopy(await migratedCluster(), directory);
}

/** Opens a copy of a cluster; without a directory, in a temporary one that is removed when the database closes. */
async function openCopy(cluster: string, directory?: string): Promise<EmbeddedDatabase> {
  const folder = directory ?? mkdtempSync(join(tmpdir(), 'pglite-'));
  cpSync(cluster, folder, { recursive: true });
  const database = await openEmbedded({ directory: folder });
  if (directory !== undefined) return database;
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Fills the data directory of a site whose migrations are applied, and returns it: a server starts on it in a third of
 * the time.
 */
export async function migratedData(dataDir: string): Promise<string> {
  cpSync(await migratedCluster(), clusterDirectory(dataDir), { recursive: true });
  return dataDir;
}

/** Fills the data directory of a new site, and returns it: an empty PGlite without migrations. */
export async function newData(dataDir: string): Promise<string> {
  cpSync(await newCluster(), clusterDirectory(dataDir), { recursive: true });
  return dataDir;
}

/** The folder of a new cluster, cached for each version of PGlite. */
function newCluster(): Promise<string> {
  return cached('new', keyOf(version(), ...INITDB, BUFFERS.small), async (folder) => {
    // Imported here, since most processes find the files in the cache.
    const [{ PGlite }, { pg_trgm: trigrams }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
    const database = await PGlite.create(folder, { extensions: { pg_trgm: trigrams }, initDbStartParams: INITDB });
    await database.exec('checkpoint');
    await database.close();
    shrink(folder);
  });
}

/** The same with the site's tables, cached for these migrations and the code that applies them. */
function migratedCluster(): Promise<string> {
  const sources = [...textsIn(join(ROOT, 'site/server/database')), ...textsIn(migrationsDir)];
  return cached('migrated', keyOf(version(), ...INITDB, BUFFERS.small, ...sources), async (folder) => {
    const database = await openNew(folder);
    await migrate(database, migrationsDir);
    await database.query('checkpoint');
    await database.close();
    shrink(folder);
  });
}

/** Removes recycled WAL and the files of template databases from a cluster, and shrinks its buffers. */
function shrink(cluster: string): void {
  for (const template of ['1', '4'])
    for (const name of readdirSync(join(cluster, 'base', template))) rmSync(join(cluster, 'base', template, name));
  const segments = readdirSync(join(cluster, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  for (const name of segments.toSorted().slice(1)) rmSync(join(cluster, 'pg_wal', name));
  const settings = join(cluster, 'postgresql.conf');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(BUFFERS.usual, BUFFERS.small));
}

function version(): string {
  const { version: found } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  return found;
}

/** The names and contents of the files of a folder. */
function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}
