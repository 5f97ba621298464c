import { countOf, defineValues, openingHours, sample } from '#schema';

/** What the texts state: each takes a value with `{{name}}`. */
export const values = defineValues({
  contactMinutes: 30,
  responseHours: 24,
  checkUpMinutes: 40,
  firstVisit: 450,
  quoteDays: 30,
  /** Whether those hours are of the clock or of the office: for the clinic to confirm. */
  responseClock: sample({ es: 'horas naturales', en: 'hours, day and night,' }),
  /** When the telephone is answered. */
  phoneHours: openingHours([
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '18:00' },
    { days: ['Sa'], opens: '09:00', closes: '14:00' },
  ]),
  serviceCount: countOf('services'),
  languageCount: countOf('locales'),
  companies: sample(50),
  years: sample(5),
  since: sample(2021),
  satisfaction: sample(98),
});
