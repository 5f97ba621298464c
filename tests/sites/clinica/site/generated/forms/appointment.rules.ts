// Generated from forms.appointment of the spec. Do not edit: change the spec and run `npm run generate`.
import * as z from 'zod/mini';
import type { FormRow } from '#contract';
import { completeEmail } from '#site/lib/forms/complete-email.ts';
import { dayWithin } from '#site/lib/forms/day.ts';
import { numberOrNull, numberWithin } from '#site/lib/forms/number.ts';

export { form } from './appointment.ts';

/** The table that the form writes to. */
export const table = 'appointment_requests';

/** Validates the visitor's answers; each message names the problem. */
export const schema = z.object({
  name: z.string().check(z.regex(/\S/, 'required'), z.maxLength(160, 'tooLong')),
  email: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong'), completeEmail()),
  phone: z.string().check(z.regex(/\S/, 'required'), z.maxLength(40, 'tooLong')),
  treatment: z.enum(['check-up', 'pain', 'child', 'other'], { error: 'required' }),
  reason: z.string().check(z.regex(/\S/, 'required'), z.maxLength(200, 'tooLong')),
  age: z.string().check(z.regex(/\S/, 'required'), numberWithin(0, 17, 0)),
  day: z.string().check(z.regex(/\S/, 'required'), dayWithin(1, 90)),
  time: z.enum(['morning', 'afternoon', 'any'], { error: 'required' }),
  budget: z.string().check(numberWithin(0, 1000000, 2)),
  reminder: z.enum(['', 'on'], { error: 'required' }),
  comment: z.string().check(z.maxLength(2000, 'tooLong')),
  consent: z.enum(['on'], { error: 'required' }),
  campaign: z.string().check(z.maxLength(40, 'tooLong')),
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The fields that these answers leave hidden. */
export const hidden = (values: Readonly<Record<keyof Values, string>>): string[] => [
  ...(['other'].includes(values.treatment) ? [] : ['reason']),
  ...(['child'].includes(values.treatment) ? [] : ['age']),
];

/** The row that is inserted. */
export type Payload = FormRow<
  | 'nombre'
  | 'correo'
  | 'telefono'
  | 'tratamiento'
  | 'motivo'
  | 'edad'
  | 'dia'
  | 'momento'
  | 'presupuesto'
  | 'recordatorio'
  | 'comentario'
  | 'consentimiento'
  | 'campana'
  | 'canal',
  'motivo' | 'edad' | 'presupuesto' | 'comentario' | 'campana',
  { edad: number; presupuesto: number; recordatorio: boolean; consentimiento: boolean }
>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

/** Makes the row from the answers. */
export const toPayload = (values: Values): Payload => ({
  nombre: values.name,
  correo: values.email,
  telefono: values.phone,
  tratamiento: values.treatment,
  motivo: orNull(values.reason),
  edad: numberOrNull(values.age),
  dia: values.day,
  momento: values.time,
  presupuesto: numberOrNull(values.budget),
  recordatorio: values.reminder === 'on',
  comentario: orNull(values.comment),
  consentimiento: values.consent === 'on',
  campana: orNull(values.campaign),
  canal: 'web',
});
