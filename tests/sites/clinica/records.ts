import { days, defineRecords, months } from '#schema';

/** How the clinic follows requests up, and how long it keeps them. */
export const records = defineRecords({
  followUp: {
    initial: 'new',
    statuses: {
      new: { es: 'Nueva', en: 'New', fr: 'Nouvelle' },
      confirmed: { es: 'Cita confirmada', en: 'Appointment confirmed', fr: 'Rendez-vous confirmé' },
      closed: { es: 'Cerrada', en: 'Closed', fr: 'Classée' },
    },
  },
  retention: {
    tables: { appointment_requests: months(6) },
    idempotencyKeys: days(7),
    addresses: days(1),
    erasures: months(36),
  },
});
