import { z } from 'zod';
import { localizedTextSchema, nonBlank, textSchema, type Localized } from './text.ts';
import { openingHoursSchema, wordName, type OpeningHours } from './formats.ts';

/** The keys of the texts of frame, forms and dialogs that every site needs. */
const requiredInterfaceKeys = [
  'title.pattern',
  'nav.skip',
  'nav.main',
  'nav.menu',
  'nav.language',
  'nav.logo',
  'languageHint.text',
  'languageHint.dismiss',
  'notFound.suggestion',
  'theme.label',
  'theme.light',
  'theme.dark',
  'theme.auto',
  'theme.autoNow',
  'footer.copyright',
  'action.newTab',
  'dialog.close',
  'hours.days',
  'loading',
  'noScript.form',
  'form.notLoaded',
  'form.submit',
  'form.submitting',
  'form.optional',
  'form.requiredHint',
  'form.summaryTitle',
  'form.fieldRequired',
  'form.invalidEmail',
  'form.incompleteEmail',
  'form.emailSuggestion',
  'form.invalidUrl',
  'form.tooLong',
  'form.choose',
  'form.titlePrefix',
  'form.privacy',
  'form.privacyLink',
  'form.honeypot',
  'toasts.region',
] as const;

/** The keys of the texts that only some sites need; `generator/check/texts.ts` checks which. */
export const optionalInterfaceKeys = [
  'nav.bar',
  'nav.rooms',
  'footer.follow',
  'action.book',
  'action.chat',
  'action.more',
  'consent.label',
  'consent.text',
  'consent.change',
  'consent.granted',
  'consent.denied',
  'consent.accept',
  'consent.decline',
  'toc.heading',
  'rating',
  'cases.results',
  'article.published',
  'specimen.label',
  'specimen.print',
  'specimen.printed',
  'specimen.outside',
  'team.languages',
  'team.licence',
  'form.wholeNumber',
  'form.decimalNumber',
  'form.invalidDate',
  'form.tooEarly',
  'form.tooLate',
] as const;
export type OptionalInterfaceKey = (typeof optionalInterfaceKeys)[number];

/** The keys of all texts of the interface, in `spec/messages.ts`. */
export const interfaceKeys = [...requiredInterfaceKeys, ...optionalInterfaceKeys] as const;
export type InterfaceKey = (typeof interfaceKeys)[number];

export const messagesSchema = z.record(z.string(), localizedTextSchema);
export type Messages = z.infer<typeof messagesSchema>;

/** Declares the shared texts: those of the site's frame, and those that pages use through `message()`. */
export function defineMessages<
  const T extends Record<(typeof requiredInterfaceKeys)[number], Localized> & Record<string, Localized>,
>(messages: T): { [K in keyof T]: Localized } {
  return messages;
}

/** Declares the texts of screens that have no route (sign-in, e-mail verification, leads admin). */
export function defineReserved<const T extends Record<string, Localized>>(messages: T): { [K in keyof T]: Localized } {
  return messages;
}

/** An entry of the error catalogue: a situation and the message for the visitor. */
export const errorSchema = z.strictObject({
  /** When this is shown, for maintainers. */
  situation: nonBlank,
  /** Where it is shown: a toast, a line in the form, an alert dialog, the page itself, the console, or nowhere. */
  channel: z.enum(['toast', 'inline', 'alert', 'page', 'console', 'silent']),
  tone: z.enum(['success', 'error', 'info']),
  /** A short line above the message. */
  title: textSchema.optional(),
  message: textSchema,
  /** `true` for the texts of screens without a route (sign-in, e-mail verification). */
  reserved: z.boolean().optional(),
});
export type ErrorEntry = z.infer<typeof errorSchema>;

/** Declares the error catalogue. */
export function defineErrors<const T extends Record<string, ErrorEntry>>(errors: T): { [K in keyof T]: ErrorEntry } {
  return errors;
}

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

/** The values of texts, `{{name}}`, in addition to those derived from the spec (`generator/compile/text.ts`). */
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
