import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Range = { readonly min: number; readonly max: number };

/** What Fontsource says of a font, in each of its packages. */
export interface FontPackage {
  readonly folder: string;
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  readonly styles: readonly string[];
  readonly family: string;
  /** The axes of a variable font, and how far each of them goes; none of another. */
  readonly axes?: Readonly<Record<string, Range>> | undefined;
}

/** The same as the package writes it. */
interface Metadata extends Omit<FontPackage, 'folder' | 'axes'> {
  readonly variable?: Readonly<Record<string, { readonly min: string; readonly max: string }>> | false;
}

/** Where a package is installed; nothing where it is not. */
export function folderOf(name: string): string | undefined {
  return (createRequire(import.meta.url).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}

function read(folder: string, file: string): unknown {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const known = new Map<string, FontPackage>();

/** What an installed package says of its font; nothing of a package that is not from Fontsource. */
export function fontPackage(name: string): FontPackage | undefined {
  // What is not there may be installed while a watch runs.
  const found = known.get(name);
  if (found) return found;
  const folder = folderOf(name);
  const metadata = folder === undefined ? undefined : (read(folder, 'metadata.json') as Metadata | undefined);
  if (folder === undefined || metadata?.subsets === undefined) return undefined;
  const { variable, ...rest } = metadata;
  const isVariable = name.startsWith('@fontsource-variable/') && variable;
  // Italics are files of their own, whatever the metadata say.
  const axes = Object.entries(isVariable ? variable : {}).filter(([axis]) => axis !== 'ital');
  const made: FontPackage = {
    ...rest,
    folder,
    ...(isVariable && {
      axes: Object.fromEntries(axes.map(([axis, { min, max }]) => [axis, { min: Number(min), max: Number(max) }])),
    }),
  };
  known.set(name, made);
  return made;
}

/** The characters of a subset as they are written in a class of a regular expression. */
export function charactersOf({ folder }: FontPackage, subset: string): string | undefined {
  const ranges = (read(folder, 'unicode.json') as Readonly<Record<string, string>> | undefined)?.[subset];
  // U+0041-005A
  return ranges?.replaceAll(
    /U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/gi,
    (_, from: string, to?: string) => `\\u{${from}}${to === undefined ? '' : `-\\u{${to}}`}`,
  );
}
