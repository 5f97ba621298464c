// Generated from records of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormMarks, Statuses } from '#contract';

/** The firm's time zone, in which days begin and end. */
export const timeZone = 'America/Mexico_City';

/** The statuses of a row, with their labels in each language. */
export const statuses: Statuses = {
  new: {
    es: 'Nueva',
    en: 'New',
    fr: 'Nouvelle',
  },
  confirmed: {
    es: 'Cita confirmada',
    en: 'Appointment confirmed',
    fr: 'Rendez-vous confirmé',
  },
  closed: {
    es: 'Cerrada',
    en: 'Closed',
    fr: 'Classée',
  },
};

/** The status of a new row. */
export const initialStatus = 'new';

/** The forms, with what identifies their rows where possible: the table and how a column begins. */
export const sources: FormMarks = {
  appointment: {
    table: 'appointment_requests',
  },
};
