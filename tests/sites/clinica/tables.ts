import { boolean, date, decimal, defineTables, integer, text } from '#schema';

/** The table that the appointment form writes to. The database adds `id` and `created_at`. */
export const tables = defineTables({
  appointment_requests: {
    description: 'Requests for an appointment at the clinic.',
    columns: {
      nombre: text({ max: 160 }),
      correo: text({ max: 320 }),
      telefono: text({ max: 40 }),
      tratamiento: text({ max: 40 }),
      motivo: text({ max: 200, nullable: true, onlyIf: { column: 'tratamiento', is: 'other' } }),
      edad: integer({ min: 0, max: 17, nullable: true, onlyIf: { column: 'tratamiento', is: 'child' } }),
      dia: date(),
      momento: text({ max: 40, oneOf: ['morning', 'afternoon', 'saturday', 'any'] }),
      presupuesto: decimal({ min: 0, max: 1_000_000, decimals: 2, nullable: true }),
      recordatorio: boolean(),
      comentario: text({ max: 2000, nullable: true }),
      consentimiento: boolean({ onlyTrue: true }),
      campana: text({ max: 40, nullable: true }),
      canal: text({ max: 10, oneOf: ['web'] }),
    },
    email: 'correo',
  },
});
