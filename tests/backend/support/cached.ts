import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/databases', import.meta.url));

/** How long what has another key is kept unused: copies of the project may share the folder. */
const KEPT_MS = 60 * 60 * 1000;

/**
 * Makes a file or folder once and caches it in `node_modules/.cache`.
 *
 * @param key a digest of everything that the content depends on
 * @param make writes the content to the given path
 * @returns the path of what is cached
 */
export async function cached(name: string, key: string, make: (path: string) => void | Promise<void>): Promise<string> {
  const path = join(FOLDER, `${name}-${key}`);
  if (existsSync(path)) {
    utimesSync(path, new Date(), new Date());
    return path;
  }
  mkdirSync(FOLDER, { recursive: true });
  // Another call, in this process or in another one, may be making the same, so it is renamed once it is complete.
  const unfinished = `${path}.${randomUUID()}`;
  await make(unfinished);
  try {
    renameSync(unfinished, path);
  } catch (error) {
    // A folder cannot replace the one that another call has renamed first.
    if (!existsSync(path)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  for (const other of readdirSync(FOLDER)) {
    const { mtimeMs = Infinity } = statSync(join(FOLDER, other), { throwIfNoEntry: false }) ?? {};
    if (other.startsWith(`${name}-`) && Date.now() - mtimeMs > KEPT_MS)
      rmSync(join(FOLDER, other), { recursive: true, force: true });
  }
  return path;
}

/** A short digest of these texts. */
export function keyOf(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}
