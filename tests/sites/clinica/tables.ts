import { boolean, date, decimal, defineTables, integer, text, timestamp } from '#schema';

/** The tables that forms write to. The database adds `id` and `created_at` to each. */
export const tables = defineTables({
  leads: {
    description: 'Messages of the contact forms.',
    columns: {
      name: text({ max: 320 }),
      email: text({ max: 320 }),
      company: text({ max: 320, nullable: true }),
      message: text({ max: 10_000 }),
    },
    email: 'email',
  },
  softlanding_requests: {
    description: 'Requests of companies for a dental plan.',
    columns: {
      nombre: text({ max: 320 }),
      correo: text({ max: 320 }),
      pais_origen: text({ max: 320 }),
      tipo_empresa: text({ max: 320 }),
      mensaje: text({ max: 10_000, nullable: true }),
    },
    email: 'correo',
  },
  career_applications: {
    description: 'Job applications.',
    columns: {
      nombre: text({ max: 320 }),
      email: text({ max: 320 }),
      telefono: text({ max: 320 }),
      linkedin: text({ max: 320, nullable: true }),
      experiencia: text({ max: 10_000 }),
      motivacion: text({ max: 10_000 }),
      disponibilidad: text({ max: 320, nullable: true }),
      fecha_aplicacion: timestamp(),
      estado: text({ max: 320, oneOf: ['pendiente'] }),
    },
    email: 'email',
  },
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
      momento: text({ max: 40, oneOf: ['morning', 'afternoon', 'any'] }),
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
