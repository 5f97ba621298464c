import { book, linkTo, values } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'values'>['items'] = [
  {
    title: words('Corresponsabilidad', 'Shared responsibility'),
    text: words(
      'Cada entrega lleva el nombre de quien la hizo y el de quien la revisó.',
      'Each delivery carries the name of whoever made it and of whoever reviewed it.',
    ),
  },
  {
    title: words('Confidencialidad', 'Confidentiality'),
    text: words('También si no nos contrata.', 'Even if you do not hire us.'),
  },
  {
    title: words('Claridad', 'Clarity'),
    text: words('Decimos qué no conviene.', 'We tell you what is not advisable.'),
  },
];

export const examples: readonly Example<'values'>[] = [
  {
    name: 'smallest',
    says: 'A few reasons or values beside their heading, without anything to press.',
    block: values({ heading: words('Por qué nosotros', 'Why us'), items: items.slice(2) }),
  },
  {
    name: 'full',
    says: 'With highlights on the plinth (three read best) and what to do next under the heading.',
    block: values({
      id: 'principios',
      heading: words(
        'Profesionalismo, imparcialidad y responsabilidad',
        'Professionalism, impartiality and responsibility',
      ),
      lead: words(
        'Desde {{since}} estos principios deciden qué asuntos aceptamos y cómo los llevamos.',
        'Since {{since}} these principles have decided which matters we accept and how we handle them.',
      ),
      items,
      highlights: [
        {
          title: words('{{years}} años', '{{years}} years'),
          text: words('de trabajo con empresas reguladas', 'of work with regulated companies'),
        },
        { title: words('Dos profesiones', 'Two professions'), text: words('en cada expediente', 'in every file') },
      ],
      actions: [book(calendar), linkTo(pages.services)],
    }),
  },
];
