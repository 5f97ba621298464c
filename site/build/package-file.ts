import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Reads a file of an installed package, also one that the package does not export. */
export async function readPackageFile(name: string, file: string): Promise<Buffer> {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name, file)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`The package ${name} is not installed, or has no file ${file}.`);
  return readFile(found);
}
