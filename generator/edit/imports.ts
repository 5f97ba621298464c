import { dirname } from 'node:path';
import { Project, QuoteKind, ts, type ImportDeclarationStructure, type OptionalKind, type SourceFile } from 'ts-morph';
import { relativePath } from '../files.ts';
import type { Drafts } from './site.ts';

/** An export that a file needs to import. */
export interface Wanted {
  readonly specifier: string;
  /** The exported name, or `default`. */
  readonly name: string;
  /** The name in the importing file. */
  readonly local: string;
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: { quoteKind: QuoteKind.Single },
});

/** Changes code with ts-morph. Keeps the byte order mark, which ts-morph drops. */
function manipulate(code: string, change: (file: SourceFile) => void): string {
  const mark = code.startsWith('\uFEFF') ? '\uFEFF' : '';
  const file = project.createSourceFile('edited.ts', code.slice(mark.length), { overwrite: true });
  change(file);
  return mark + file.getFullText();
}

/** The local name of an export that a file already imports. */
export function importedAs(source: ts.SourceFile, specifier: string, name: string): string | undefined {
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const { moduleSpecifier, importClause } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== specifier || importClause?.isTypeOnly)
      continue;
    const bindings = importClause?.namedBindings;
    const names = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    const found = names.find((element) => (element.propertyName ?? element.name).text === name);
    if (found) return found.name.text;
  }
  return undefined;
}

/** Whether an identifier is the name of a property, and not of a value. */
export function isKey(node: ts.Node): boolean {
  const { parent } = node;
  return parent && (ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)) && parent.name === node;
}

/** Counts the identifiers in a file by name, except property names. */
export function namesIn(source: ts.SourceFile): Map<string, number> {
  const names = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isKey(node)) names.set(node.text, (names.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Adds imports to code, in alphabetical order if the existing ones are sorted. */
export function withImports(code: string, wanted: readonly Wanted[]): string {
  return manipulate(code, (file) => {
    for (const { specifier, name, local } of wanted) {
      const existing = file.getImportDeclaration(
        (one) => one.getModuleSpecifierValue() === specifier && one.getNamedImports().length > 0 && !one.isTypeOnly(),
      );
      const named = { name, ...(name !== local && { alias: local }) };
      if (name === 'default') insertImport(file, { moduleSpecifier: specifier, defaultImport: local });
      else if (existing)
        existing.insertNamedImport(
          sortedIndex(
            existing.getNamedImports().map((one) => one.getName()),
            name,
          ),
          named,
        );
      else insertImport(file, { moduleSpecifier: specifier, namedImports: [named] });
    }
  });
}

/** Inserts an import: `#schema` first, others next to imports from the same folder, or else last. */
function insertImport(file: SourceFile, structure: OptionalKind<ImportDeclarationStructure>): void {
  const { moduleSpecifier } = structure;
  const all = file.getImportDeclarations().map((one) => one.getModuleSpecifierValue());
  const inFolder = all.filter((one) => one.startsWith('.') && dirname(one) === dirname(moduleSpecifier));
  const first = inFolder[0] === undefined ? all.length : all.indexOf(inFolder[0]);
  const index = moduleSpecifier.startsWith('#') ? 0 : first + sortedIndex(inFolder, moduleSpecifier);
  file.insertImportDeclaration(index, structure);
}

/** The index of a new name: alphabetical if the names are sorted, otherwise the end. */
function sortedIndex(names: readonly string[], name: string): number {
  const isBefore = (a: string, b: string): boolean => a.toLowerCase() < b.toLowerCase();
  const isSorted = names.every((one, index) => index === 0 || isBefore(names[index - 1] ?? '', one));
  const found = isSorted ? names.findIndex((one) => isBefore(name, one)) : -1;
  return found < 0 ? names.length : found;
}

/** Removes unused imports and unused private constants. */
export function withoutUnused(code: string, isUnused: (name: string) => boolean): string {
  return manipulate(code, (file) => {
    for (const statement of file.getImportDeclarations()) {
      const defaultName = statement.getDefaultImport()?.getText();
      const unused = statement
        .getNamedImports()
        .filter((one) => isUnused(one.getAliasNode()?.getText() ?? one.getName()));
      const isDefaultUnused = defaultName !== undefined && isUnused(defaultName);
      if (unused.length === 0 && !isDefaultUnused) continue;
      if (unused.length === statement.getNamedImports().length && (defaultName === undefined || isDefaultUnused))
        statement.remove();
      else for (const one of unused) one.remove();
    }
    for (const statement of file.getVariableStatements()) {
      const [only, ...others] = statement.getDeclarations();
      if (only && others.length === 0 && !statement.isExported() && isUnused(only.getName())) statement.remove();
    }
  });
}

/** The relative import specifier of a file. */
export function specifierOf(from: string, to: string): string {
  const path = relativePath(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Removes imports, constants and files that became unused through the edits. */
export function cleanUp(drafts: Drafts, entry: string): void {
  const before = drafts.unedited();
  const reachedBefore = reached(before, entry);
  for (const file of drafts.changed()) {
    const old = before.open(file);
    const used = old ? namesIn(old) : new Map<string, number>();
    // A removed constant may leave others unused.
    while (removeUnused(drafts, file, (name) => used.get(name) === 1));
  }
  const reachedNow = reached(drafts, entry);
  for (const file of [...reachedBefore, ...drafts.changed()]) if (!reachedNow.has(file)) drafts.write(file, undefined);
}

/** A file and everything it imports, directly or indirectly. */
function reached(drafts: Drafts, file: string, found = new Set<string>()): Set<string> {
  const source = found.has(file) ? undefined : drafts.open(file);
  if (!source) return found;
  found.add(file);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) continue;
    const target = drafts.resolve(source, moduleSpecifier.text);
    if (target !== undefined) reached(drafts, target, found);
  }
  return found;
}

/** @returns whether it removed anything */
function removeUnused(drafts: Drafts, file: string, wasUnused: (name: string) => boolean): boolean {
  const source = drafts.open(file);
  if (!source) return false;
  const uses = namesIn(source);
  const code = withoutUnused(source.text, (name) => uses.get(name) === 1 && !wasUnused(name));
  if (code === source.text) return false;
  drafts.write(file, code);
  return true;
}
