import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../files.ts';
import { isInSpec, specFolderOf } from '../paths.ts';

/** Reads a file by its absolute path, from disk or from memory; undefined if it does not exist. */
export type ReadFile = (file: string) => string | undefined;

/** A file of a spec, and the files that it imports or reads. */
export interface GraphFile {
  readonly text: string;
  readonly imports: readonly string[];
}

/** The files of a spec by absolute path, the entry first. */
export type Graph = ReadonlyMap<string, GraphFile>;

/** `from './home.ts'`, `import './x.ts'`, `svgFile(import.meta.url, './mark.svg')`. */
const reference = /(?:\bfrom|\bimport|\bsvgFile\(import\.meta\.url,)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** The generator's own files are not part of a spec, however it imports them. */
const generator = fileURLToPath(new URL('..', import.meta.url));

/** Reads a file from disk. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Every file that a spec's entry imports, directly or not. */
export function graphOf(entry: string, read: ReadFile = readText): Graph {
  const files = new Map<string, GraphFile>();
  const visit = (file: string): void => {
    if (files.has(file) || file.startsWith(generator)) return;
    const text = read(file);
    if (text === undefined) return;
    const references = file.endsWith('.ts') ? text.matchAll(reference) : [];
    const imports = [...references].map(([, name = '']) => resolve(file, '..', name));
    files.set(file, { text, imports });
    for (const inner of imports) visit(inner);
  };
  visit(entry);
  return files;
}

/** All files in a site's spec folder, imported or not, relative to the site's folder. */
export function specFiles(root: string): string[] {
  const folder = specFolderOf(root);
  if (folder !== root) return filesBelow(root, relative(root, folder));
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => isInSpec(folder, name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, entry.name) : [entry.name]));
}
