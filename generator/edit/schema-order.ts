import { z } from 'zod';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value with the properties of each of its objects in the order of their schemas, which is that in which authors write them. */
export function inSchemaOrder(value: unknown, schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inSchemaOrder(value, schema.unwrap());
  if (Array.isArray(value))
    return schema instanceof z.ZodArray ? value.map((item) => inSchemaOrder(item, schema.element)) : value;
  if (!isObject(value) || !(schema instanceof z.ZodObject)) return value;
  const shape = schema.shape as Readonly<Record<string, unknown>>;
  const names = Object.keys(shape);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b))
      .map(([name, inner]) => [name, inSchemaOrder(inner, shape[name])]),
  );
}
