import { dirname, relative, sep } from 'node:path';
import { ts } from 'ts-morph';
import type { Splice } from './drafts.ts';
import { wholeLines } from './listing.ts';

/** A name that a file is to import; from a file without a name of its own, what that exports by default. */
export interface Wanted {
  readonly specifier: string;
  readonly name: string;
  /** What the file calls it. */
  readonly local: string;
}

type NamedImport = ts.ImportDeclaration & {
  readonly importClause: ts.ImportClause & { readonly namedBindings: ts.NamedImports };
};

function importsOf(source: ts.SourceFile): ts.ImportDeclaration[] {
  return source.statements.filter(ts.isImportDeclaration);
}

function specifierIn({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

function isNamed(statement: ts.ImportDeclaration): statement is NamedImport {
  const { namedBindings, isTypeOnly } = statement.importClause ?? {};
  return namedBindings !== undefined && ts.isNamedImports(namedBindings) && isTypeOnly === false;
}

/** What a file calls something that it imports already. */
export function importedAs(source: ts.SourceFile, specifier: string, name: string): string | undefined {
  return importsOf(source)
    .filter((statement) => isNamed(statement) && specifierIn(statement) === specifier)
    .flatMap((statement) => [...(statement as NamedImport).importClause.namedBindings.elements])
    .find((element) => (element.propertyName ?? element.name).text === name)?.name.text;
}

/** All names in a file; those of properties are none of them. */
export function namesIn(source: ts.SourceFile): Map<string, number> {
  const names = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    const isKey =
      parent && (ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)) && parent.name === node;
    if (ts.isIdentifier(node) && !isKey) names.set(node.text, (names.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Has a file import some more names. */
export function withImports(source: ts.SourceFile, wanted: readonly Wanted[]): Splice[] {
  const defaults = wanted.filter(({ name }) => name === 'default');
  const named = Map.groupBy(
    wanted.filter(({ name }) => name !== 'default'),
    ({ specifier }) => specifier,
  );
  return [
    ...[...named].map(([specifier, all]) => {
      const codes = all.map(({ name, local }) => (name === local ? name : `${name} as ${local}`));
      const known = importsOf(source).find((one) => isNamed(one) && specifierIn(one) === specifier);
      return known && isNamed(known)
        ? withNames(source, known, (names) => codes.reduce(insertSorted, names))
        : newImport(source, specifier, `{ ${codes.toSorted(compare).join(', ')} }`);
    }),
    ...defaults.map(({ specifier, local }) => newImport(source, specifier, local)),
  ];
}

function compare(a: string, b: string): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}

/** Puts a name among others: in their order, if they have one. */
function insertSorted(names: readonly string[], name: string): string[] {
  const isSorted = names.every((one, index) => index === 0 || compare(names[index - 1] ?? '', one) < 0);
  const found = isSorted ? names.findIndex((one) => compare(name, one) < 0) : -1;
  return names.toSpliced(found < 0 ? names.length : found, 0, name);
}

function withNames(
  source: ts.SourceFile,
  statement: NamedImport,
  make: (names: readonly string[]) => readonly string[],
): Splice {
  const { namedBindings } = statement.importClause;
  const names = make(namedBindings.elements.map((element) => element.getText(source)));
  return {
    file: source.fileName,
    start: namedBindings.getStart(source),
    end: namedBindings.getEnd(),
    text: `{ ${names.join(', ')} }`,
  };
}

/** A new import: beside those from the same folder in their order, or else last; the language of the spec first. */
function newImport(source: ts.SourceFile, specifier: string, clause: string): Splice {
  const code = `import ${clause} from '${specifier}';`;
  const all = importsOf(source);
  const beside = all.filter((one) => specifier.startsWith('.') && dirname(specifierIn(one)) === dirname(specifier));
  const next = specifier.startsWith('#') ? all[0] : beside.find((one) => compare(specifier, specifierIn(one)) < 0);
  const previous = beside.at(-1) ?? all.at(-1);
  const first = source.text.startsWith('\uFEFF') ? 1 : 0;
  const position = next?.getStart(source) ?? previous?.getEnd() ?? first;
  const text = next ? `${code}\n` : previous ? `\n${code}` : `${code}\n\n`;
  return { file: source.fileName, start: position, end: position, text };
}

/** Takes names out of the imports of a file. */
export function withoutImports(source: ts.SourceFile, isIdle: (name: string) => boolean): Splice[] {
  return importsOf(source).flatMap((statement): Splice[] => {
    const own = statement.importClause?.name?.text;
    const named = isNamed(statement) ? statement.importClause.namedBindings.elements : undefined;
    const idle = (named ?? []).filter(({ name }) => isIdle(name.text));
    const kept = (named?.length ?? 0) - idle.length;
    if (idle.length === 0 && (own === undefined || !isIdle(own))) return [];
    if (kept === 0 && (own === undefined || isIdle(own))) return [without(source, statement)];
    if (!isNamed(statement) || kept === 0) return [];
    const gone = idle.map((element) => element.getText(source));
    return [withNames(source, statement, (names) => names.filter((name) => !gone.includes(name)))];
  });
}

/** Takes a statement out, with the line that it stands on. */
export function without(source: ts.SourceFile, statement: ts.Statement): Splice {
  const start = statement.getStart(source, !ts.isImportDeclaration(statement));
  return { file: source.fileName, ...wholeLines(source.text, start, statement.getEnd()), text: '' };
}

/** How one file names another one in an import. */
export function specifierOf(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
