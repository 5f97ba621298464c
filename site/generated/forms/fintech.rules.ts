// Generated from forms.fintech of the spec. Do not edit: change the spec and run `npm run generate`.
import * as z from 'zod/mini';
import type { FormRow } from '#contract';
import { completeEmail } from '#site/lib/forms/complete-email.ts';

export { form } from './fintech.ts';

/** The table that the form writes to. */
export const table = 'softlanding_requests';

/** Validates the visitor's answers; each message names the problem. */
export const schema = z.object({
  nombre: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  correo: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong'), completeEmail()),
  empresa: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  telefono: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  tipoEmpresa: z.enum(
    ['fintech-startup', 'itf', 'ifp', 'ifpe', 'sofom', 'sofipo', 'centro-cambiario', 'transmisor-dinero', 'otro'],
    { error: 'required' },
  ),
  mensaje: z.string().check(z.maxLength(10000, 'tooLong')),
  pais_origen: z.string().check(z.maxLength(320, 'tooLong')),
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The row that is inserted. */
export type Payload = FormRow<'nombre' | 'correo' | 'tipo_empresa' | 'pais_origen' | 'mensaje', 'mensaje'>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

/** Makes the row from the answers. */
export const toPayload = (values: Values): Payload => ({
  nombre: values.nombre,
  correo: values.correo,
  tipo_empresa: values.tipoEmpresa,
  pais_origen: values.pais_origen.trim() || 'México',
  mensaje: orNull(values.mensaje),
});
