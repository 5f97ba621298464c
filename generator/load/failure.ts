import { readdirSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
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
import { syntaxError } from './syntax.ts';

/** Explains why the spec could not be imported, and where: all syntax errors, or else all wrong imports, or else what was thrown. */
export function describeLoadFailure(
  entry: string,
  thrown: unknown,
  sources: Sources = new Sources(),
): LocatedDiagnostic[] {
  const root = projectOf(entry);
  const { files, imports } = readGraph(sources, entry);
  const syntax = files.flatMap((source) => syntaxError(root, source));
  if (syntax.length > 0) return syntax;
  const wrong = imports.flatMap((statement) => wrongImports(root, sources, statement));
  if (wrong.length > 0) return wrong;
  if (thrown instanceof NeverSettled) return [neverSettled(root, files)];
  return [
    unknownPackage(root, files, thrown) ??
      importCycle(root, files, imports, thrown) ??
      thrownError(root, files, thrown),
  ];
}

function filesBeside(file: string): string[] {
  try {
    return readdirSync(dirname(file)).filter((name) => name.endsWith('.ts'));
  } catch {
    return [];
  }
}

function wrongImports(root: string, sources: Sources, found: FileImport): LocatedDiagnostic[] {
  const { source, specifier, target, statement } = found;
  const at = (node: ts.Node) => locationOf(root, source, node.getStart(source), node.getEnd());
  const module = sources.open(target);
  if (!module) {
    const hint = suggestion(basename(target), filesBeside(target).toSorted());
    const message = `There is no file ${specifier.text}.`;
    return [
      { code: 'load/unknown-file', path: [], message, ...(hint && { hint }), location: at(specifier), related: [] },
    ];
  }
  if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) return [];
  const exported = exportNames(sources, module);
  const bindings = statement.importClause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings) ? bindings.elements.filter((element) => !element.isTypeOnly) : [];
  const wanted = named.map((element) => ({
    node: element.propertyName ?? element.name,
    name: (element.propertyName ?? element.name).text,
  }));
  const byDefault = statement.importClause?.name;
  if (byDefault) wanted.push({ node: byDefault, name: 'default' });
  return wanted
    .filter(({ name }) => !exported.has(name))
    .map(({ node, name }) => {
      const message =
        name === 'default' ? `${specifier.text} has no default export.` : `${specifier.text} exports no "${name}".`;
      const hint = name === 'default' ? undefined : suggestion(name, exported);
      return { code: 'load/unknown-export', path: [], message, ...(hint && { hint }), location: at(node), related: [] };
    });
}

/** A package that is imported and not installed. */
function unknownPackage(root: string, files: readonly ts.SourceFile[], thrown: unknown): LocatedDiagnostic | undefined {
  const name = thrown instanceof Error ? /^Cannot find package '([^']+)'/.exec(thrown.message)?.[1] : undefined;
  for (const source of name === undefined ? [] : files.filter((file) => !isSchema(file))) {
    const start = Math.max(source.text.indexOf(`'${name}`), source.text.indexOf(`"${name}`));
    if (start < 0) continue;
    const location = locationOf(root, source, start, start + (name ?? '').length + 2);
    return {
      code: 'load/unknown-package',
      path: [],
      message: `There is no package "${name}".`,
      hint: 'A spec is data: write it without, or install the package.',
      location,
      related: [],
    };
  }
  return undefined;
}

/** The first top-level `await` of a file: it blocks the import. */
function findAwait(source: ts.SourceFile): ts.Node | undefined {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isFunctionLike(node)) return undefined;
    if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) return node;
    return ts.forEachChild(node, visit);
  };
  return visit(source);
}

function neverSettled(root: string, files: readonly ts.SourceFile[]): LocatedDiagnostic {
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
}

/** The location of the first frame of a stack trace that is in the spec. */
function thrownAt(
  files: readonly ts.SourceFile[],
  stack: string,
): { source: ts.SourceFile; position: number } | undefined {
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
}

/** The first place in a file that uses a name as a value. */
function firstUse(source: ts.SourceFile, name: string): number | undefined {
  const visit = (node: ts.Node): number | undefined => {
    if (ts.isIdentifier(node) && node.text === name) {
      const { parent } = node;
      const isName =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node);
      if (!isName) return node.getStart(source);
    }
    return ts.isTypeNode(node) ? undefined : ts.forEachChild(node, visit);
  };
  return visit(source);
}

/** Where the word "type" stands in the import of a name, if it does: Node drops such an import. */
function typeImport(source: ts.SourceFile, name: string): number | undefined {
  for (const statement of source.statements) {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    const bindings = clause?.namedBindings;
    if (!clause || !bindings || !ts.isNamedImports(bindings)) continue;
    const specifier = bindings.elements.find((element) => element.name.text === name);
    if (specifier?.isTypeOnly) return specifier.getStart(source);
    if (specifier && clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return clause.getStart(source);
  }
  return undefined;
}

/** The files by which a file imports itself, itself first. */
function cycleFrom(file: string, imports: readonly FileImport[]): string[] | undefined {
  const seen = new Set<string>();
  const search = (at: string, way: readonly string[]): string[] | undefined => {
    for (const { target } of imports.filter(({ source }) => source.fileName === at)) {
      if (target === file) return [...way];
      if (seen.has(target)) continue;
      seen.add(target);
      const found = search(target, [...way, target]);
      if (found) return found;
    }
    return undefined;
  };
  return search(file, [file]);
}

/** Files that import each other: one of them runs before the other has its values. */
function importCycle(
  root: string,
  files: readonly ts.SourceFile[],
  imports: readonly FileImport[],
  thrown: unknown,
): LocatedDiagnostic | undefined {
  const name =
    thrown instanceof ReferenceError
      ? /^Cannot access '(.+)' before initialization/.exec(thrown.message)?.[1]
      : undefined;
  const place = thrownAt(files, (thrown as { stack?: string } | undefined)?.stack ?? '');
  if (name === undefined || !place) return undefined;
  const { source, position } = place;
  const location = locationOf(root, source, position, position + name.length);
  const cycle = cycleFrom(source.fileName, imports);
  const said = { code: 'load/order', path: [], location, related: [] };
  if (!cycle)
    return {
      ...said,
      message: `"${name}" is used here and gets its value further down.`,
      hint: 'Move it up, above its first use.',
    };
  const shown = cycle.map((file) => relative(root, file).split(sep).join('/'));
  const others = shown.slice(1);
  const message =
    others.length === 0
      ? `This file imports itself, so "${name}" has no value yet.`
      : `This file and ${others.join(', ')} import each other, so "${name}" has no value yet.`;
  return { ...said, message, hint: 'Move what both need into a file of its own that imports neither.' };
}

function thrownError(root: string, files: readonly ts.SourceFile[], thrown: unknown): LocatedDiagnostic {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const place = thrownAt(
    files.filter((file) => !isSchema(file)),
    error.stack ?? '',
  );
  const source = place?.source ?? files[0];
  if (!source) throw error;
  const unknown = error instanceof ReferenceError ? /^(\S+) is not defined/.exec(error.message)?.[1] : undefined;
  if (unknown !== undefined) {
    const imported = typeImport(source, unknown);
    if (imported !== undefined)
      return {
        code: 'load/type-import',
        path: [],
        message: `"${unknown}" is imported as a type, and used as a value.`,
        hint: 'Write import { … } without "type".',
        location: locationOf(root, source, imported, imported + 'type'.length),
        related: [],
      };
    const start = firstUse(source, unknown) ?? place?.position ?? 0;
    const location = locationOf(root, source, start, start + unknown.length);
    const hint = `Import "${unknown}" at the top of the file, or check how the name is written.`;
    return {
      code: 'load/unknown-name',
      path: [],
      message: `Nothing in this file is called "${unknown}".`,
      hint,
      location,
      related: [],
    };
  }
  const start = place?.position ?? 0;
  const word = /^[\w$.]+/.exec(source.text.slice(start))?.[0].length ?? 1;
  return {
    code: 'load/exception',
    path: [],
    message: `The spec stops with an error: ${error.message.split('\n')[0] ?? error.name}.`.replace(/\.\.$/, '.'),
    location: locationOf(root, source, start, start + word),
    related: [],
  };
}
