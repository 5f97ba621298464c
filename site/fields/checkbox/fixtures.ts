import { checkboxField, linkTo } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = {
  fields: (words) => ({
    news: checkboxField(words('Quiero recibir noticias')),
    consent: checkboxField(words('He leído los términos y los acepto.'), {
      required: true,
      link: linkTo('terms' as never, words('los términos')),
    }),
  }),
  answer: () => 'on',
  wrong: () => [],
  stored: (answer) => String(answer === 'on'),
};
