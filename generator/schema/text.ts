import { z } from 'zod';
import { messageName } from './names.ts';
import type { MessageName } from './register.ts';

const wording = z.string().refine((value) => value.trim() !== '', 'This text is empty.');

/** A text in both languages. */
export const wordedSchema = z.strictObject({
  /** Spanish, addressing the visitor as usted. */
  es: wording,
  /** English. */
  en: wording,
});

/** A reference to a shared text of `spec/messages.ts`. */
export const messageRefSchema = z.strictObject({ kind: z.literal('message'), name: messageName });

/**
 * What a visitor reads: both languages side by side, or a reference to a shared message.
 * Values are written as i18next writes them, `{{name}}`, with the same names in both languages.
 * @example { es: 'Horario', en: 'Opening hours' }
 */
export const textSchema = z.union([wordedSchema, messageRefSchema]);

export type Worded = z.infer<typeof wordedSchema>;
export type MessageRef = z.infer<typeof messageRefSchema>;
export type Text = z.infer<typeof textSchema>;

/**
 * Uses a shared text of `spec/messages.ts` in place of a text of one's own.
 * @example heading: message('contact.heading')
 */
export const message = (name: MessageName): MessageRef => ({ kind: 'message', name });
