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
          heading: words({ es: 'Visión', en: 'Vision' }),
          paragraphs: [words({ es: 'Innovar y cumplir a la vez.', en: 'To innovate and comply at the same time.' })],
        },
        {
          heading: words({ es: 'Misión', en: 'Mission' }),
          paragraphs: [words({ es: 'Que usted decida informado.', en: 'That you decide with the facts.' })],
        },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Two texts of different length that answer each other; the second stands on the plinth and carries the weight.',
    block: pair({
      id: 'antes-y-despues',
      items: [
        {
          heading: words({ es: 'Antes: incumplimientos involuntarios', en: 'Before: unintentional non-compliance' }),
          paragraphs: [
            words({
              es: 'La contabilidad llegaba tarde, los contratos se firmaban sin revisar y nadie sabía qué autoridad preguntaría primero. Cada requerimiento era una sorpresa y cada respuesta se improvisaba con lo que hubiera en el correo.',
              en: 'The books were late, contracts were signed unread and nobody knew which authority would ask first. Every formal request came as a surprise, and every answer was improvised from whatever was in the inbox.',
            }),
            words({ es: 'Las multas se pagaban sin leerlas.', en: 'Fines were paid without being read.' }),
          ],
        },
        {
          heading: words({ es: 'Después: un calendario', en: 'After: a calendar' }),
          paragraphs: [
            words({
              es: 'Cada obligación tiene fecha, responsable y evidencia.',
              en: 'Each obligation has a date, a person in charge and evidence.',
            }),
          ],
        },
      ],
    }),
  },
];
