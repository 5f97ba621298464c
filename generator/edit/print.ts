import { z } from 'zod';
import { kinds } from '../schema/index.ts';
import * as schema from '../schema/index.ts';
import type { JsonObject } from './contract.ts';
import { isObject, sameValue } from './values.ts';
import type { Expression } from '../read/locate/source.ts';
import { argumentNames, positionalHelpers } from '../read/locate/helpers.ts';

/** How to print values in a file. */
export interface Printing {
  readonly locales: readonly string[];
  /** The local name of a helper of `#schema`. */
  readonly helper: (name: string) => string;
  /** The local name of the helper of a kind of block that the spec defines. */
  readonly custom: (block: string) => string;
}

function isKind(kind: unknown): kind is keyof typeof kinds {
  return typeof kind === 'string' && kind in kinds;
}

/** The source of a property name. */
export function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literalOf(key);
}

/** The source of a value, with helpers where possible. The formatter formats it afterwards. */
export function print(value: unknown, how: Printing): string {
  if (typeof value === 'string') return literalOf(value);
  if (Array.isArray(value)) return `[${value.map((item) => print(item, how)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const { kind } = value;
  if (kind === 'custom')
    return `${how.custom(String(value['block']))}(${printObject(value['content'] as JsonObject, how, true)})`;
  const call = isText(value, how.locales) ? undefined : callFor(value);
  if (!call) return printObject(isText(value, how.locales) ? sorted(value, how.locales) : value, how, false);
  const isBlock = isKind(kind) && call.helper === kind;
  const args = call.args.map((argument) =>
    isBlock ? printObject(inSchemaOrder(argument, kinds[kind].schema) as JsonObject, how, true) : print(argument, how),
  );
  return `${how.helper(call.helper)}(${args.join(', ')})`;
}

/** @param open on several lines, as blocks are */
export function printObject(value: JsonObject, how: Printing, open: boolean): string {
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [`${nameOf(key)}: ${print(inner, how)}`],
  );
  return inside.length === 0 ? '{}' : `{${open ? '\n' : ' '}${inside.join(', ')} }`;
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

/** Characters that nobody sees in an editor. A joiner of emoji and their variants stay: they show. */
const invisible =
  // oxlint-disable-next-line no-control-regex -- these are what is written as escapes.
  /[\u0000-\u0009\u000B-\u001F\u007F-\u00A0\u00AD\u200B\u200C\u200E\u200F\u2028-\u202F\u2060-\u206F\uFEFF]/g;

function hidden(character: string): string {
  const named: Record<string, string> = { '\t': '\\t', '\r': '\\r' };
  return named[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Writes a text in the quotes that stood there, or in the other ones where these are in the text and those are not. */
export function literalFor({ node, source }: Expression, text: string): string {
  const literal = quoted(text, source.text.charAt(node.getStart(source)));
  return literal.startsWith('`') && source.text.includes('\r\n') ? literal.replaceAll('\n', '\r\n') : literal;
}

/** Writes a text as a literal: of several lines as a template, else in single quotes unless these are in it and double ones are not. */
export function literalOf(text: string): string {
  return quoted(text, text.includes('\n') ? '`' : "'");
}

function quoted(text: string, quote: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(invisible, hidden);
  if (quote === '`') return `\`${escaped.replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
  const other = quote === "'" ? '"' : "'";
  const used = text.includes(quote) && !text.includes(other) ? other : quote;
  return used + escaped.replaceAll(used, `\\${used}`).replaceAll('\n', '\\n') + used;
}

/** A call of a helper. Arguments may be `undefined` if others follow. */
export interface Call {
  readonly helper: string;
  readonly args: readonly unknown[];
}

const helpers = schema as unknown as Readonly<Record<string, unknown>>;

function makes({ helper, args }: Call, value: JsonObject): boolean {
  const make = helpers[helper];
  if (typeof make !== 'function') return false;
  try {
    return sameValue(make(...args), value);
  } catch {
    return false;
  }
}

/** The other properties of a value, or `undefined` if there are none. */
function without(value: JsonObject, names: readonly string[]): JsonObject | undefined {
  const rest = Object.entries(value).filter(([name, inner]) => !names.includes(name) && inner !== undefined);
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

/** The calls of a helper that may return a value, by number of arguments. */
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
 * The call of a helper that returns a value, if there is one: `linkTo('services')` instead of an object with a `kind`.
 * Each candidate is called to compare its result.
 */
export function callFor(value: JsonObject): Call | undefined {
  // Columns have a `type`.
  const kind = value['kind'] ?? value['type'];
  const own =
    typeof kind === 'string' && !positionalHelpers.includes(kind)
      ? [{ helper: kind, args: [without(value, ['kind', 'type']) ?? {}] }]
      : [];
  // Statistics have a value and a label too, but theirs is a text.
  const known = positionalHelpers.filter((helper) => helper !== 'option' || typeof value['value'] === 'string');
  return [...known.flatMap((helper) => callsOf(helper, value)), ...own].find((call) => makes(call, value));
}
