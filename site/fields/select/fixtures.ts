import { option, selectField } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = {
  fields: (words) => ({
    size: selectField(words('Tamaño'), {
      options: [
        option('company', words('Una empresa')),
        option('person', words('Una persona')),
        option('other', words('Otra cosa')),
      ],
      showIf: { field: 'kind', is: ['company', 'other'] },
    }),
  }),
};
