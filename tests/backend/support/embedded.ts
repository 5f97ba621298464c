import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { clusterDirectory } from '../../../site/embedded-data.ts';
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from '../../../site/server/database/embedded.ts';
import { migrate } from '../../../site/server/database/migrate.ts';
import { cached, keyOf } from './cached.ts';
import { lean } from './lean.ts';
import { migrationsDir } from './tables.ts';

type Options = Omit<EmbeddedOptions, 'archive'>;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** In the keys of what is kept, since another copy of the project may have kept it otherwise. */
const LEAN = 'lean, small buffers';

/** Opens an empty PGlite from a copy of a new one: making one takes four times as long as unpacking it. */
export async function openNew(options: Options = {}): Promise<EmbeddedDatabase> {
  return openCopy(options, await newArchive());
}

/** Opens a PGlite that has had the site's migrations, and holds no rows. */
export async function openMigrated(options: Options = {}): Promise<EmbeddedDatabase> {
  return openCopy(options, await migratedArchive());
}

function openCopy(options: Options, archive: string): Promise<EmbeddedDatabase> {
  if (options.directory !== undefined) mkdirSync(options.directory, { recursive: true });
  return openEmbedded({ ...options, archive: readFileSync(archive) });
}

/** Makes the data directory of a site that has been started before, and returns it. A new one takes a server three times as long. */
export async function migratedData(dataDir: string): Promise<string> {
  unpackInto(clusterDirectory(dataDir), await migratedArchive());
  return dataDir;
}

/** Makes the data directory of a site whose first start has just begun, and returns it: an empty PGlite, to which no migration has been applied. */
export async function newData(dataDir: string): Promise<string> {
  unpackInto(clusterDirectory(dataDir), await newArchive());
  return dataDir;
}

function unpackInto(directory: string, archive: string): void {
  mkdirSync(directory, { recursive: true });
  execFileSync('tar', ['-xf', archive, '-C', directory], { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** The files of a new PGlite, as a tar. */
export async function newFiles(): Promise<Uint8Array> {
  return readFileSync(await newArchive());
}

/** The files of a new PGlite, made by the first who needs them and kept for as long as PGlite's version is the same. */
function newArchive(): Promise<string> {
  return cached('new', keyOf(version(), LEAN), (path) => dumpTo(path, openEmbedded()));
}

/** The same with the site's tables, for as long as the migrations, and what applies them, are the same. */
function migratedArchive(): Promise<string> {
  return cached(
    'migrated',
    keyOf(version(), LEAN, ...textsIn(join(ROOT, 'site/server/database')), ...textsIn(migrationsDir)),
    async (path) => {
      const database = await openNew();
      await migrate(database, migrationsDir);
      await dumpTo(path, Promise.resolve(database));
    },
  );
}

async function dumpTo(path: string, opening: Promise<EmbeddedDatabase>): Promise<void> {
  const database = await opening;
  writeFileSync(path, lean(gunzipSync(await database.dump())));
  await database.close();
}

function version(): string {
  const { version: found } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  return found;
}

/** The files of a folder, each with its name. */
function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}
