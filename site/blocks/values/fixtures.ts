import { book, linkTo, values } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'values'>['items'] = [
  {
    title: words({ es: 'Corresponsabilidad', en: 'Shared responsibility' }),
    text: words({
      es: 'Cada entrega lleva el nombre de quien la hizo y el de quien la revisó.',
      en: 'Each delivery carries the name of whoever made it and of whoever reviewed it.',
    }),
  },
  {
    title: words({ es: 'Confidencialidad', en: 'Confidentiality' }),
    text: words({ es: 'También si no nos contrata.', en: 'Even if you do not hire us.' }),
  },
  {
    title: words({ es: 'Claridad', en: 'Clarity' }),
    text: words({ es: 'Decimos qué no conviene.', en: 'We tell you what is not advisable.' }),
  },
];

export const examples: readonly Example<'values'>[] = [
  {
    name: 'smallest',
    says: 'A few reasons or values beside their heading, without anything to press.',
    block: values({ heading: words({ es: 'Por qué nosotros', en: 'Why us' }), items: items.slice(2) }),
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
      items,
      highlights: [
        {
          title: words({ es: '{{years}} años', en: '{{years}} years' }),
          text: words({ es: 'de trabajo con empresas reguladas', en: 'of work with regulated companies' }),
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
