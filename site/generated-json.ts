import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// Read instead of imported: a build after a change of texts then reuses the last bundle, and the bundler does not
// create a module for each of thousands of articles. The bundle does not contain the folder's path, so that a release
// can use the bundle of the one before.
const folder = process.env['GENERATED_FILES'] ?? fileURLToPath(new URL('./generated/', import.meta.url));

/**
 * Whether the generator has written a file.
 *
 * @param path in the folder of generated files, such as `locales/es/home.json`
 */
export function hasGeneratedJson(path: string): boolean {
  return existsSync(folder + path);
}

/** Reads a generated JSON file. @throws {Error} if it is missing */
export function readGeneratedJson<T>(path: string): T {
  if (!hasGeneratedJson(path)) throw new Error(`site/generated/${path} is missing: run npm run generate.`);
  return JSON.parse(readFileSync(folder + path, 'utf8')) as T;
}
