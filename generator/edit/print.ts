import { z } from 'zod';
import { kinds } from '../schema/index.ts';
import { literalOf } from './literal.ts';
import { callFor } from './calls.ts';
import type { JsonObject } from './contract.ts';
import { isObject } from './value-edits.ts';

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
