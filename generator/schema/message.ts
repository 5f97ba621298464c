import { z } from 'zod';
import { localizedTextSchema, nonBlank, textSchema, type Localized } from './text.ts';

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
