// Generated from forms.appointment of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
import * as z from 'zod/mini';
import type { FormRow } from '#contract';

export { form } from './appointment.ts';

/** The table that the form writes to. */
export const table = 'appointment_requests';

/** What the visitor's answers must be; each message names what is wrong. */
export const schema = z.object({
  name: z.string().check(z.regex(/\S/, 'required'), z.maxLength(160, 'tooLong')),
  email: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong'), z.email('invalidEmail')),
  phone: z.string().check(z.regex(/\S/, 'required'), z.maxLength(40, 'tooLong')),
  treatment: z.enum(['check-up', 'pain', 'orthodontics', 'implant', 'whitening', 'child', 'other'], {
    error: 'required',
  }),
  time: z.enum(['morning', 'afternoon', 'saturday', 'any'], { error: 'required' }),
  comment: z.string().check(z.maxLength(2000, 'tooLong')),
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The row that is inserted. */
export type Payload = FormRow<
  'nombre' | 'correo' | 'telefono' | 'tratamiento' | 'momento' | 'comentario',
  'comentario'
>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

/** Makes the row from the answers. */
export const toPayload = (values: Values): Payload => ({
  nombre: values.name,
  correo: values.email,
  telefono: values.phone,
  tratamiento: values.treatment,
  momento: values.time,
  comentario: orNull(values.comment),
});
