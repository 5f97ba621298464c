import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from '../../../site/server/database/embedded.ts';

const inModules = (path: string): string => fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url));

/** Opens an empty PGlite from a copy of a new one: making one takes four times as long as unpacking it. */
export async function openNew(options: Omit<EmbeddedOptions, 'archive'> = {}): Promise<EmbeddedDatabase> {
  return openEmbedded({ ...options, archive: await archive() });
}

/** The files of a new PGlite, made by the first who needs them and kept for as long as PGlite's version is the same. */
async function archive(): Promise<Uint8Array> {
  const { version } = JSON.parse(readFileSync(inModules('@electric-sql/pglite/package.json'), 'utf8')) as { version: string };
  const folder = inModules('.cache/pglite');
  const path = `${folder}/new-${version}.tar`;
  if (existsSync(path)) return readFileSync(path);
  const database = await openEmbedded();
  const made = gunzipSync(await database.dump());
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Another test may be making it as well: whoever reads it finds a whole one.
  const whole = `${path}.${process.pid}`;
  writeFileSync(whole, made);
  renameSync(whole, path);
  return made;
}
