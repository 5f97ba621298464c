import { z } from 'zod';
import { localizedTextSchema } from './text.ts';
import type { Localized } from './text.ts';

/** The texts that the site's own frame, forms and dialogs show. Those that are needed must be in `spec/messages.ts`. */
export const interfaceKeys = [
  'title.pattern',
  'nav.skip',
  'nav.main',
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
  'footer.follow',
  'footer.copyright',
  'action.book',
  'action.chat',
  'action.newTab',
  'action.more',
  'consent.label',
  'consent.text',
  'consent.change',
  'consent.granted',
  'consent.denied',
  'consent.accept',
  'consent.decline',
  'dialog.close',
  'toc.heading',
  'hours.days',
  'rating',
  'cases.results',
  'team.languages',
  'team.licence',
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
  'form.invalidUrl',
  'form.tooLong',
  'form.wholeNumber',
  'form.decimalNumber',
  'form.invalidDate',
  'form.tooEarly',
  'form.tooLate',
  'form.choose',
  'form.titlePrefix',
  'form.privacy',
  'form.privacyLink',
  'form.honeypot',
  'toasts.region',
] as const;
export type InterfaceKey = (typeof interfaceKeys)[number];

/** Those of them that only some sites need: `generator/check/texts.ts` says which. */
export const optionalInterfaceKeys = [
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
  'team.languages',
  'team.licence',
  'form.wholeNumber',
  'form.decimalNumber',
  'form.invalidDate',
  'form.tooEarly',
  'form.tooLate',
] as const satisfies readonly InterfaceKey[];
/** A text of the interface that only some sites need. */
export type OptionalInterfaceKey = (typeof optionalInterfaceKeys)[number];

export const messagesSchema = z.record(z.string(), localizedTextSchema);
export type Messages = z.infer<typeof messagesSchema>;

/** Declares the shared texts: those that the site's frame needs, and those that pages use through `message()`. */
export function defineMessages<
  const T extends Record<Exclude<InterfaceKey, OptionalInterfaceKey>, Localized> & Record<string, Localized>,
>(messages: T): { [K in keyof T]: Localized } {
  return messages;
}

/** Declares the texts of screens that have no route (sign-in, e-mail verification, leads admin). */
export function defineReserved<const T extends Record<string, Localized>>(messages: T): { [K in keyof T]: Localized } {
  return messages;
}
