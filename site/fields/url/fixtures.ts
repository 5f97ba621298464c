import { urlField } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = {
  fields: (words) => ({ site: urlField(words('Sitio web')) }),
  answer: (_field, free) => free(['https://enlace.example/', ''], ['https://x.test/', ''], ['x:', '']),
  wrong: ({ maxLength, says }) => [{ value: 'ana'.slice(0, maxLength), message: says?.['form.invalidUrl'] ?? '' }],
};
