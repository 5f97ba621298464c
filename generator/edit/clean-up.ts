import { ts } from 'ts-morph';
import type { Drafts } from './drafts.ts';
import { namesIn, withoutUnused } from './imports.ts';

/** Removes imports, constants and files that nothing uses since the edits. */
export function cleanUp(drafts: Drafts, entry: string): void {
  const before = drafts.unedited();
  const known = reached(before, entry);
  for (const file of drafts.changed()) {
    const old = before.open(file);
    const used = old ? namesIn(old) : new Map<string, number>();
    // A removed constant may leave others unused.
    while (removeUnused(drafts, file, (name) => used.get(name) === 1));
  }
  const left = reached(drafts, entry);
  for (const file of [...known, ...drafts.changed()]) if (!left.has(file)) drafts.write(file, undefined);
}

/** The file and all that it imports. */
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

/** @returns whether there was anything to remove */
function removeUnused(drafts: Drafts, file: string, wasUnused: (name: string) => boolean): boolean {
  const source = drafts.open(file);
  if (!source) return false;
  const uses = namesIn(source);
  const code = withoutUnused(source.text, (name) => uses.get(name) === 1 && !wasUnused(name));
  if (code === source.text) return false;
  drafts.write(file, code);
  return true;
}
