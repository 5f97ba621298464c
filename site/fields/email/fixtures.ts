import { emailField } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = {
  fields: (words) => ({ email: emailField(words('Correo electrónico'), { required: true }) }),
  answer: (_field, free) => free(['', '@correo.example'], ['', '@x.test'], ['', '@x.mx']),
  wrong: ({ maxLength, says }) => [{ value: 'ana'.slice(0, maxLength), message: says?.['form.invalidEmail'] ?? '' }],
};
