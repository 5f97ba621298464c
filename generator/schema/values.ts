import { z } from 'zod';
import { wordName } from './formats.ts';
import { openingHoursSchema } from './hours.ts';
import type { OpeningHours } from './hours.ts';
import { localizedTextSchema } from './text.ts';
import type { Localized } from './text.ts';

/** Opening hours as a value: a text says them in words, in its own language. */
const hoursValueSchema = z.strictObject({ kind: z.literal('hours'), hours: z.array(openingHoursSchema).min(1) });

/** How many of something the spec has. */
const countSchema = z.strictObject({ kind: z.literal('count'), of: z.enum(['services', 'locales']) });

const valueSchema = z.union([
  z.string().min(1),
  z.number(),
  z.discriminatedUnion('kind', [hoursValueSchema, countSchema]),
  localizedTextSchema,
]);

/** The values that texts may take with `{{name}}`, besides those that the generator knows by itself (`generator/compile/values.ts`). */
export const siteValuesSchema = z.record(wordName, valueSchema);

export type Value = z.infer<typeof valueSchema>;

/** Whether a value is words, which each language has its own of. */
export function isInWords(value: Value): value is Localized {
  return typeof value === 'object' && !('kind' in value);
}

export type SiteValues = z.infer<typeof siteValuesSchema>;

/**
 * Declares the values that texts state, so that each is written down once.
 * @example defineValues({ responseHours: 24, companies: sample(50), phoneHours: openingHours([…]), responseClock: { es: 'horas naturales', en: 'hours' } })
 */
export function defineValues<const T extends SiteValues>(values: T): { [K in keyof T]: Value } {
  return values;
}

/** Opening hours as a value of a text, which begins with a capital. @example openingHours([{ days: ['Sa'], opens: '09:00', closes: '14:00' }]) */
export function openingHours(hours: OpeningHours[]): Value {
  return { kind: 'hours', hours };
}

/**
 * How many services or languages the site has, as a value of a text.
 * @example countOf('services')
 */
export function countOf(of: 'services' | 'locales'): Value {
  return { kind: 'count', of };
}
