import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteCache } from '../site-root.mjs';

/** A short name for everything that goes into a file. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}

/** Gives the path of a file in the cache. It is made when it is not there; its name must change with what goes into it. */
export type CachedFile = (name: string, make: () => Promise<Uint8Array>) => Promise<string>;

/** The files that are kept for one purpose, in a folder of that name. */
export function cachedIn(purpose: string, folder = join(siteCache(), purpose)): CachedFile {
  return async (name, make) => {
    const file = join(folder, name);
    const found = await access(file).then(
      () => true,
      () => false,
    );
    if (found) return file;
    const content = await make();
    await mkdir(folder, { recursive: true });
    // Another build may be writing the same file: nobody must read half of it.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, content);
    await rename(draft, file);
    return file;
  };
}
