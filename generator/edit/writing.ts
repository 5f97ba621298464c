import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import { importName, specifierOf } from './imports.ts';
import { formatOf, layOut, unitOf } from './layout.ts';
import type { Piece } from './layout.ts';
import { print, printObject } from './print.ts';
import type { Printing } from './print.ts';
import { CannotEdit } from './refusal.ts';
import type { EditState } from './state.ts';
import type { JsonObject } from './contract.ts';

/** Writes a value as code for a file, which imports the helpers that it takes. */
export async function codeFor(state: EditState, file: string, value: unknown): Promise<string> {
  return written(state, file, (how) => print(value, how));
}

/** The same for what a helper of a page or an article is called with. */
export async function objectFor(state: EditState, file: string, value: JsonObject): Promise<string> {
  return written(state, file, (how) => printObject(value, how, true));
}

async function written(state: EditState, file: string, write: (how: Printing) => string): Promise<string> {
  const wanted = new Map<string, { readonly specifier: string; readonly name: string }>();
  const want = (specifier: string, name: string): string => {
    wanted.set(`${specifier} ${name}`, { specifier, name });
    return `\u0001${specifier} ${name}\u0002`;
  };
  const code = write({
    locales: state.locales,
    helper: (name) => want('#schema', name),
    custom: (block) => {
      const { path, name } = customHelper(state, block);
      return want(specifierOf(file, path), name);
    },
  });
  const names = new Map<string, string>();
  for (const [key, { specifier, name }] of wanted) names.set(key, await importName(state, file, specifier, name));
  // oxlint-disable-next-line no-control-regex -- these mark the names until it is known what the file calls them.
  return code.replaceAll(/\u0001([^\u0002]+)\u0002/g, (_, key: string) => names.get(key) ?? key);
}

/** Where the helper of a kind of block is that the spec defines itself. */
function customHelper(state: EditState, block: string): { path: string; name: string } {
  const path = join(dirname(state.entry), 'blocks', block, 'schema.ts');
  const source = state.drafts.open(path);
  for (const statement of source?.statements ?? []) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const [first] = initializer && ts.isCallExpression(initializer) ? initializer.arguments : [];
      if (first && ts.isStringLiteralLike(first) && first.text === block && ts.isIdentifier(name))
        return { path, name: name.text };
    }
  }
  throw new CannotEdit('edit/helper', `There is no helper for the block "${block}" in ${path}. Write it in an editor.`);
}

/** Lays code out for a place in a file. */
export async function laidOut(
  { drafts, project }: EditState,
  file: string,
  code: string,
  piece: Piece,
  before: string,
): Promise<string> {
  const text = drafts.read(file) ?? '';
  const laid = await layOut(code, piece, { unit: unitOf(text), before }, formatOf(project));
  return text.includes('\r\n') ? laid.replaceAll('\n', '\r\n') : laid;
}
