import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import type { LocatedDiagnostic } from '../diagnostic.ts';
import { exportNames } from '../locate/declaration.ts';
import { isSchema, locationOf, Sources } from '../locate/source.ts';
import { projectOf } from '../paths.ts';
import { suggestion } from '../suggest.ts';
import { readGraph } from './graph.ts';
import type { FileImport } from './graph.ts';
import { NeverSettled } from './settled.ts';

/** Explains why the spec could not be imported, and where: all syntax errors, or else all wrong imports, or else what was thrown. */
export const describeLoadFailure = (entry: string, thrown: unknown): LocatedDiagnostic[] => {
  const root = projectOf(entry);
  const sources = new Sources();
  const { files, imports } = readGraph(sources, entry);
  const syntax = files.flatMap((source) => syntaxErrors(root, source));
  if (syntax.length > 0) return syntax;
  const wrong = imports.flatMap((statement) => wrongImports(root, sources, statement));
  if (wrong.length > 0) return wrong;
  if (thrown instanceof NeverSettled) return [neverSettled(root, files)];
  return [unknownPackage(root, files, thrown) ?? thrownError(root, sources, files, thrown)];
};

const syntaxErrors = (root: string, source: ts.SourceFile): LocatedDiagnostic[] => {
  const { diagnostics = [] } = ts.transpileModule(source.text, {
    reportDiagnostics: true,
    fileName: source.fileName,
    compilerOptions: { target: ts.ScriptTarget.Latest, module: ts.ModuleKind.ESNext },
  });
  // Syntax errors after the first one are mostly its consequences.
  return diagnostics.slice(0, 1).map((found) => {
    const start = found.start ?? 0;
    const text = ts.flattenDiagnosticMessageText(found.messageText, ' ');
    const location = locationOf(root, source, start, start + (found.length ?? 1));
    const hint = syntaxHint(location.excerpt);
    return { code: 'load/syntax', path: [], message: `This is not valid TypeScript: ${text}`, ...(hint && { hint }), location, related: [] };
  });
};

/** Common mistakes of people who write texts rather than code. */
const syntaxHint = (line: string): string | undefined => {
  if (/^[+-](?:\s|$)/.test(line)) return 'Take the sign at the beginning of the line out: in the guide it marks what is new.';
  const [cut] = /\p{L}+'\p{L}+/u.exec(line.replaceAll(/"[^"]*"/g, '')) ?? [];
  return cut === undefined ? undefined : `A text with an apostrophe in it (${cut}) goes between double quotes: "…".`;
};

const filesBeside = (file: string): string[] => {
  try {
    return readdirSync(dirname(file)).filter((name) => name.endsWith('.ts'));
  } catch {
    return [];
  }
};

const wrongImports = (root: string, sources: Sources, found: FileImport): LocatedDiagnostic[] => {
  const { source, specifier, target, statement } = found;
  const at = (node: ts.Node) => locationOf(root, source, node.getStart(source), node.getEnd());
  const module = sources.open(target);
  if (!module) {
    const hint = suggestion(basename(target), filesBeside(target).toSorted());
    const message = `There is no file ${specifier.text}.`;
    return [{ code: 'load/unknown-file', path: [], message, ...(hint && { hint }), location: at(specifier), related: [] }];
  }
  if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) return [];
  const exported = exportNames(sources, module);
  const bindings = statement.importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.filter((element) => !element.isTypeOnly) : [];
  const wanted = named.map((element) => ({ node: element.propertyName ?? element.name, name: (element.propertyName ?? element.name).text }));
  const byDefault = statement.importClause?.name;
  if (byDefault) wanted.push({ node: byDefault, name: 'default' });
  return wanted
    .filter(({ name }) => !exported.has(name))
    .map(({ node, name }) => {
      const message = name === 'default' ? `${specifier.text} has no default export.` : `${specifier.text} exports no "${name}".`;
      const hint = name === 'default' ? undefined : suggestion(name, exported);
      return { code: 'load/unknown-export', path: [], message, ...(hint && { hint }), location: at(node), related: [] };
    });
};

/** A package that is imported and not installed. */
const unknownPackage = (root: string, files: readonly ts.SourceFile[], thrown: unknown): LocatedDiagnostic | undefined => {
  const name = thrown instanceof Error ? /^Cannot find package '([^']+)'/.exec(thrown.message)?.[1] : undefined;
  for (const source of name === undefined ? [] : files.filter((file) => !isSchema(file))) {
    const start = Math.max(source.text.indexOf(`'${name}`), source.text.indexOf(`"${name}`));
    if (start < 0) continue;
    const location = locationOf(root, source, start, start + (name ?? '').length + 2);
    return { code: 'load/unknown-package', path: [], message: `There is no package "${name}".`, hint: 'A spec is data: write it without, or install the package.', location, related: [] };
  }
  return undefined;
};

/** The first top-level `await` of a file: it blocks the import. */
const findAwait = (source: ts.SourceFile): ts.Node | undefined => {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isFunctionLike(node)) return undefined;
    if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) return node;
    return ts.forEachChild(node, visit);
  };
  return visit(source);
};

const neverSettled = (root: string, files: readonly ts.SourceFile[]): LocatedDiagnostic => {
  const [place] = files.flatMap((source) => {
    const node = findAwait(source);
    return node ? [{ source, start: node.getStart(source) }] : [];
  });
  const source = place?.source ?? files[0];
  if (!source) throw new Error('A spec without files cannot have been imported.');
  const start = place?.start ?? 0;
  return {
    code: 'load/never-settled',
    path: [],
    message: 'The spec waits here for something that does not come.',
    hint: 'A spec is data: write the value itself, without "await".',
    location: locationOf(root, source, start, start + 'await'.length),
    related: [],
  };
};

/** The location of the first frame of a stack trace that is in the spec. */
const thrownAt = (files: readonly ts.SourceFile[], stack: string): { source: ts.SourceFile; position: number } | undefined => {
  for (const [, url, line, column] of stack.matchAll(/(file:\/\/[^\s()]+?):(\d+)(?::(\d+))?\)?$/gm)) {
    const path = url === undefined ? '' : fileURLToPath(url.replace(/\?.*$/, ''));
    const source = files.find((file) => file.fileName === path);
    const start = source?.getLineStarts()[Number(line) - 1];
    if (source && start !== undefined) {
      const indent = /^\s*/.exec(source.text.slice(start))?.[0].length ?? 0;
      return { source, position: start + (column === undefined ? indent : Number(column) - 1) };
    }
  }
  return undefined;
};

const thrownError = (root: string, sources: Sources, files: readonly ts.SourceFile[], thrown: unknown): LocatedDiagnostic => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const place = thrownAt(files.filter((file) => !isSchema(file)), error.stack ?? '');
  const source = place?.source ?? files[0];
  if (!source) throw error;
  const start = place?.position ?? 0;
  const word = /^[\w$.]+/.exec(source.text.slice(start))?.[0].length ?? 1;
  const unknown = error instanceof ReferenceError ? /^(\S+) is not defined/.exec(error.message)?.[1] : undefined;
  return {
    code: 'load/exception',
    path: [],
    message: `The spec stops with an error: ${error.message.split('\n')[0] ?? error.name}.`.replace(/\.\.$/, '.'),
    ...(unknown !== undefined && { hint: `Import "${unknown}" at the top of the file, or check how the name is written.` }),
    location: locationOf(root, source, start, start + word),
    related: [],
  };
};
