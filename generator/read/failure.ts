import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, LocatedDiagnostic, Location } from '../diagnostics/diagnostic.ts';
import { projectOf } from '../paths.ts';
import { graphOf } from './graph.ts';
import type { ReadFile } from './graph.ts';
import { exportNames, parseFiles, startOfLine } from './parsed-file.ts';
import type { ParsedFile } from './parsed-file.ts';
import { syntaxError } from './syntax.ts';

/**
 * Explains why the spec could not be imported, and where: all syntax errors, else all wrong imports, else the error.
 * Mistakes that do not stop the import are left to TypeScript and oxlint.
 */
export function describeLoadFailure(entry: string, thrown: unknown, read?: ReadFile): LocatedDiagnostic[] {
  const files = parseFiles(projectOf(entry), graphOf(entry, read));
  const syntax = files.flatMap(syntaxError);
  if (syntax.length > 0) return syntax;
  const byPath = new Map(files.map((file) => [file.file, file]));
  const wrong = files.flatMap((file) => wrongImports(file, byPath));
  return wrong.length > 0 ? wrong : [unknownPackage(files, thrown) ?? thrownError(files, thrown)];
}

function located(diagnostic: Diagnostic, location: Location): LocatedDiagnostic {
  return { ...diagnostic, location, related: [] };
}

function siblingsOf(file: string): string[] {
  try {
    return readdirSync(dirname(file)).filter((name) => name.endsWith('.ts'));
  } catch {
    return [];
  }
}

/** Imports of files that do not exist, and of names that a file does not export. */
function wrongImports(
  { file, module, locate }: ParsedFile,
  files: ReadonlyMap<string, ParsedFile>,
): LocatedDiagnostic[] {
  return module.staticImports.flatMap(({ moduleRequest: { value, start, end }, entries }) => {
    if (!value.startsWith('.') || !value.endsWith('.ts') || !isOfSpec(file, value)) return [];
    const target = resolve(dirname(file), value);
    const found = files.get(target);
    if (!found) {
      const known = siblingsOf(target).toSorted();
      return [located(diagnose('load/unknown-file', [], { name: value, known }), locate(start, end))];
    }
    const exported = exportNames(found);
    if (!exported) return [];
    return entries.flatMap(({ importName, localName, isType }) => {
      const name = importName.kind === 'Default' ? 'default' : importName.name;
      if (isType || name === null || name === undefined || exported.has(name)) return [];
      const at = locate(importName.start ?? localName.start, importName.end ?? localName.end);
      return [located(diagnose('load/unknown-export', [], { file: value, name, known: [...exported] }), at)];
    });
  });
}

const generator = fileURLToPath(new URL('..', import.meta.url));

/** Whether an import of a file leads to the spec, and not to the generator. */
function isOfSpec(file: string, specifier: string): boolean {
  return !resolve(dirname(file), specifier).startsWith(generator);
}

/** A package that is imported but not installed. */
function unknownPackage(files: readonly ParsedFile[], thrown: unknown): LocatedDiagnostic | undefined {
  const name = /^Cannot find package '([^']+)'/.exec(messageOf(thrown))?.[1];
  if (name === undefined) return undefined;
  for (const { module, locate } of files) {
    const found = module.staticImports.find(({ moduleRequest: { value } }) => `${value}/`.startsWith(`${name}/`));
    if (!found) continue;
    const { start, end } = found.moduleRequest;
    return located(diagnose('load/unknown-package', [], { name, known: [] }), locate(start, end));
  }
  return undefined;
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** `file:///project/spec/pages/home.ts?spec=0123abcd:12:5`, with or without the column. */
const frame = /(file:\/\/[^\s()?]+)(?:\?[^\s():]*)?:(\d+)(?::(\d+))?\)?$/gm;

/** The place of the first frame of a stack trace that is in the spec. */
function thrownAt(files: readonly ParsedFile[], thrown: unknown): { file: ParsedFile; start: number } | undefined {
  const stack = (thrown instanceof Error && thrown.stack) || '';
  for (const [, url = '', line, column] of stack.matchAll(frame)) {
    const path = fileURLToPath(url);
    const file = files.find((one) => one.file === path);
    if (!file) continue;
    const start = startOfLine(file.text, Number(line));
    // For a syntax error, Node draws a caret below the line.
    const caret = /^ *(?=\^)/m.exec(stack)?.[0].length ?? /^\s*/.exec(file.text.slice(start))?.[0].length ?? 0;
    return { file, start: start + (column === undefined ? caret : Number(column) - 1) };
  }
  return undefined;
}

function thrownError(files: readonly ParsedFile[], thrown: unknown): LocatedDiagnostic {
  const place = thrownAt(files, thrown) ?? { file: files[0], start: 0 };
  const { file, start } = place;
  if (!file) throw thrown;
  const message = messageOf(thrown);
  const word = /^(?:new )?[\w$.]+/.exec(file.text.slice(start))?.[0].length ?? 1;
  const at = file.locate(start, start + word);
  const [line = ''] = message.split('\n', 1);
  return located(diagnose('load/exception', [], { error: line.replace(/\.$/, '') }), at);
}
