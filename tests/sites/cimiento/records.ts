import { days, defineRecords, months } from '#schema';

/** What becomes of what visitors send: how the firm follows it up, and how long it keeps it. */
export const records = defineRecords({
  followUp: {
    initial: 'new',
    statuses: {
      new: { es: 'Nuevo', en: 'New' },
      contacted: { es: 'Contactado', en: 'Contacted' },
      scheduled: { es: 'Cita agendada', en: 'Meeting scheduled' },
      accepted: { es: 'Aceptado', en: 'Accepted' },
      closed: { es: 'Cerrado', en: 'Closed' },
    },
  },
  // The privacy notice states the periods of the tables. A lawyer of the firm reviews both.
  retention: {
    tables: {
      leads: months(24),
      softlanding_requests: months(24),
      career_applications: months(12),
    },
    idempotencyKeys: days(30),
    addresses: days(1),
    erasures: months(60),
  },
});
