import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import { z } from 'zod';
import { kinds } from '../schema/index.ts';
import * as schema from '../schema/index.ts';
import { argumentNames, calledName, locationOf, positionalHelpers, type Expression } from '../read/follow.ts';
import { EditError, type EditErrorCode, type JsonObject } from './contract.ts';
import { importedAs, namesIn, specifierOf, withImports, type Wanted } from './imports.ts';
import type { EditState, Replacement, Splice } from './site.ts';
import { isUntranslated, isObject, sameValue } from './values.ts';

/** How to print values in a file. */
export interface Printing {
  readonly locales: readonly string[];
  /** The languages without which TypeScript accepts a text only as the argument of `only`. */
  readonly required: readonly string[];
  /** Returns the local name of a helper of `#schema`. */
  readonly helper: (name: string) => string;
  /** Returns the local name of the helper of a custom block. */
  readonly custom: (block: string) => string;
}

/** Whether a block kind is built in, not defined by the spec. */
export function isKind(kind: unknown): kind is keyof typeof kinds {
  return typeof kind === 'string' && kind in kinds;
}

/** The source code of a property name. */
export function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literalOf(key);
}

/** The source code of a value, with helper calls where possible. The formatter runs on it later. */
export function print(value: unknown, how: Printing): string {
  if (typeof value === 'string') return literalOf(value);
  if (Array.isArray(value)) return `[${value.map((item) => print(item, how)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const { kind } = value;
  if (kind === 'custom')
    return `${how.custom(String(value['block']))}(${printObject(value['content'] as JsonObject, how, true)})`;
  if (isUntranslated(value, how.locales, how.required))
    return `${how.helper('only')}(${printObject(sorted(value, how.locales), how, false)})`;
  const call = isText(value, how.locales) ? undefined : callFor(value);
  if (!call) return printObject(isText(value, how.locales) ? sorted(value, how.locales) : value, how, false);
  const isBlock = isKind(kind) && call.helper === kind;
  const args = call.args.map((argument) =>
    isBlock ? printObject(inSchemaOrder(argument, kinds[kind].schema) as JsonObject, how, true) : print(argument, how),
  );
  return `${how.helper(call.helper)}(${args.join(', ')})`;
}

/** @param open whether to start a new line after the brace, as blocks do; the formatter keeps it */
export function printObject(value: JsonObject, how: Printing, open: boolean): string {
  const members = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [`${nameOf(key)}: ${print(inner, how)}`],
  );
  return members.length === 0 ? '{}' : `{${open ? '\n' : ' '}${members.join(', ')} }`;
}

function isText(value: JsonObject, locales: readonly string[]): boolean {
  const keys = Object.keys(value);
  return keys.length === locales.length && keys.every((key) => locales.includes(key));
}

function sorted(value: JsonObject, order: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** A value with the properties of each object in the order of its schema. */
export function inSchemaOrder(value: unknown, schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inSchemaOrder(value, schema.unwrap());
  if (Array.isArray(value))
    return schema instanceof z.ZodArray ? value.map((item) => inSchemaOrder(item, schema.element)) : value;
  if (!isObject(value) || !(schema instanceof z.ZodObject)) return value;
  const { shape } = schema;
  const inner = Object.entries(value).map(([name, one]) => [name, inSchemaOrder(one, shape[name])] as const);
  return sorted(Object.fromEntries(inner) as JsonObject, Object.keys(shape));
}

/** Characters that are invisible in an editor. Not emoji joiners and variation selectors, whose effect is visible. */
const invisible =
  // oxlint-disable-next-line no-control-regex -- control characters are among those to escape
  /[\u0000-\u0009\u000B-\u001F\u007F-\u00A0\u00AD\u200B\u200C\u200E\u200F\u2028-\u202F\u2060-\u206F\uFEFF]/g;

function escapeSequence(character: string): string {
  const named: Record<string, string> = { '\t': '\\t', '\r': '\\r' };
  return named[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Quotes a text that replaces an expression. Keeps its quotes unless the text contains them and not the other kind. */
export function literalFor({ node, source }: Expression, text: string): string {
  const literal = quoted(text, source.text.charAt(node.getStart(source)));
  return literal.startsWith('`') && source.text.includes('\r\n') ? literal.replaceAll('\n', '\r\n') : literal;
}

/** Quotes a text: as a template if it has several lines, otherwise in the quotes that need less escaping. */
export function literalOf(text: string): string {
  return quoted(text, text.includes('\n') ? '`' : "'");
}

function quoted(text: string, quote: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(invisible, escapeSequence);
  if (quote === '`') return `\`${escaped.replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
  const other = quote === "'" ? '"' : "'";
  const used = text.includes(quote) && !text.includes(other) ? other : quote;
  return used + escaped.replaceAll(used, `\\${used}`).replaceAll('\n', '\\n') + used;
}

/** A helper call. Arguments may be `undefined` if others follow. */
export interface Call {
  readonly helper: string;
  readonly args: readonly unknown[];
}

const helpers = schema as unknown as Readonly<Record<string, unknown>>;

function returns({ helper, args }: Call, value: JsonObject): boolean {
  const call = helpers[helper];
  if (typeof call !== 'function') return false;
  try {
    return sameValue(call(...args), value);
  } catch {
    return false;
  }
}

/** A value without some properties, or `undefined` if none remain. */
function without(value: JsonObject, names: readonly string[]): JsonObject | undefined {
  const rest = Object.entries(value).filter(([name, inner]) => !names.includes(name) && inner !== undefined);
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

/** The calls of a helper that might return a value, one for each number of arguments. */
function callsOf(helper: string, value: JsonObject): Call[] {
  const names = argumentNames(helper);
  const target = helper === 'signOut' ? ['to', 'success', 'failure'] : [];
  const args = [
    ...names.map((name) => (name === '' ? Object.fromEntries(target.map((key) => [key, value[key]])) : value[name])),
    without(value, ['kind', 'control', ...names, ...target]),
  ];
  return [...args.keys(), args.length].map((count) => ({ helper, args: args.slice(0, count) }));
}

/**
 * Finds a helper call that returns a value: `linkTo('services')` for an object with a `kind`.
 * Runs each candidate and compares its result.
 */
export function callFor(value: JsonObject): Call | undefined {
  // Columns have a `type` instead of a `kind`.
  const kind = value['kind'] ?? value['type'];
  const named =
    typeof kind === 'string' && !positionalHelpers.includes(kind)
      ? [{ helper: kind, args: [without(value, ['kind', 'type']) ?? {}] }]
      : [];
  // Statistics have a value and a label like options, but their value is a text.
  const positional = positionalHelpers.filter((helper) => helper !== 'option' || typeof value['value'] === 'string');
  return [...positional.flatMap((helper) => callsOf(helper, value)), ...named].find((call) => returns(call, value));
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
