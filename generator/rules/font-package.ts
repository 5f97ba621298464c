import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What Fontsource says of a font, in each of its packages. */
export interface FontPackage {
  readonly folder: string;
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  readonly styles: readonly string[];
}

/** Where a package is installed; nothing where it is not. */
export const folderOf = (name: string): string | undefined =>
  (createRequire(import.meta.url).resolve.paths(name) ?? []).map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));

const read = (folder: string, file: string): unknown => {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

/** What an installed package says of its font; nothing of a package that is not from Fontsource. */
export const fontPackage = (name: string): FontPackage | undefined => {
  const folder = folderOf(name);
  const found = folder === undefined ? undefined : (read(folder, 'metadata.json') as Omit<FontPackage, 'folder'> | undefined);
  return folder === undefined || found?.subsets === undefined ? undefined : { ...found, folder };
};

/** The characters of a subset as they are written in a class of a regular expression. */
export const charactersOf = ({ folder }: FontPackage, subset: string): string | undefined => {
  const ranges = (read(folder, 'unicode.json') as Readonly<Record<string, string>> | undefined)?.[subset];
  return ranges?.replaceAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/gi, (_, from: string, to?: string) => `\\u{${from}}${to === undefined ? '' : `-\\u{${to}}`}`);
};
