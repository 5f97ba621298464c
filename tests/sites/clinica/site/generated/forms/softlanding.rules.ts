// Generated from forms.softlanding of the spec. Do not edit: change the spec and run `npm run generate`.
import * as z from 'zod/mini';
import type { FormRow } from '#contract';
import { completeEmail } from '#site/lib/forms/complete-email.ts';

export { form } from './softlanding.ts';

/** The table that the form writes to. */
export const table = 'softlanding_requests';

/** Validates the visitor's answers; each message names the problem. */
export const schema = z.object({
  name: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  email: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong'), completeEmail()),
  country: z.enum(['usa', 'canada', 'spain', 'germany', 'other'], { error: 'required' }),
  companyType: z.enum(['startup', 'tech', 'manufacturing', 'services', 'other'], { error: 'required' }),
  message: z.string().check(z.maxLength(10000, 'tooLong')),
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The row that is inserted. */
export type Payload = FormRow<'nombre' | 'correo' | 'pais_origen' | 'tipo_empresa' | 'mensaje', 'mensaje'>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

/** Makes the row from the answers. */
export const toPayload = (values: Values): Payload => ({
  nombre: values.name,
  correo: values.email,
  pais_origen: values.country,
  tipo_empresa: values.companyType,
  mensaje: orNull(values.message),
});
