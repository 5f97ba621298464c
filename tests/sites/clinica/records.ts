import { days, defineRecords, months } from '#schema';

/** How the clinic follows requests up, and how long it keeps them. */
export const records = defineRecords({
  followUp: {
    initial: 'new',
    statuses: {
      new: { label: { es: 'Nueva', en: 'New', fr: 'Nouvelle' }, tone: 'open' },
      confirmed: {
        label: { es: 'Cita confirmada', en: 'Appointment confirmed', fr: 'Rendez-vous confirmé' },
        tone: 'done',
      },
      closed: { label: { es: 'Cerrada', en: 'Closed', fr: 'Classée' }, tone: 'closed' },
    },
  },
  retention: {
    tables: { appointment_requests: months(6) },
    idempotencyKeys: days(7),
    addresses: days(1),
    erasures: months(36),
  },
});
