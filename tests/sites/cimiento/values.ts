import { countOf, defineValues, openingHours, sample } from '#schema';

/** What the texts state: each takes a value with `{{name}}`. */
export const values = defineValues({
  contactMinutes: 30,
  softlandingMinutes: 45,
  legalMinutes: '30-45',
  responseHours: 24,
  /** Whether those hours are of the clock or of the office, what is free, and what the percentages are of: for the firm to confirm. */
  responseClock: sample({ es: 'horas naturales', en: 'hours, day and night,' }),
  freeScope: sample({
    es: 'de orientación: no incluye elaborar documentos ni representarle',
    en: 'for guidance: it includes neither drafting documents nor representing you',
  }),
  figuresBase: sample({
    es: 'sobre asuntos concluidos y según los registros de la firma',
    en: 'on concluded matters and from the firm’s own records',
  }),
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
  divorceMonths: sample('1-4'),
});
