import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import type { Location } from '../../diagnostics/diagnostic.ts';

/** The folder of the spec's language: what lies there was not written by the person whom a message is for. */
const schemaFolder = fileURLToPath(new URL('../../schema', import.meta.url));

/** An expression in a file. */
export interface Expression {
  readonly node: ts.Expression;
  readonly source: ts.SourceFile;
}

/** The files that a spec is read from. Each is parsed once; nothing is type-checked. */
export class Sources {
  readonly #files = new Map<string, ts.SourceFile | undefined>();

  /** The parsed file, or nothing when it does not exist. */
  open(file: string): ts.SourceFile | undefined {
    if (!this.#files.has(file))
      this.#files.set(file, existsSync(file) ? parseSource(file, readFileSync(file, 'utf8')) : undefined);
    return this.#files.get(file);
  }

  /** The file that an import specifier means, or nothing for packages. */
  resolve(from: ts.SourceFile, specifier: string): string | undefined {
    if (specifier === '#schema') return resolve(schemaFolder, 'index.ts');
    if (specifier.startsWith('#schema/')) return resolve(schemaFolder, specifier.slice('#schema/'.length));
    return specifier.startsWith('.') ? resolve(dirname(from.fileName), specifier) : undefined;
  }
}

/** How many parsed files are kept: the schemas and a large spec. */
const kept = 300;
const parsedFiles = new Map<string, ts.SourceFile>();

/** Parses a file, unless it says what it said the last time; nothing is type-checked. */
export function parseSource(file: string, text: string): ts.SourceFile {
  const known = parsedFiles.get(file);
  const source = known?.text === text ? known : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  // The last one asked for stands last.
  parsedFiles.delete(file);
  parsedFiles.set(file, source);
  const [oldest] = parsedFiles.keys();
  if (parsedFiles.size > kept && oldest !== undefined) parsedFiles.delete(oldest);
  return source;
}

/** Whether a file belongs to the spec's language rather than to the spec. */
export function isSchema(source: ts.SourceFile): boolean {
  const path = relative(schemaFolder, source.fileName);
  return !path.startsWith('..') && !isAbsolute(path);
}

/** The location of a piece of source, cut off at the end of its first line. */
export function locationOf(root: string, source: ts.SourceFile, start: number, end: number): Location {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  const excerpt = (source.text.split(/\r\n|\n|\r/)[line] ?? '').trimEnd();
  return {
    file: relative(root, source.fileName).split(sep).join('/'),
    line: line + 1,
    column: character + 1,
    length: Math.max(1, Math.min(end - start, excerpt.length - character)),
    excerpt,
  };
}
