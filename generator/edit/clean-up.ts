import { ts } from 'ts-morph';
import { graphOf } from '../read/graph.ts';
import { listingOf, lineStart, nextLine } from './listing.ts';
import { takeOut } from './listing-edits.ts';
import type { Drafts } from './drafts.ts';
import type { EditState } from './state.ts';

/** How often a file uses each name. */
function usesIn(source: ts.SourceFile | undefined): Map<string, number> {
  const uses = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    const isKey =
      parent &&
      ((ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isPropertyAccessExpression(parent) && parent.name === node));
    if (ts.isIdentifier(node) && !isKey) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return uses;
}

/** Takes away what only the removed parts have used: imports, constants, files. What was idle before stays. */
export function cleanUp(state: EditState, before: Drafts): void {
  const { drafts, entry } = state;
  const reached = (files: Drafts): string[] =>
    [...graphOf(entry, (file) => files.read(file)).keys()].filter((file) => file.endsWith('.ts'));
  const known = reached(before);
  for (const file of known) {
    if (!drafts.isChanged(file)) continue;
    const used = usesIn(before.open(file));
    while (dropIdle(state, file, (name) => used.get(name) === 1));
  }
  const left = new Set(reached(drafts));
  for (const file of [...known, ...drafts.created()]) if (!left.has(file)) drafts.write(file, undefined);
}

/** Takes one name away that nothing uses any longer; whether there was one. */
function dropIdle(state: EditState, file: string, wasIdle: (name: string) => boolean): boolean {
  const source = state.drafts.open(file);
  if (!source) return false;
  const uses = usesIn(source);
  const isIdle = (name: string): boolean => uses.get(name) === 1 && !wasIdle(name);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && dropImport(state, source, statement, isIdle)) return true;
    if (!ts.isVariableStatement(statement) || statement.modifiers?.length) continue;
    const { declarations } = statement.declarationList;
    const [only] = declarations;
    if (declarations.length !== 1 || !only || !ts.isIdentifier(only.name) || !isIdle(only.name.text)) continue;
    dropStatement(state, source, statement);
    return true;
  }
  return false;
}

function dropImport(
  state: EditState,
  source: ts.SourceFile,
  statement: ts.ImportDeclaration,
  isIdle: (name: string) => boolean,
): boolean {
  const { name, namedBindings } = statement.importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings : undefined;
  const idle = named?.elements.findIndex((element) => isIdle(element.name.text)) ?? -1;
  const others = (name ? 1 : 0) + (named?.elements.length ?? (namedBindings ? 1 : 0));
  const isDefaultIdle = name !== undefined && isIdle(name.text);
  if (idle < 0 && !isDefaultIdle) return false;
  if (others === 1) dropStatement(state, source, statement);
  else if (named && idle >= 0 && named.elements.length > 1) takeOut(state, listingOf(named, source), idle);
  else return false;
  return true;
}

/** Takes a statement out, with the comments right above it. */
function dropStatement({ drafts }: EditState, source: ts.SourceFile, statement: ts.Statement): void {
  const { text, fileName } = source;
  let start = statement.getStart(source, !ts.isImportDeclaration(statement));
  for (const { pos, end } of (ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? []).toReversed()) {
    if ((text.slice(end, start).match(/\n/g) ?? []).length > 1) break;
    // What stands at the top of a file is about the file.
    if (pos > 1 || !ts.isImportDeclaration(statement)) start = Math.min(start, pos);
  }
  const from = lineStart(text, start);
  let to = nextLine(text, statement.getEnd());
  const isBlank = (position: number): boolean => /^\r?\n/.test(text.slice(position));
  if (isBlank(to) && (from === 0 || /\n\r?\n$/.test(text.slice(0, from)))) to = nextLine(text, to);
  drafts.replace(fileName, from, to, '');
}
