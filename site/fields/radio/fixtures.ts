import { option, radioField } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = {
  fields: (words) => ({
    kind: radioField(words('¿Quién escribe?'), {
      required: true,
      options: [
        option('company', words('Una empresa')),
        option('person', words('Una persona')),
        option('other', words('Otra cosa')),
      ],
      initial: 'company',
    }),
  }),
};
