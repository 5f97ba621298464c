import { defineTables, text, timestamp } from '#schema';

/** The tables that forms write to. The database adds `id` and `created_at` to each. */
export const tables = defineTables({
  leads: {
    description: 'Messages of the contact forms and of both PLD forms.',
    columns: {
      name: text({ max: 320 }),
      email: text({ max: 320 }),
      company: text({ max: 320, nullable: true }),
      message: text({ max: 10_000 }),
    },
    email: 'email',
  },
  softlanding_requests: {
    description: 'Requests of the soft-landing forms and of the fintech form.',
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
});
