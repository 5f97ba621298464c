import { z } from 'zod';
import { localeName } from './names.ts';
import type { Locale } from './register.ts';
import { nonBlank } from './text.ts';

const tag = z.string().refine(isLanguageTag, 'Write a language with its territory like es-MX.');

/** The most languages that a site may have. */
export const mostLocales = 10;

/** A language of the site. */
export const languageSchema = z.strictObject({
  /** The language's own name: `español`. Used by screen readers in the language selector. */
  name: nonBlank,
  /** The language with its territory, `es-MX`: for Open Graph and date formats. */
  tag,
  /** The locale of date formats, if other than `tag`: `en-GB`. */
  formats: tag.optional(),
  /** `true` while the texts are being translated: missing ones are shown in the default language. */
  partial: z.boolean().optional(),
  /**
   * Words that stay on the same line as a number: units `after` it (`minutes`), and words `before` it (`Article`).
   * `short` words do not end a line of a heading or lead: `of`, `the`.
   * Ranges, telephone numbers, initials and letters with a hyphen or a slash stay together in every language.
   */
  together: z
    .strictObject({
      before: z.array(z.string().min(1)).optional(),
      after: z.array(z.string().min(1)).optional(),
      short: z.array(z.string().min(1)).optional(),
    })
    .optional(),
});

// Loaded on demand: few specs need it, and loading takes as long as reading a small spec.
let languageNames: Intl.DisplayNames | undefined;

function isSpoken(code: string): boolean {
  try {
    languageNames ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return languageNames.of(code) !== undefined;
  } catch {
    return false;
  }
}

/** A spoken language by its code: `es`, `nah`. */
export const spokenLanguage = z.string().refine(isSpoken, 'Write the code of a language, such as "es" or "fr".');

/** The languages of the site. A text of the spec needs all of them, apart from those that are `partial`. */
export const localesSchema = z.strictObject({
  /** The language whose addresses have no prefix, and the fallback for visitors with other languages. */
  default: localeName,
  /**
   * One to ten languages by their BCP 47 tags (`es`, `pt-BR`), in the order of the language selector. The addresses of
   * all but the default begin with the tag: `/pt-BR/inicio`.
   */
  all: z
    .record(z.string().refine(isLanguageTag, 'Write it as browsers do: es, pt-BR, zh-Hant.'), languageSchema)
    .refine(
      (all) => Object.keys(all).length > 0 && Object.keys(all).length <= mostLocales,
      `A site has one to ${mostLocales} languages.`,
    ),
});

export type Language = z.infer<typeof languageSchema>;
export type Locales = { default: Locale; all: Record<Locale, Language> };

type Partially = { partial: true };
/** The languages that all texts have. */
type Whole<T> = { [K in keyof T]: T[K] extends Partially ? never : K }[keyof T] & string;

/**
 * Declares the languages of the site.
 * @example defineLocales({ default: 'es', all: { es: { name: 'español', tag: 'es-MX' }, en: { name: 'English', tag: 'en-US' } } })
 */
export function defineLocales<const T extends Record<string, Language>>(locales: {
  default: Whole<T>;
  all: T;
}): { default: Whole<T>; all: { [K in keyof T]: T[K] extends Partially ? Language & Partially : Language } } {
  return locales as ReturnType<typeof defineLocales<T>>;
}

/** Whether a text is a well-formed language tag with the usual capitals: `es`, `pt-BR`, `zh-Hant`, `es-419`. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(text);
}
