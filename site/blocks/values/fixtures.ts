import { type BlockOf, book, linkTo, values } from '#schema';
import { calendar, type Examples, pages, words } from '../../gallery/example.ts';

const items: BlockOf<'values'>['items'] = [
  {
    title: words('Corresponsabilidad'),
    text: words('Cada entrega lleva el nombre de quien la hizo y el de quien la revisó.'),
  },
  { title: words('Confidencialidad'), text: words('También si no nos contrata.') },
  { title: words('Claridad'), text: words('Decimos qué no conviene.') },
];

export const examples: Examples<'values'> = {
  smallest: {
    says: 'A few reasons or values beside their heading, without anything to press.',
    block: values({ heading: words('Por qué nosotros'), items: items.slice(2) }),
  },
  full: {
    says: 'With highlights on the plinth (three read best) and what to do next under the heading.',
    block: values({
      id: 'principios',
      heading: words('Profesionalismo, imparcialidad y responsabilidad'),
      lead: words('Desde {{since}} estos principios deciden qué asuntos aceptamos y cómo los llevamos.'),
      items,
      highlights: [
        { title: words('{{years}} años'), text: words('de trabajo con empresas reguladas') },
        { title: words('Dos profesiones'), text: words('en cada expediente') },
      ],
      actions: [book(calendar), linkTo(pages.services)],
    }),
  },
};
