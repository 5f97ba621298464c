import { pair } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

export const examples: Examples<'pair'> = {
  smallest: {
    says: 'Two short texts of equal weight, such as vision and mission.',
    block: pair({
      items: [
        { heading: words('Visión'), paragraphs: [words('Innovar y cumplir a la vez.')] },
        { heading: words('Misión'), paragraphs: [words('Que usted decida informado.')] },
      ],
    }),
  },
  full: {
    says: 'Two texts of different length that answer each other; the second is on the plinth and carries the weight.',
    block: pair({
      id: 'antes-y-despues',
      items: [
        {
          heading: words('Antes: incumplimientos involuntarios'),
          paragraphs: [
            words('La contabilidad llegaba tarde, los contratos se firmaban sin revisar y nadie respondía.'),
            words('Las multas se pagaban sin leerlas.'),
          ],
        },
        {
          heading: words('Después: un calendario'),
          paragraphs: [words('Cada obligación tiene fecha, responsable y evidencia.')],
        },
      ],
    }),
  },
};
