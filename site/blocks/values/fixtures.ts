import { book, linkTo, values } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'values'>[] = [
  {
    name: 'smallest',
    says: 'A few reasons or values beside their heading, without anything to press.',
    block: values({
      heading: words({ es: 'Por qué nosotros', en: 'Why us' }),
      items: [
        {
          title: words({ es: 'Claridad', en: 'Clarity' }),
          text: words({ es: 'Decimos qué no conviene.', en: 'We tell you what is not advisable.' }),
        },
      ],
    }),
  },
  {
    name: 'full',
    says: 'With highlights on the plinth (three read best) and what to do next under the heading.',
    block: values({
      id: 'principios',
      heading: words({
        es: 'Profesionalismo, imparcialidad y responsabilidad',
        en: 'Professionalism, impartiality and responsibility',
      }),
      lead: words({
        es: 'Desde {{since}} estos principios deciden qué asuntos aceptamos y cómo los llevamos.',
        en: 'Since {{since}} these principles have decided which matters we accept and how we handle them.',
      }),
      items: [
        {
          title: words({ es: 'Confidencialidad', en: 'Confidentiality' }),
          text: words({
            es: 'Lo que usted nos cuenta se queda en el expediente, también si no nos contrata.',
            en: 'What you tell us stays in the file, even if you do not hire us.',
          }),
        },
        {
          title: words({ es: 'Independencia', en: 'Independence' }),
          text: words({
            es: 'Si tenemos un conflicto de interés, se lo decimos antes de escuchar el asunto.',
            en: 'If we have a conflict of interest, we say so before we hear the matter.',
          }),
        },
        {
          title: words({ es: 'Corresponsabilidad', en: 'Shared responsibility' }),
          text: words({
            es: 'Cada entrega lleva el nombre de quien la hizo y el de quien la revisó.',
            en: 'Each delivery carries the name of whoever made it and of whoever reviewed it.',
          }),
        },
        {
          title: words({ es: 'Puntualidad', en: 'Punctuality' }),
          text: words({
            es: 'Las fechas se cumplen o se avisa antes.',
            en: 'Dates are kept, or you hear from us beforehand.',
          }),
        },
        {
          title: words({ es: 'Sencillez', en: 'Plain language' }),
          text: words({
            es: 'Un dictamen que solo entiende otro abogado no le sirve a quien decide.',
            en: 'An opinion that only another lawyer understands is of no use to whoever decides.',
          }),
        },
      ],
      highlights: [
        {
          title: words({ es: '{{years}} años', en: '{{years}} years' }),
          text: words({ es: 'de trabajo con empresas reguladas', en: 'of work with regulated companies' }),
        },
        {
          title: words({ es: '{{responseHours}} horas', en: '{{responseHours}} hours' }),
          text: words({ es: 'como máximo para responderle', en: 'at most until we answer you' }),
        },
        {
          title: words({ es: 'Dos profesiones', en: 'Two professions' }),
          text: words({ es: 'en cada expediente', en: 'in every file' }),
        },
      ],
      actions: [book(calendar), linkTo(pages.services)],
    }),
  },
];
