import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteCache } from '../site-root.mjs';

/** A short hash of everything that determines a file's content. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}

/** Returns the path of a cached file; creates it on a miss. The name must contain a hash of its inputs. */
export type CachedFile = (name: string, make: () => Promise<Uint8Array>) => Promise<string>;

/** A file cache for one purpose, in a folder of that name. */
export function cachedIn(purpose: string, folder = join(siteCache(), purpose)): CachedFile {
  return async (name, make) => {
    const file = join(folder, name);
    if (existsSync(file)) return file;
    const content = await make();
    await mkdir(folder, { recursive: true });
    // Another build may write the same file: nobody must read an incomplete one.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, content);
    await rename(draft, file);
    return file;
  };
}
