import { ts } from 'ts-morph';
import type { Sources } from '../locate/source.ts';
import { isSchema } from '../locate/source.ts';

/** An import or re-export of a file of the project. */
export interface FileImport {
  readonly source: ts.SourceFile;
  readonly specifier: ts.StringLiteral;
  /** The absolute path that it resolves to. */
  readonly target: string;
  readonly statement: ts.ImportDeclaration | ts.ExportDeclaration;
}

/** All files of the spec, in the order in which they are first imported, with their imports. */
export function readGraph(sources: Sources, entry: string): { files: ts.SourceFile[]; imports: FileImport[] } {
  const seen = new Set<string>();
  const files: ts.SourceFile[] = [];
  const imports: FileImport[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = sources.open(file);
    if (!source || isSchema(source)) return;
    files.push(source);
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const specifier = statement.moduleSpecifier;
      if (!specifier || !ts.isStringLiteral(specifier)) continue;
      const target = sources.resolve(source, specifier.text);
      if (target === undefined) continue;
      imports.push({ source, specifier, target, statement });
      visit(target);
    }
  };
  visit(entry);
  return { files, imports };
}
