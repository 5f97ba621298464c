import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import { locationIn, type Location } from '../diagnostics/diagnostic.ts';
import { relativePath } from '../files.ts';

/** The folder that `#schema` refers to. */
const schemaFolder = fileURLToPath(new URL('../schema', import.meta.url));

/** An expression in a file. */
export interface Expression {
  readonly node: ts.Expression;
  readonly source: ts.SourceFile;
}

/** The source files of a spec, each parsed once and not type-checked. */
export class Sources {
  readonly #files = new Map<string, ts.SourceFile | undefined>();

  /** The parsed file, or `undefined` if it does not exist. */
  open(file: string): ts.SourceFile | undefined {
    if (!this.#files.has(file))
      this.#files.set(file, existsSync(file) ? parseSource(file, readFileSync(file, 'utf8')) : undefined);
    return this.#files.get(file);
  }

  /** The file that an import specifier refers to, or `undefined` for packages. */
  resolve(from: ts.SourceFile, specifier: string): string | undefined {
    if (specifier === '#schema') return resolve(schemaFolder, 'index.ts');
    if (specifier.startsWith('#schema/')) return resolve(schemaFolder, specifier.slice('#schema/'.length));
    return specifier.startsWith('.') ? resolve(dirname(from.fileName), specifier) : undefined;
  }
}

/** The number of parsed files in the cache: enough for the schemas and a large spec. */
const cacheSize = 300;
const parsedFiles = new Map<string, ts.SourceFile>();

/** Parses a file, or returns the cached result if its text has not changed. */
export function parseSource(file: string, text: string): ts.SourceFile {
  const known = parsedFiles.get(file);
  const source = known?.text === text ? known : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  // Least recently used first.
  parsedFiles.delete(file);
  parsedFiles.set(file, source);
  const [oldest] = parsedFiles.keys();
  if (parsedFiles.size > cacheSize && oldest !== undefined) parsedFiles.delete(oldest);
  return source;
}

/** The location of a range of a parsed file. */
export function locationOf(root: string, source: ts.SourceFile, start: number, end: number): Location {
  return locationIn(relativePath(root, source.fileName), source.text, start, end);
}
