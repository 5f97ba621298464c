import { days, defineRecords, months } from '#schema';

/** What becomes of what visitors send: how the clinic follows it up, and how long it keeps it. */
export const records = defineRecords({
  followUp: {
    initial: 'new',
    statuses: {
      new: { label: { es: 'Nuevo', en: 'New' }, tone: 'open' },
      contacted: { label: { es: 'Contactado', en: 'Contacted' }, tone: 'waiting' },
      scheduled: { label: { es: 'Cita agendada', en: 'Meeting scheduled' }, tone: 'waiting' },
      accepted: { label: { es: 'Aceptado', en: 'Accepted' }, tone: 'done' },
      closed: { label: { es: 'Cerrado', en: 'Closed' }, tone: 'closed' },
      declined: { label: { es: 'No procede', en: 'Not applicable' }, tone: 'closed' },
      spam: { label: { es: 'Spam', en: 'Spam' }, tone: 'spam' },
    },
    tables: {
      career_applications: {
        new: { label: { es: 'Nueva', en: 'New' }, tone: 'open' },
        contacted: { label: { es: 'Contactada', en: 'Contacted' }, tone: 'waiting' },
        scheduled: { label: { es: 'Entrevista', en: 'Interview' }, tone: 'waiting' },
        accepted: { label: { es: 'Aceptada', en: 'Accepted' }, tone: 'done' },
        rejected: { label: { es: 'Rechazada', en: 'Rejected' }, tone: 'closed' },
        closed: { label: { es: 'Cerrada', en: 'Closed' }, tone: 'closed' },
        declined: { label: { es: 'No procede', en: 'Not applicable' }, tone: 'closed' },
        spam: { label: { es: 'Spam', en: 'Spam' }, tone: 'spam' },
      },
    },
  },
  // The privacy notice refers to the periods of the law. A lawyer of the clinic reviews this one.
  rights: {
    workingDays: 20,
    source: {
      es: 'Ley de datos personales',
      en: 'Personal data act',
    },
  },
  // The privacy notice states the periods of the tables. A lawyer of the clinic reviews both.
  retention: {
    tables: {
      leads: months(24),
      softlanding_requests: months(24),
      career_applications: months(12),
      appointment_requests: months(6),
    },
    idempotencyKeys: days(30),
    addresses: days(1),
    erasures: months(60),
  },
});
