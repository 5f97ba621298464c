import type { z } from 'zod';

/** What the checks of a schema say, as far as forms tell it. */
interface Check {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly pattern?: RegExp;
}

function checksOf(schema: z.ZodType): Check[] {
  return (schema._zod.def.checks ?? []).map((one) => one._zod.def as Check);
}

/** How little and how much a number, a string or a list may be. */
export function limitsOf(schema: z.ZodType, whole = false): { least?: number; most?: number } {
  const found: { least?: number; most?: number } = {};
  for (const { check, minimum, maximum, length, value = 0, inclusive } of checksOf(schema)) {
    const step = inclusive === false && whole ? 1 : 0;
    if (check === 'min_length' && minimum !== undefined) found.least = minimum;
    if (check === 'max_length' && maximum !== undefined) found.most = maximum;
    if (check === 'length_equals' && length !== undefined) [found.least, found.most] = [length, length];
    if (check === 'greater_than') found.least = value + step;
    if (check === 'less_than') found.most = value - step;
  }
  return found;
}

/** What a string has to look like. */
export function patternOf(schema: z.ZodType): RegExp | undefined {
  return checksOf(schema).find(({ pattern }) => pattern)?.pattern;
}
