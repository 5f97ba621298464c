import { z } from 'zod';
import { openingHoursSchema, wordName, type OpeningHours } from './formats.ts';
import { localizedTextSchema, type Localized } from './text.ts';

/** Opening hours as a value, written out in the language of the text. */
const hoursValueSchema = z.strictObject({ kind: z.literal('hours'), hours: z.array(openingHoursSchema).min(1) });

/** A count of things in the spec. */
const countSchema = z.strictObject({ kind: z.literal('count'), of: z.enum(['services', 'locales']) });

const valueSchema = z.union([
  z.string().min(1),
  z.number(),
  z.discriminatedUnion('kind', [hoursValueSchema, countSchema]),
  localizedTextSchema,
]);

/** The values of texts, `{{name}}`, in addition to those derived from the spec (`generator/compile/values.ts`). */
export const siteValuesSchema = z.record(wordName, valueSchema);

export type Value = z.infer<typeof valueSchema>;

/** Whether a value is a text in each language. */
export function isInWords(value: Value): value is Localized {
  return typeof value === 'object' && !('kind' in value);
}

export type SiteValues = z.infer<typeof siteValuesSchema>;

/**
 * Declares the values that texts contain, so that each is written only once.
 * @example defineValues({ responseHours: 24, companies: sample(50), phoneHours: openingHours([…]), responseClock: { es: 'horas naturales', en: 'hours' } })
 */
export function defineValues<const T extends SiteValues>(values: T): { [K in keyof T]: Value } {
  return values;
}

/**
 * Opening hours as a value for texts, beginning with a capital letter.
 * @example openingHours([{ days: ['Sa'], opens: '09:00', closes: '14:00' }])
 */
export function openingHours(hours: OpeningHours[]): Value {
  return { kind: 'hours', hours };
}

/**
 * The number of services or languages of the site, as a value for texts.
 * @example countOf('services')
 */
export function countOf(of: 'services' | 'locales'): Value {
  return { kind: 'count', of };
}

/**
 * Marks sample content that the firm must replace or confirm: a figure, a testimonial, a case, an article. It changes
 * nothing on the site; `npm run check -- --release` lists all samples. Remove the mark once the content is right.
 * @example defineValues({ companies: sample(50) })
 * @example export default sample(defineArticle({ … }))
 */
export function sample<T>(value: T): T {
  return value;
}
