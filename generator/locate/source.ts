import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import type { Location } from '../diagnostic.ts';
import type { Meaning } from './declaration.ts';

/** The folder of the spec's language: what lies there was not written by the person whom a message is for. */
const schemaFolder = fileURLToPath(new URL('../schema/', import.meta.url));

/** An expression in a file; `scope` holds the arguments when it stands in the body of a called function. */
export interface Expression {
  readonly node: ts.Expression;
  readonly source: ts.SourceFile;
  readonly scope?: Scope;
}

/** A call that is being followed: its arguments by parameter name, and where the call stands. */
export interface Scope {
  readonly parameters: ReadonlyMap<string, Expression | undefined>;
  readonly call: { readonly node: ts.CallExpression; readonly source: ts.SourceFile; readonly scope?: Scope };
}

/** What a name stands for, with the files that said so. */
interface Known {
  readonly meaning: Meaning | undefined;
  readonly files: ReadonlySet<string>;
}

/** Reads and parses files once, and looks up each name in them once; nothing is type-checked. */
export class Sources {
  readonly #files = new Map<string, ts.SourceFile | undefined>();
  readonly #meanings = new Map<ts.SourceFile, Map<string, Known>>();
  /** The files that the lookup under way has opened, if there is one. */
  #opened: Set<string> | undefined;

  /** The parsed file, or nothing when it does not exist. */
  open(file: string): ts.SourceFile | undefined {
    this.#opened?.add(file);
    return this.parsed(file);
  }

  protected parsed(file: string): ts.SourceFile | undefined {
    if (!this.#files.has(file)) this.#files.set(file, this.#parse(file));
    return this.#files.get(file);
  }

  /** The file that an import specifier means, or nothing for packages. */
  resolve(from: ts.SourceFile, specifier: string): string | undefined {
    if (specifier === '#schema') return resolve(schemaFolder, 'index.ts');
    if (specifier.startsWith('#schema/')) return resolve(schemaFolder, specifier.slice('#schema/'.length));
    return specifier.startsWith('.') ? resolve(dirname(from.fileName), specifier) : undefined;
  }

  /** What a name in a file stands for: `find` is asked the first time. */
  meaning(source: ts.SourceFile, name: string, find: () => Meaning | undefined): Meaning | undefined {
    let names = this.#meanings.get(source);
    if (!names) this.#meanings.set(source, (names = new Map()));
    let known = names.get(name);
    if (!known) names.set(name, (known = this.#lookUp(source, find)));
    for (const file of known.files) this.#opened?.add(file);
    return known.meaning;
  }

  #lookUp(source: ts.SourceFile, find: () => Meaning | undefined): Known {
    const outer = this.#opened;
    const files = (this.#opened = new Set([source.fileName]));
    try {
      return { meaning: find(), files };
    } finally {
      this.#opened = outer;
    }
  }

  /** Looks up again, once a file has changed, the names that may stand for something in it, in whatever file they are. */
  protected forgetMeanings(file: string): void {
    for (const [source, names] of this.#meanings) {
      for (const [name, { files }] of names) if (files.has(file)) names.delete(name);
      // A file as it was is never asked again.
      if (names.size === 0) this.#meanings.delete(source);
    }
  }

  #parse(file: string): ts.SourceFile | undefined {
    if (!existsSync(file)) return undefined;
    return parseSource(file, readFileSync(file, 'utf8'));
  }
}

/** How many parsed files are kept: those of the spec's language and of a large spec. */
const kept = 150;
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
