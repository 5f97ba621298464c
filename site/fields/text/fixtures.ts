import { textField } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = {
  fields: (words) => ({
    name: textField(words('Nombre'), { required: true, autocomplete: 'name' }),
    what: textField(words('¿Qué cosa?'), { required: true, showIf: { field: 'kind', is: 'other' } }),
  }),
};
