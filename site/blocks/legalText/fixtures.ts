import { legalText } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

/** The page layouts in which it looks different. */
export const layouts = ['legal'] as const;

const sections: BlockOf<'legalText'>['sections'] = [
  {
    id: 'definiciones',
    title: words({ es: 'Incumplimiento, resarcimiento y jurisdicción', en: 'Breach, compensation and jurisdiction' }),
    paragraphs: [
      words({
        es: '«Información confidencial» es la que usted señale así, y también la que por su naturaleza deba tenerse por reservada.',
        en: '“Confidential information” is what you mark as such, and also what must be taken as reserved by its nature.',
      }),
      words({ es: 'No lo es:', en: 'It is not:' }),
    ],
    list: [
      words({ es: 'La que ya era pública.', en: 'What was already public.' }),
      words({ es: 'La que otra persona nos entregó.', en: 'What another person gave us.' }),
    ],
    closing: [words({ es: 'En caso de duda lo es.', en: 'In case of doubt, it is.' })],
  },
  {
    id: 'vigencia',
    title: words({ es: 'Vigencia', en: 'Term' }),
    paragraphs: [words({ es: 'Cinco años.', en: 'Five years.' })],
  },
];

export const examples: readonly Example<'legalText'>[] = [
  {
    name: 'smallest',
    says: 'A text of one clause. The numbers and the table of contents come by themselves.',
    block: legalText({ heading: words({ es: 'Condiciones', en: 'Conditions' }), sections: sections.slice(1) }),
  },
  {
    name: 'full',
    says: 'Clauses with lists, and with paragraphs that close them. The ids are what other pages link to: keep them.',
    block: legalText({
      heading: words({
        es: 'Confidencialidad y responsabilidad profesional',
        en: 'Confidentiality and professional responsibility',
      }),
      updated: words({ es: 'Última actualización: junio de 2025', en: 'Last updated: June 2025' }),
      intro: words({
        es: 'Estas condiciones rigen la información que usted entrega a {{legalName}} antes de contratar sus servicios.',
        en: 'These conditions govern the information that you give {{legalName}} before you engage its services.',
      }),
      sections,
    }),
  },
];
