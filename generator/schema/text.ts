import { z } from 'zod';
import { messageName } from './names.ts';
import type { Locale, MessageName, PartialLocale } from './register.ts';

/** A value in each language of the site; by default, a text. */
export type Localized<T = string> = Readonly<Record<Locale, T>> & { readonly [L in PartialLocale]?: T };

/** A text with more than white space. */
export const nonBlank = z
  .string()
  .refine((value) => value.trim() !== '', { error: 'This text is empty.', params: { code: 'shape/empty' } });

/** The context of validation. It provides the languages of the spec, which the schemas do not know. */
export interface SpecContext extends z.core.ParseContext<z.core.$ZodIssue> {
  readonly locales: readonly string[];
  /** The language whose text replaces a missing one. */
  readonly fallback: string;
}

const localizedTextSchemas = new Map<string, z.ZodObject>();

/** The schema of a text in some languages. */
export function localizedTextIn(locales: readonly string[]): z.ZodObject {
  const key = locales.join();
  const known =
    localizedTextSchemas.get(key) ?? z.strictObject(Object.fromEntries(locales.map((locale) => [locale, nonBlank])));
  localizedTextSchemas.set(key, known);
  return known;
}

const LocalizedTextType = z.core.$constructor(
  'LocalizedTextType',
  (inst: z.ZodType<Localized, Localized>, def: z.core.$ZodTypeDef) => {
    z.ZodType.init(inst, def);
    inst._zod.parse = (payload, context) => {
      const { locales } = context as typeof context & Partial<SpecContext>;
      if (!locales) throw new Error('To parse a text, pass the languages of its spec as the context: see SpecContext.');
      // The schema of the languages reports that there are none.
      if (locales.length === 0) return payload;
      const value: unknown = payload.value;
      const has = (locale: string): boolean =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, locale);
      const given = locales.filter(has);
      const parsed = localizedTextIn(given.length > 0 ? given : locales)._zod.run(payload, context) as typeof payload;
      if (given.length > 0 && given.length < locales.length && parsed.issues.length === 0)
        parsed.value = withFallbacks(value as Readonly<Record<string, string>>, context as SpecContext);
      return parsed;
    };
  },
);

/** The languages that a completed text lacks in the spec. */
const lacking = new WeakMap<object, readonly string[]>();
/** Completes a text: missing languages get the text of the fallback, or of the first language that it has. */
function withFallbacks(text: Readonly<Record<string, string>>, { locales, fallback }: SpecContext): Localized {
  const words = text[fallback] ?? Object.values(text)[0] ?? '';
  const filled = Object.fromEntries(locales.map((locale) => [locale, text[locale] ?? words])) as Localized;
  lacking.set(
    filled,
    locales.filter((locale) => !(locale in text)),
  );
  return filled;
}

/** The languages that a text lacks in the spec; they show the text of another language. */
export function missingLanguages(text: object): readonly string[] {
  return lacking.get(text) ?? [];
}

/**
 * A text for a page that exists in some languages only.
 * @example heading: only({ es: 'Aviso para usuarios en México' })
 */
export function only(texts: Partial<Localized>): Localized {
  return texts as Localized;
}

/** A text in each language of the spec that is being parsed. */
export const localizedTextSchema: z.ZodType<Localized, Localized> = new LocalizedTextType({ type: 'custom' });

/** A reference to a shared text of `spec/messages.ts`. */
export const messageRefSchema = z.strictObject({ kind: z.literal('message'), name: messageName });

/**
 * A text for visitors: all languages side by side, or a reference to a shared message.
 * Values are written as i18next writes them, `{{name}}`, with the same names in all languages.
 * @example { es: 'Horario', en: 'Opening hours' }
 */
export const textSchema = z.union([localizedTextSchema, messageRefSchema]);

export type MessageRef = z.infer<typeof messageRefSchema>;
export type Text = z.infer<typeof textSchema>;

/**
 * Refers to a shared text of `spec/messages.ts`.
 * @example heading: message('contact.heading')
 */
export function message(name: MessageName): MessageRef {
  return { kind: 'message', name };
}

const form = textSchema.optional();

/**
 * A text with a number, `{{count}}`, in its plural forms (Unicode's plural categories, as i18next names them). Most
 * languages have `one` and `other`.
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
