import { z } from 'zod';
import { kinds } from '../schema/index.ts';
import { literalOf } from './literal.ts';
import { callFor } from './calls.ts';
import type { JsonObject } from './contract.ts';

/** What a value is written with. */
export interface Printing {
  readonly locales: readonly string[];
  /** The name under which a file has a helper of the spec's language; it is imported if need be. */
  readonly helper: (name: string) => string;
  /** The helper of a kind of block that the spec defines itself. */
  readonly custom: (block: string) => string;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKind(kind: unknown): kind is keyof typeof kinds {
  return typeof kind === 'string' && kind in kinds;
}

/** The name of a property as it is written. */
export function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literalOf(key);
}

/** Writes a value as the authors of specs write it; the formatter lays it out afterwards. */
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

/** @param open on several lines, even if one would do: blocks stand so */
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

/** A value with the properties of each of its objects in the order of their schemas, which is that in which authors write them. */
export function inSchemaOrder(value: unknown, schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inSchemaOrder(value, schema.unwrap());
  if (Array.isArray(value))
    return schema instanceof z.ZodArray ? value.map((item) => inSchemaOrder(item, schema.element)) : value;
  if (!isObject(value) || !(schema instanceof z.ZodObject)) return value;
  const { shape } = schema;
  const inner = Object.entries(value).map(([name, one]) => [name, inSchemaOrder(one, shape[name])] as const);
  return sorted(Object.fromEntries(inner) as JsonObject, Object.keys(shape));
}
