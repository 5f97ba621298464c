import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostic.ts';
import type { JsonObject } from './contract.ts';
import { addImport, specifierOf } from './imports.ts';
import { formatOf, layOut } from './layout.ts';
import { insertCode } from './list.ts';
import { CannotEdit } from './refusal.ts';
import type { EditState } from './state.ts';
import { objectFor } from './writing.ts';

/** An entry of a list that is written in a file of its own, which exports it by default. */
export interface NewFile {
  /** The list that it goes to. */
  readonly list: SpecPath;
  readonly index: number;
  /** The file's name without its ending, and the folder where the entries are if none is there yet. */
  readonly name: string;
  readonly folder: string;
  /** The helper that it is written with, and what that is called with. */
  readonly helper: string;
  readonly value: JsonObject;
  /** What it is about, for the comment above it. */
  readonly title: string;
}

/** Writes a file for a new entry, imports it where the list is and puts it into that. */
export async function addFile(
  state: EditState,
  { list, index, name, folder, helper, value, title }: NewFile,
): Promise<void> {
  await insertCode(state, list, index, value, async (listFile) => {
    const file = join(folderOf(state, listFile, list) ?? join(dirname(state.entry), folder), `${name}.ts`);
    if (state.drafts.read(file) !== undefined || existsSync(file))
      throw new CannotEdit('edit/taken', `There is a file ${file} already. Choose another name.`);
    const crlf = (state.drafts.read(listFile) ?? '').includes('\r\n');
    state.drafts.write(file, `import { ${helper} } from '#schema';\n`);
    const code = await objectFor(state, file, value);
    const whole = `${state.drafts.read(file)}\n/** ${title.replaceAll('*/', '* /')}. */\nexport default ${helper}(${code});\n`;
    const laid = `${await layOut(whole, 'statement', { unit: '  ', before: '' }, formatOf(state.project))}\n`;
    state.drafts.write(file, crlf ? laid.replaceAll('\n', '\r\n') : laid);
    const local = freeName(state, listFile, name);
    const specifier = specifierOf(listFile, file);
    addImport(state, listFile, `import ${local} from '${specifier}';`, specifier);
    return local;
  });
}

/** The folder in which the other entries of a list are written, each imported by default. */
function folderOf(state: EditState, listFile: string, list: SpecPath): string | undefined {
  const source = state.drafts.open(listFile);
  const names = (state.at(list) as readonly unknown[]).flatMap((_, index) => {
    const { node, source: from } = state.written([...list, index]);
    return ts.isIdentifier(node) && from.fileName === listFile ? [node.text] : [];
  });
  const found = source?.statements.findLast(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) && names.includes(statement.importClause?.name?.text ?? ''),
  );
  return found && ts.isStringLiteral(found.moduleSpecifier)
    ? dirname(join(dirname(listFile), found.moduleSpecifier.text))
    : undefined;
}

/** A name that means nothing in a file yet. */
function freeName(state: EditState, file: string, name: string): string {
  const camel = name.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase());
  const start = /^[A-Za-z]/.test(camel) ? camel : `_${camel}`;
  const source = state.drafts.open(file);
  const used = new Set<string>(reserved);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return (
    [start, `${start}Page`, ...Array.from({ length: 9 }, (_, index) => `${start}${index + 2}`)].find(
      (one) => !used.has(one),
    ) ?? start
  );
}

const reserved = [
  'default',
  'import',
  'export',
  'new',
  'delete',
  'class',
  'function',
  'return',
  'package',
  'public',
  'private',
  'static',
  'case',
  'enum',
  'with',
  'this',
];
