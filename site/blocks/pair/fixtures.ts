import { pair } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'pair'>[] = [
  {
    name: 'smallest',
    says: 'Two short texts of equal weight, such as vision and mission.',
    block: pair({
      items: [
        {
          heading: words('Visión', 'Vision'),
          paragraphs: [words('Innovar y cumplir a la vez.', 'To innovate and comply at the same time.')],
        },
        {
          heading: words('Misión', 'Mission'),
          paragraphs: [words('Que usted decida informado.', 'That you decide with the facts.')],
        },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Two texts of different length that answer each other; the second is on the plinth and carries the weight.',
    block: pair({
      id: 'antes-y-despues',
      items: [
        {
          heading: words('Antes: incumplimientos involuntarios', 'Before: unintentional non-compliance'),
          paragraphs: [
            words(
              'La contabilidad llegaba tarde, los contratos se firmaban sin revisar y nadie sabía qué autoridad preguntaría primero. Cada requerimiento era una sorpresa y cada respuesta se improvisaba con lo que hubiera en el correo.',
              'The books were late, contracts were signed unread and nobody knew which authority would ask first. Every formal request came as a surprise, and every answer was improvised from whatever was in the inbox.',
            ),
            words('Las multas se pagaban sin leerlas.', 'Fines were paid without being read.'),
          ],
        },
        {
          heading: words('Después: un calendario', 'After: a calendar'),
          paragraphs: [
            words(
              'Cada obligación tiene fecha, responsable y evidencia.',
              'Each obligation has a date, a person in charge and evidence.',
            ),
          ],
        },
      ],
    }),
  },
];
