import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import { calledName, locationOf, type Expression } from '../read/follow.ts';
import type { Drafts, Splice } from './site.ts';
import { importedAs, namesIn, specifierOf, withImports, type Wanted } from './imports.ts';
import { requiredLocales } from './values.ts';
import { print, type Printing } from './print.ts';
import { EditError, type EditErrorCode } from './contract.ts';

/** A string, number or boolean that was replaced. */
interface Replacement {
  readonly at: SpecPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** A spec during editing: its files, and the value they should export. */
export class EditState {
  readonly project: string;
  readonly entry: string;
  readonly drafts: Drafts;
  readonly locales: readonly string[];
  /** The languages that a text needs before it can be published. */
  readonly required: readonly string[];
  /** The expected value of the spec after all edits so far. */
  value: unknown;
  /** The replaced values, which other places may share. */
  readonly replaced: Replacement[] = [];

  constructor(project: string, entry: string, drafts: Drafts, locales: readonly string[], value: unknown) {
    this.project = project;
    this.entry = entry;
    this.drafts = drafts;
    this.locales = locales;
    this.required = requiredLocales(value);
    this.value = value;
  }

  at(path: SpecPath): unknown {
    return valueAt(this.value, path);
  }
}

/** Collects the source changes of one edit. Positions refer to the files before the edit. */
export class Rewriting {
  readonly state: EditState;
  readonly splices: Splice[] = [];
  readonly replaced: Replacement[] = [];
  /** New files with their content. */
  readonly files = new Map<string, string>();
  /** Prints values that are moved to a file of their own. */
  readonly codes = new Map<unknown, (file: string) => string>();
  readonly #wanted = new Map<string, Wanted[]>();

  constructor(state: EditState) {
    this.state = state;
  }

  /** Replaces a node with code. */
  replace({ node, source }: Expression, text: string): void {
    const [start, end] = [node.getStart(source), node.getEnd()];
    // `{ label }` is short for `{ label: label }`.
    const code = ts.isShorthandPropertyAssignment(node.parent) ? `${node.getText(source)}: ${text}` : text;
    this.splices.push({ file: source.fileName, start, end, text: code });
  }

  /** Prints a value for a file. The file will import the helpers used. */
  code(file: string, value: unknown): string {
    return this.codes.get(value)?.(file) ?? print(value, this.printing(file));
  }

  printing(file: string): Printing {
    return {
      locales: this.state.locales,
      required: this.state.required,
      helper: (name) => this.imported(file, '#schema', name),
      custom: (block) => {
        const { path, name } = this.#blockHelper(block);
        return this.imported(file, specifierOf(file, path), name);
      },
    };
  }

  /** Returns the local name of an export in a file. Adds an import if necessary. */
  imported(file: string, specifier: string, name: string, preferred = name): string {
    const wanted = this.#wanted.get(file) ?? [];
    this.#wanted.set(file, wanted);
    const source = this.state.drafts.open(file);
    const known =
      wanted.find((one) => one.specifier === specifier && one.name === name)?.local ??
      (source && importedAs(source, specifier, name));
    if (known !== undefined) return known;
    const used = new Set([...(source ? namesIn(source).keys() : []), ...wanted.map(({ local }) => local)]);
    const local = freeName(preferred, (one) => used.has(one) || (name === 'default' && isReserved(one)));
    wanted.push({ specifier, name, local });
    return local;
  }

  /** Applies the collected changes to the drafts. */
  finish(): void {
    const { drafts, replaced } = this.state;
    for (const [file, text] of this.files) drafts.write(file, text);
    drafts.splice(this.splices);
    for (const [file, wanted] of this.#wanted) {
      const code = drafts.read(file);
      if (code !== undefined && wanted.length > 0) drafts.write(file, withImports(code, wanted));
    }
    replaced.push(...this.replaced);
  }

  /** An error with the line to change by hand. */
  cannot(
    code: EditErrorCode,
    { node, source }: { readonly node: ts.Node; readonly source: ts.SourceFile },
    why: string,
  ): EditError {
    return new EditError(code, why, locationOf(this.state.project, source, node.getStart(source), node.getEnd()));
  }

  /** The file and name of the helper of a custom block. */
  #blockHelper(block: string): { readonly path: string; readonly name: string } {
    const path = join(dirname(this.state.entry), 'blocks', block, 'schema.ts');
    for (const statement of this.state.drafts.open(path)?.statements ?? []) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isCallExpression(initializer) && calledName(initializer) === 'defineBlock')
          return { path, name: name.getText() };
    }
    throw new EditError(
      'edit/helper',
      `There is no helper for the block "${block}" in ${path}. Write it in an editor.`,
    );
  }
}

/** An identifier similar to the preferred name that is not taken. */
function freeName(preferred: string, isTaken: (name: string) => boolean): string {
  const camel = preferred.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string | undefined) =>
    (letter ?? '').toUpperCase(),
  );
  const start = /^[A-Za-z]/.test(camel) ? camel : `_${camel}`;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : number === 2 ? `${start}Page` : `${start}${number - 1}`;
    if (!isTaken(name)) return name;
  }
}

/** Whether a name is reserved in JavaScript. */
function isReserved(name: string): boolean {
  return (
    /^(?:arguments|eval|undefined|NaN|Infinity)$/.test(name) ||
    ts.identifierToKeywordKind(ts.factory.createIdentifier(name)) !== undefined
  );
}
