import { textareaField } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = {
  fields: (words) => ({ message: textareaField(words('Mensaje'), { rows: 3 }) }),
  // The form counts the building as three characters and the database as two, so only other answers reach its limit.
  ending: ' ñ 🏛️',
};
