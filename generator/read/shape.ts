import { z } from 'zod';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { siteSchema, localizedTextIn, localizedTextSchema } from '../schema/index.ts';

/** The value at a path, or `undefined`. */
export function valueAt(value: unknown, path: SpecPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Object.hasOwn(inner, key) ? (inner as Record<string | number, unknown>)[key] : undefined;
  }, value);
}

/** The languages of a spec that has not been validated; empty if they cannot be determined. */
export function declaredLocales(exported: unknown): readonly string[] {
  const all = valueAt(exported, ['locales', 'all']);
  return typeof all === 'object' && all !== null ? Object.keys(all) : [];
}

// The schema of a text depends on the languages of its spec.
function unwrap(schema: unknown, spec: unknown): unknown {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap(), spec);
  return schema === localizedTextSchema ? localizedTextIn(declaredLocales(spec)) : schema;
}

/** The alternative of a union that fits a value best: its constants match, or else it shares the most keys. */
export function alternative(options: readonly unknown[], value: unknown, spec: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return options.find((option) => unwrap(option, spec) instanceof z.ZodArray);
  const keys = Object.keys(value);
  const score = (given: unknown): number => {
    const option = unwrap(given, spec);
    if (!(option instanceof z.ZodObject)) return -1;
    const shape = option.shape as Record<string, unknown>;
    const constants = Object.entries(shape).filter(([, inner]) => inner instanceof z.ZodLiteral);
    const fits = constants.every(([key, inner]) => (inner as z.ZodLiteral).values.has(valueAt(value, [key]) as string));
    return (constants.length > 0 && fits ? 100 : 0) + keys.filter((key) => key in shape).length;
  };
  return unwrap(options.toSorted((a, b) => score(b) - score(a))[0], spec);
}

/** The schema at a path in the spec, if it can be determined. */
export function schemaAt(path: SpecPath, spec: unknown): unknown {
  let schema: unknown = siteSchema;
  for (const [index, key] of path.entries()) {
    schema = unwrap(schema, spec);
    if (schema instanceof z.ZodUnion) schema = alternative(schema.options, valueAt(spec, path.slice(0, index)), spec);
    if (schema instanceof z.ZodObject) schema = (schema.shape as Record<string, unknown>)[key];
    else if (schema instanceof z.ZodRecord) schema = schema.valueType;
    else if (schema instanceof z.ZodArray) schema = schema.element;
    else return undefined;
  }
  return unwrap(schema, spec);
}

function objectAt(path: SpecPath, spec: unknown): z.ZodObject | undefined {
  let schema = schemaAt(path, spec);
  if (schema instanceof z.ZodUnion) schema = alternative(schema.options, valueAt(spec, path), spec);
  return schema instanceof z.ZodObject ? schema : undefined;
}

/** The keys that an object at a path in the spec may have. */
export function keysAt(path: SpecPath, spec: unknown): string[] {
  return Object.keys(objectAt(path, spec)?.shape ?? {});
}

/** Whether the property at a path in the spec is optional. */
export function isOptionalAt(path: SpecPath, spec: unknown): boolean {
  const field: unknown = objectAt(path.slice(0, -1), spec)?.shape[path.at(-1) ?? ''];
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault;
}

/** The constants that a discriminating property of a union, such as `kind`, may have. */
export function discriminatorsAt(path: SpecPath, spec: unknown, key: string): string[] {
  const schema = schemaAt(path, spec);
  if (!(schema instanceof z.ZodUnion)) return [];
  return schema.options.flatMap((option) => {
    const inner = option instanceof z.ZodObject ? (option.shape as Record<string, unknown>)[key] : undefined;
    return inner instanceof z.ZodLiteral ? [...inner.values].map(String) : [];
  });
}

/** A value as shown in a message. */
export function display(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'undefined') return String(value);
  if (value instanceof Promise) return 'a promise';
  return typeof value === 'function' ? 'a function' : 'an object';
}
