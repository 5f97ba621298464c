import { defineTables, text } from '#schema';

/** The table that the appointment form writes to. The database adds `id` and `created_at`. */
export const tables = defineTables({
  appointment_requests: {
    description: 'Requests for an appointment at the clinic.',
    columns: {
      nombre: text({ max: 160 }),
      correo: text({ max: 320 }),
      telefono: text({ max: 40 }),
      tratamiento: text({ max: 40 }),
      momento: text({ max: 40 }),
      comentario: text({ max: 2000, nullable: true }),
    },
    email: 'correo',
  },
});
