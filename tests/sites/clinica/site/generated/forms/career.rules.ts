// Generated from forms.career of the spec. Do not edit: change the spec and run `npm run generate`.
import * as z from 'zod/mini';
import type { FormRow } from '#contract';
import { completeEmail } from '#site/lib/forms/complete-email.ts';

export { form } from './career.ts';

/** The table that the form writes to. */
export const table = 'career_applications';

/** Validates the visitor's answers; each message names the problem. */
export const schema = z.object({
  nombre: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  email: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong'), completeEmail()),
  telefono: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  linkedin: z.union([z.literal(''), z.string().check(z.maxLength(320, 'tooLong'), z.url('invalidUrl'))], {
    error: 'invalidUrl',
  }),
  experiencia: z.string().check(z.regex(/\S/, 'required'), z.maxLength(10000, 'tooLong')),
  motivacion: z.string().check(z.regex(/\S/, 'required'), z.maxLength(10000, 'tooLong')),
  disponibilidad: z.string().check(z.maxLength(320, 'tooLong')),
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The row that is inserted. */
export type Payload = FormRow<
  | 'nombre'
  | 'email'
  | 'telefono'
  | 'linkedin'
  | 'experiencia'
  | 'motivacion'
  | 'disponibilidad'
  | 'fecha_aplicacion'
  | 'estado',
  'linkedin' | 'disponibilidad'
>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

/** Makes the row from the answers and the moment of sending. */
export const toPayload = (values: Values, now: string): Payload => ({
  nombre: values.nombre,
  email: values.email,
  telefono: values.telefono,
  linkedin: orNull(values.linkedin),
  experiencia: values.experiencia,
  motivacion: values.motivacion,
  disponibilidad: orNull(values.disponibilidad),
  fecha_aplicacion: now,
  estado: 'pendiente',
});
