// Generated from records of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormMarks, Statuses } from '#contract';

/** The firm's time zone, in which days begin and end. */
export const timeZone = 'America/Mexico_City';

/** The statuses of a row, with their labels in each language. */
export const statuses: Statuses = {
  new: {
    es: 'Nuevo',
    en: 'New',
  },
  contacted: {
    es: 'Contactado',
    en: 'Contacted',
  },
  scheduled: {
    es: 'Cita agendada',
    en: 'Meeting scheduled',
  },
  accepted: {
    es: 'Aceptado',
    en: 'Accepted',
  },
  closed: {
    es: 'Cerrado',
    en: 'Closed',
  },
};

/** The status of a new row. */
export const initialStatus = 'new';

/** The forms, with what identifies their rows where possible: the table and how a column begins. */
export const sources: FormMarks = {
  'contact-home': {
    table: 'leads',
  },
  'contact-page': {
    table: 'leads',
  },
  softlanding: {
    table: 'softlanding_requests',
  },
  'softlanding-landing': {
    table: 'softlanding_requests',
  },
  'softlanding-promo': {
    table: 'softlanding_requests',
  },
  fintech: {
    table: 'softlanding_requests',
  },
  'pld-vulnerables': {
    table: 'leads',
    begins: {
      column: 'message',
      with: 'Evaluación PLD Actividades Vulnerables - Tipo: ',
    },
  },
  'pld-fintech': {
    table: 'leads',
    begins: {
      column: 'message',
      with: 'Diagnóstico PLD Fintech - ',
    },
  },
  career: {
    table: 'career_applications',
  },
};
