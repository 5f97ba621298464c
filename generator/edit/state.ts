import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import { calledName } from '../read/locate/follow.ts';
import { locationOf } from '../read/locate/source.ts';
import type { Expression } from '../read/locate/source.ts';
import type { Drafts, Splice } from './drafts.ts';
import { importedAs, namesIn, specifierOf, withImports } from './imports.ts';
import type { Wanted } from './imports.ts';
import { print } from './print.ts';
import type { Printing } from './print.ts';
import { CannotEdit } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';

/** A word, number or text that was written over another one. */
interface Touched {
  readonly at: SpecPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** A spec while it is edited: its files, and what they are to say. */
export class EditState {
  readonly project: string;
  readonly entry: string;
  readonly drafts: Drafts;
  readonly locales: readonly string[];
  /** What the spec exports once all edits so far are made. */
  value: unknown;
  /** What was written over what: the same words may show elsewhere too. */
  readonly touched: Touched[] = [];

  constructor(project: string, entry: string, drafts: Drafts, locales: readonly string[], value: unknown) {
    this.project = project;
    this.entry = entry;
    this.drafts = drafts;
    this.locales = locales;
    this.value = value;
  }

  at(path: SpecPath): unknown {
    return valueAt(this.value, path);
  }
}

/** The changes of the source that one edit makes, while they are collected: each is found in the files as they were before it. */
export class Rewriting {
  readonly state: EditState;
  readonly splices: Splice[] = [];
  readonly touched: Touched[] = [];
  readonly files = new Map<string, string>();
  /** The code of values that are written elsewhere. */
  readonly codes = new Map<unknown, (file: string) => string>();
  readonly #wanted = new Map<string, Wanted[]>();

  constructor(state: EditState) {
    this.state = state;
  }

  /** Writes code in place of a node. */
  replace({ node, source }: Expression, text: string): void {
    const [start, end] = [node.getStart(source), node.getEnd()];
    // `{ label }` is short for `{ label: label }`.
    const isShort = ts.isShorthandPropertyAssignment(node.parent);
    this.splices.push({ file: source.fileName, start, end, text: isShort ? `${node.getText(source)}: ${text}` : text });
  }

  /** Writes a value as code for a file, which imports the helpers that it takes. */
  code(file: string, value: unknown): string {
    return this.codes.get(value)?.(file) ?? print(value, this.printing(file));
  }

  printing(file: string): Printing {
    return {
      locales: this.state.locales,
      helper: (name) => this.imported(file, '#schema', name),
      custom: (block) => {
        const { path, name } = this.#blockHelper(block);
        return this.imported(file, specifierOf(file, path), name);
      },
    };
  }

  /** The name under which a file can use an export of another one; what it does not import yet, it imports from now on. */
  imported(file: string, specifier: string, name: string, wish = name): string {
    const wanted = this.#wanted.get(file) ?? [];
    this.#wanted.set(file, wanted);
    const source = this.state.drafts.open(file);
    const known =
      wanted.find((one) => one.specifier === specifier && one.name === name)?.local ??
      (source && importedAs(source, specifier, name));
    if (known !== undefined) return known;
    const used = new Set([...(source ? namesIn(source).keys() : []), ...wanted.map(({ local }) => local)]);
    const local = freeName(wish, (one) => used.has(one) || (name === 'default' && isReserved(one)));
    wanted.push({ specifier, name, local });
    return local;
  }

  /** Makes all changes. */
  finish(): void {
    const { drafts, touched } = this.state;
    for (const [file, text] of this.files) drafts.write(file, text);
    drafts.splice(this.splices);
    for (const [file, wanted] of this.#wanted) {
      const code = drafts.read(file);
      if (code !== undefined && wanted.length > 0) drafts.write(file, withImports(code, wanted));
    }
    touched.push(...this.touched);
  }

  /** Refuses an edit, with the line to change by hand. */
  cannot(
    code: RefusalCode,
    { node, source }: Expression | { readonly node: ts.Node; readonly source: ts.SourceFile },
    why: string,
  ): CannotEdit {
    return new CannotEdit(code, why, locationOf(this.state.project, source, node.getStart(source), node.getEnd()));
  }

  /** Where the helper of a kind of block is that the spec defines itself. */
  #blockHelper(block: string): { readonly path: string; readonly name: string } {
    const path = join(dirname(this.state.entry), 'blocks', block, 'schema.ts');
    for (const statement of this.state.drafts.open(path)?.statements ?? []) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isCallExpression(initializer) && calledName(initializer) === 'defineBlock')
          return { path, name: name.getText() };
    }
    throw new CannotEdit(
      'edit/helper',
      `There is no helper for the block "${block}" in ${path}. Write it in an editor.`,
    );
  }
}

/** A name like the one wished for that is not taken in a file. */
function freeName(wish: string, isTaken: (name: string) => boolean): string {
  const camel = wish.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase());
  const start = /^[A-Za-z]/.test(camel) ? camel : `_${camel}`;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : number === 2 ? `${start}Page` : `${start}${number - 1}`;
    if (!isTaken(name)) return name;
  }
}

/** Whether JavaScript has a word for something of its own. */
function isReserved(name: string): boolean {
  return (
    /^(?:arguments|eval|undefined|NaN|Infinity)$/.test(name) ||
    ts.identifierToKeywordKind(ts.factory.createIdentifier(name)) !== undefined
  );
}
