import { z } from 'zod';
import { nonBlank, textSchema } from './text.ts';

/** An entry of the error catalogue: a situation and what the visitor is told. */
export const errorSchema = z.strictObject({
  /** When this is shown, for maintainers. */
  situation: nonBlank,
  /** Where it is shown: a toast, a line in the form, an alert dialog, the page itself, the console, or nowhere. */
  channel: z.enum(['toast', 'inline', 'alert', 'page', 'console', 'silent']),
  /** Whether it tells of success or failure. */
  tone: z.enum(['success', 'error', 'info']),
  /** A short line above the message. */
  title: textSchema.optional(),
  /** What the visitor reads. */
  message: textSchema,
  /** `true` for the texts of screens without a route (sign-in, e-mail verification). */
  reserved: z.boolean().optional(),
});
export type ErrorEntry = z.infer<typeof errorSchema>;

/** Declares the error catalogue. */
export function defineErrors<const T extends Record<string, ErrorEntry>>(errors: T): { [K in keyof T]: ErrorEntry } {
  return errors;
}
