// Generated from forms.softlanding-promo of the spec. Do not edit: change the spec and run `npm run generate`.
import * as z from 'zod/mini';
import type { FormRow } from '#contract';
import { completeEmail } from '#site/lib/forms/complete-email.ts';

export { form } from './softlanding-promo.ts';

/** The table that the form writes to. */
export const table = 'softlanding_requests';

/** Validates the visitor's answers; each message names the problem. */
export const schema = z.object({
  nombre: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  correo: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong'), completeEmail()),
  pais: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  tipoEmpresa: z.enum(['Startup de Tecnología', 'Servicios', 'Otro'], { error: 'required' }),
  mensaje: z.string().check(z.regex(/\S/, 'required'), z.maxLength(9000, 'tooLong')),
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The row that is inserted. */
export type Payload = FormRow<'nombre' | 'correo' | 'pais_origen' | 'tipo_empresa' | 'mensaje'>;

/** Makes the row from the answers. */
export const toPayload = (values: Values): Payload => ({
  nombre: values.nombre.trim(),
  correo: values.correo.trim(),
  pais_origen: values.pais.trim(),
  tipo_empresa: values.tipoEmpresa,
  mensaje: `Equipo nuevo - Tipo: ${values.tipoEmpresa} - ${values.mensaje.trim()}`,
});
