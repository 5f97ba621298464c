import { countOf, defineValues, openingHours, sample } from '#schema';

/** What the texts state: each takes a value with `{{name}}`. */
export const values = defineValues({
  contactMinutes: 30,
  softlandingMinutes: 45,
  legalMinutes: '30-45',
  responseHours: 24,
  /** When the telephone is answered. */
  phoneHours: openingHours([
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '18:00' },
    { days: ['Sa'], opens: '09:00', closes: '14:00' },
  ]),

  serviceCount: countOf('services', { es: 'servicios legales y contables', en: 'legal and accounting services' }),

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
