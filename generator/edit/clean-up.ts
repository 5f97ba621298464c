import { ts } from 'ts-morph';
import type { Drafts, Splice } from './drafts.ts';
import { namesIn, without, withoutImports } from './imports.ts';

/** Takes away what only the removed parts have used: imports, constants, files. What was idle before stays. */
export function cleanUp(drafts: Drafts, entry: string): void {
  const before = drafts.unedited();
  const known = reached(before, entry);
  for (const file of drafts.changed()) {
    const old = before.open(file);
    const used = old ? namesIn(old) : new Map<string, number>();
    while (dropIdle(drafts, file, (name) => used.get(name) === 1));
  }
  const left = reached(drafts, entry);
  for (const file of [...known, ...drafts.changed()]) if (!left.has(file)) drafts.write(file, undefined);
}

/** The files that a spec consists of. */
function reached(drafts: Drafts, file: string, found = new Set<string>()): Set<string> {
  const source = found.has(file) ? undefined : drafts.open(file);
  if (!source) return found;
  found.add(file);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier: module } = statement;
    const target =
      module && ts.isStringLiteral(module) && module.text.startsWith('.')
        ? drafts.resolve(source, module.text)
        : undefined;
    if (target !== undefined) reached(drafts, target, found);
  }
  return found;
}

/** Takes away what nothing in a file uses any longer; whether there was something. */
function dropIdle(drafts: Drafts, file: string, wasIdle: (name: string) => boolean): boolean {
  const source = drafts.open(file);
  if (!source) return false;
  const uses = namesIn(source);
  const isIdle = (name: string): boolean => uses.get(name) === 1 && !wasIdle(name);
  const constants = source.statements.flatMap((statement): Splice[] => {
    if (!ts.isVariableStatement(statement) || statement.modifiers?.length) return [];
    const [only, ...others] = statement.declarationList.declarations;
    const isGone = only && others.length === 0 && ts.isIdentifier(only.name) && isIdle(only.name.text);
    return isGone ? [without(source, statement)] : [];
  });
  const splices = [...withoutImports(source, isIdle), ...constants];
  drafts.splice(splices);
  return splices.length > 0;
}
