import { countOf, defineValues, openingHours, sample } from '#schema';

/** What the texts state: each takes a value with `{{name}}`. */
export const values = defineValues({
  contactMinutes: 30,
  softlandingMinutes: 45,
  legalMinutes: { es: '30 a 45', en: '30 to 45' },
  responseHours: 24,
  /** Whether those hours are of the clock or of the office, what is free, and what the percentages are of: for the firm to confirm. */
  responseClock: sample({ es: 'horas, también en fin de semana', en: 'hours, weekends included' }),
  freeScope: sample({
    es: 'de orientación: no incluye elaborar documentos ni representarle',
    en: 'for guidance: it includes neither drafting documents nor representing you',
  }),
  figuresBase: sample({
    es: 'según nuestros registros de asuntos concluidos',
    en: 'according to our records of closed matters',
  }),
  /** Why there are more foreign companies than companies advised. */
  separateCount: sample({ es: 'El softlanding se cuenta aparte.', en: 'Soft landing is counted separately.' }),
  /** When the telephone is answered. */
  phoneHours: openingHours([
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '18:00' },
    { days: ['Sa'], opens: '09:00', closes: '14:00' },
  ]),

  serviceCount: countOf('services'),

  companies: sample(50),
  fintechProjects: sample(20),
  foreignCompanies: sample(100),
  years: sample(5),
  since: sample(2021),
  satisfaction: sample(98),
  timeSaved: sample(30),
  timeReduced: sample(60),
  compliance: sample(100),
  collaborators: sample(14),
  setupDays: sample(45),
  setupMonths: sample('2.5'),
  remote: sample(100),
  divorceMonths: sample({ es: '1 a 4', en: '1 to 4' }),
});
