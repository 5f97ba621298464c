import { dirname, relative, sep } from 'node:path';
import { ts } from 'ts-morph';
import { topLevel } from '../locate/declaration.ts';
import { listingOf, nextLine } from './listing.ts';
import { grown, putIn } from './listing-edits.ts';
import { lineOf, reflow } from './reflow.ts';
import type { EditState } from './state.ts';

function statementsFrom(source: ts.SourceFile, specifier: string): ts.ImportDeclaration[] {
  return source.statements.filter(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === specifier,
  );
}

function namesOf(statement: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const bindings = statement.importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) && !statement.importClause?.isTypeOnly ? bindings.elements : [];
}

/** Where a new one goes among names: in their order, if they have one. */
export function placeAmong(names: readonly string[], name: string): number {
  const compare = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
  const isSorted = names.every((one, index) => index === 0 || compare(names[index - 1] ?? '', one) < 0);
  const found = isSorted ? names.findIndex((one) => compare(name, one) < 0) : -1;
  return found < 0 ? names.length : found;
}

/** Whether a name means something in a file already. */
function isTaken(state: EditState, source: ts.SourceFile, name: string): boolean {
  return (
    topLevel(state.drafts, source, name) !== undefined ||
    new RegExp(`\\bimport\\s+(?:type\\s+)?${name}\\b`).test(source.text)
  );
}

/** The name under which a file can use an export of another one; what it does not import yet, it imports from now on. */
export async function importName(state: EditState, file: string, specifier: string, name: string): Promise<string> {
  const source = state.drafts.open(file);
  if (!source) throw new Error(`there is no file ${file} to import ${name} into`);
  const statements = statementsFrom(source, specifier);
  const known = statements.flatMap(namesOf).find((element) => (element.propertyName ?? element.name).text === name);
  if (known) return known.name.text;
  const local = isTaken(state, source, name) ? `${name}Of${specifier.startsWith('#') ? 'Schema' : 'Other'}` : name;
  const code = local === name ? name : `${name} as ${local}`;
  const bindings = statements
    .map(({ importClause }) => importClause?.namedBindings)
    .find((found) => found && ts.isNamedImports(found) && found.elements.length > 0 && !found.parent.isTypeOnly);
  if (bindings && ts.isNamedImports(bindings)) {
    const listing = listingOf(bindings, source);
    const names = bindings.elements.map((element) => (element.propertyName ?? element.name).text);
    const [start, end] = [bindings.getStart(source), bindings.getEnd()];
    const line = await lineOf(state, file, start, end);
    putIn(state, listing, placeAmong(names, name), { code });
    await reflow(state, file, start, end + grown(state, listing), line);
  } else addImport(state, file, `import { ${code} } from '${specifier}';`, specifier);
  return local;
}

/** Adds an import on a line of its own, among the others in their order. */
export function addImport(state: EditState, file: string, code: string, specifier: string): void {
  const source = state.drafts.open(file);
  if (!source) return;
  const { text } = source;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const imports = source.statements.filter(ts.isImportDeclaration);
  const [first] = imports;
  if (!first) {
    const start = source.statements[0]?.getFullStart() ?? 0;
    return state.drafts.replace(
      file,
      Math.max(start, text.startsWith('\uFEFF') ? 1 : 0),
      Math.max(start, text.startsWith('\uFEFF') ? 1 : 0),
      `${code}${eol}${eol}`,
    );
  }
  const specifiers = imports.map(({ moduleSpecifier }) =>
    ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '',
  );
  // Beside those of the same folder, which may stand in the order of their names.
  const folder = dirname(specifier);
  const beside = imports.flatMap((statement, index) =>
    dirname(specifiers[index] ?? '') === folder && specifier.startsWith('.')
      ? [{ statement, specifier: specifiers[index] ?? '' }]
      : [],
  );
  const index = placeAmong(
    beside.map((one) => one.specifier),
    specifier,
  );
  const next = beside[index];
  const previous = beside[index - 1]?.statement ?? (specifier.startsWith('#') ? undefined : imports.at(-1));
  const before = next?.statement ?? (previous ? undefined : first);
  const position = before ? before.getStart(source) : nextLine(text, previous?.getEnd() ?? 0);
  state.drafts.replace(file, position, position, `${code}${eol}`);
}

/** How one file names another one in an import. */
export function specifierOf(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
