// Generated from forms.pld-vulnerables of the spec. Do not edit: change the spec and run `npm run generate`.
import * as z from 'zod/mini';
import type { FormRow } from '#contract';
import { completeEmail } from '#site/lib/forms/complete-email.ts';

export { form } from './pld-vulnerables.ts';

/** The table that the form writes to. */
export const table = 'leads';

/** Validates the visitor's answers; each message names the problem. */
export const schema = z.object({
  nombre: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  empresa: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong')),
  email: z.string().check(z.regex(/\S/, 'required'), z.maxLength(320, 'tooLong'), completeEmail()),
  tipoActividad: z.enum(
    [
      'Venta de inmuebles',
      'Venta de vehículos',
      'Metales y piedras preciosas',
      'Construcción',
      'Blindaje de vehículos',
      'Traslado de valores',
      'Donativos',
      'Comercio exterior',
    ],
    { error: 'required' },
  ),
  descripcion: z.string().check(z.maxLength(9000, 'tooLong')),
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The row that is inserted. */
export type Payload = FormRow<'name' | 'email' | 'company' | 'message'>;

/** Makes the row from the answers. */
export const toPayload = (values: Values): Payload => ({
  name: values.nombre,
  email: values.email,
  company: values.empresa,
  message: `Evaluación PLD Actividades Vulnerables - Tipo: ${values.tipoActividad} - ${values.descripcion}`,
});
