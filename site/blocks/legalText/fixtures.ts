import { type BlockOf, image, legalText } from '#schema';
import { type Examples, houseByDay, words } from '../../gallery/example.ts';

/** The page layouts in which the block looks different. */
export const layouts = ['legal'] as const;

const sections: BlockOf<'legalText'>['sections'] = [
  {
    id: 'definiciones',
    title: words('Incumplimiento, resarcimiento y jurisdicción'),
    paragraphs: [words('«Información confidencial» es la que usted señale así.'), words('No lo es:')],
    list: [words('La que ya era pública.'), words('La que otra persona nos entregó.')],
    closing: [words('En caso de duda lo es.')],
  },
  { id: 'vigencia', title: words('Vigencia'), paragraphs: [words('Cinco años.')] },
];

export const examples: Examples<'legalText'> = {
  smallest: {
    says: 'A text of one clause. The numbers and the table of contents come by themselves.',
    block: legalText({ heading: words('Condiciones'), sections: sections.slice(1) }),
  },
  full: {
    says: 'Clauses with lists, and with paragraphs that close them. The ids are what other pages link to: keep them.',
    block: legalText({
      heading: words('Confidencialidad y responsabilidad profesional'),
      updated: words('Última actualización: junio de 2025'),
      image: image({ file: houseByDay, decorative: true }),
      intro: words('Rigen la información que usted entrega a {{legalName}} antes de contratar.'),
      sections,
    }),
  },
};
