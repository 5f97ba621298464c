import { legalText } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

/** The page layouts in which the block looks different. */
export const layouts = ['legal'] as const;

const sections: BlockOf<'legalText'>['sections'] = [
  {
    id: 'definiciones',
    title: words('Incumplimiento, resarcimiento y jurisdicción', 'Breach, compensation and jurisdiction'),
    paragraphs: [
      words(
        '«Información confidencial» es la que usted señale así, y también la que por su naturaleza deba tenerse por reservada.',
        '“Confidential information” is what you mark as such, and also what must be taken as reserved by its nature.',
      ),
      words('No lo es:', 'It is not:'),
    ],
    list: [
      words('La que ya era pública.', 'What was already public.'),
      words('La que otra persona nos entregó.', 'What another person gave us.'),
    ],
    closing: [words('En caso de duda lo es.', 'In case of doubt, it is.')],
  },
  {
    id: 'vigencia',
    title: words('Vigencia', 'Term'),
    paragraphs: [words('Cinco años.', 'Five years.')],
  },
];

export const examples: readonly Example<'legalText'>[] = [
  {
    name: 'smallest',
    says: 'A text of one clause. The numbers and the table of contents come by themselves.',
    block: legalText({ heading: words('Condiciones', 'Conditions'), sections: sections.slice(1) }),
  },
  {
    name: 'full',
    says: 'Clauses with lists, and with paragraphs that close them. The ids are what other pages link to: keep them.',
    block: legalText({
      heading: words(
        'Confidencialidad y responsabilidad profesional',
        'Confidentiality and professional responsibility',
      ),
      updated: words('Última actualización: junio de 2025', 'Last updated: June 2025'),
      intro: words(
        'Estas condiciones rigen la información que usted entrega a {{legalName}} antes de contratar sus servicios.',
        'These conditions govern the information that you give {{legalName}} before you engage its services.',
      ),
      sections,
    }),
  },
];
