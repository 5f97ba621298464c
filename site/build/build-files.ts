import { createHash, randomUUID } from 'node:crypto';
import { existsSync, copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { mkdir, rename, writeFile, readFile } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import process from 'node:process';
import { createRequire } from 'node:module';
import { siteCache } from '../site-root.mjs';

/** A short hash of everything that determines a file's content. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}

/**
 * A file cache for one purpose, in the folder `SITE_CACHE` if it is set: releases share that of the installation. The
 * returned function returns the path of a file, and creates the file on a miss; its name must contain a hash of its
 * inputs.
 */
export function cachedIn(purpose: string) {
  const folder = join(process.env['SITE_CACHE'] || siteCache(), purpose);
  return async (name: string, make: () => Promise<Uint8Array>): Promise<string> => {
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

/** Reads a file of an installed package, also one that the package does not export. */
export async function readPackageFile(name: string, file: string): Promise<Buffer> {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name, file)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`The package ${name} is not installed, or has no file ${file}.`);
  return readFile(found);
}

/** Hard-links a file, which takes no space; copies it where the file system has no hard links. Creates the folder. */
export function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
