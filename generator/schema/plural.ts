import { z } from 'zod';
import { textSchema } from './text.ts';

const form = textSchema.optional();

/**
 * A text that says a number, `{{count}}`, in the forms that languages have for it (Unicode's plural categories, as i18next
 * names them). Each language takes those that it has; most have `one` and `other`.
 * @example { one: { es: '{{count}} minuto', en: '{{count}} minute' }, other: { es: '{{count}} minutos', en: '{{count}} minutes' } }
 */
export const pluralSchema = z.strictObject({
  zero: form,
  one: form,
  two: form,
  few: form,
  many: form,
  other: textSchema,
});

export type Plural = z.infer<typeof pluralSchema>;
