import { countOf, defineValues } from '#schema';

/** What the texts state: each takes a value with `{{name}}`. */
export const values = defineValues({
  responseHours: 8,
  checkUpMinutes: 40,
  firstVisit: 450,
  quoteDays: 30,
  languageCount: countOf('locales'),
});
