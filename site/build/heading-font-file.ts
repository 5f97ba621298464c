import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brand } from './generated.ts';

const { package: name, file } = brand.headingFont;

/** The font of headings as its package has it. */
export function readHeadingFont(): Promise<Buffer> {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name, file)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`The heading font is not installed: ${name} has no ${file}.`);
  return readFile(found);
}

/** The beginning of the names of files that are made from it. */
export const headingFontName = brand.headingFont.family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
