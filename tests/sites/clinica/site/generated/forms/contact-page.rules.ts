// Generated from forms.contact-page of the spec. Do not edit: change the spec and run `npm run generate`.
import * as z from 'zod/mini';
import type { FormRow } from '#contract';
import { completeEmail } from '#site/lib/forms/complete-email.ts';

export { form } from './contact-page.ts';

/** The table that the form writes to. */
export const table = 'leads';

/** Validates the visitor's answers; each message names the problem. */
export const schema = z.object({
  name: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  email: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong'), completeEmail()),
  phone: z.string().check(z.maxLength(320, 'tooLong')),
  company: z.string().check(z.maxLength(320, 'tooLong')),
  message: z.string().check(z.regex(/\S/, 'required'), z.maxLength(10000, 'tooLong')),
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The row that is inserted. */
export type Payload = FormRow<'name' | 'email' | 'company' | 'message', 'company'>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

/** Makes the row from the answers. */
export const toPayload = (values: Values): Payload => ({
  name: values.name,
  email: values.email,
  company: orNull(values.company),
  message: values.message,
});
