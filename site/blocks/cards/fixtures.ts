import { type BlockOf, book, cards, linkTo, url } from '#schema';
import { calendar, type Examples, motif, pages, words } from '../../gallery/example.ts';

/** From the fullest card to the simplest; each form is shown with as many as it is made for. */
const items: BlockOf<'cards'>['items'] = [
  {
    mark: words('INAI → SABG'),
    title: words('Constitución y estructura societaria'),
    text: words('Elegimos con usted el tipo de sociedad que conviene a su inversión.'),
    details: words('Con el acuerdo entre socios.'),
    points: [words('S.A. de C.V., S.A.P.I. o S. de R.L.'), words('Notaría y registros')],
    ...motif(0),
    action: linkTo(pages.services, words('Ver asesoría legal')),
  },
  {
    title: words('Subcontratación'),
    text: words('Registro, contratos y avisos.'),
    ...motif(1),
    action: url('https://www.gob.mx/impi', words('Sitio del IMPI')),
  },
  {
    title: words('Recibí un requerimiento'),
    text: words('Envíenos el documento completo.'),
    points: [words('Respuesta el mismo día')],
    action: book(calendar),
  },
  { title: words('Contratos'), text: words('Los redactamos, revisamos y negociamos.') },
];

const heading = words('Áreas de práctica y responsabilidades');

export const examples: Examples<'cards'> = {
  smallest: {
    says: 'A single card, under a line. Prefer a prose block, unless more cards will follow.',
    block: cards({ heading: words('Qué hacemos'), items: items.slice(3) }),
  },
  'columns, full': {
    says: 'Parts of one service that belong together: two to four columns under a line each. Everything that a card may hold.',
    block: cards({
      id: 'areas',
      heading,
      lead: words('Si su asunto toca varias áreas, usted habla con una sola persona.'),
      form: 'columns',
      items: items.slice(0, 3),
      actions: [book(calendar), linkTo(pages.services)],
    }),
  },
  rows: {
    says: 'Things to compare line by line: the title at the left, the text at the right.',
    block: cards({ heading, form: 'rows', items: items.slice(0, 2) }),
  },
  'windows, odd': {
    says: 'Several short items of equal weight; the heading takes the panes that an odd number leaves in four columns.',
    block: cards({ heading, form: 'windows', items: items.slice(0, 3) }),
  },
  'windows, even': {
    says: 'The same with an even number of cards: three columns, and the heading takes the panes that the cards leave.',
    block: cards({
      heading,
      lead: words('Ante quién responde su empresa.'),
      form: 'windows',
      items,
      actions: [linkTo(pages.services)],
    }),
  },
  band: {
    says: 'Three short statements on one matter, such as how the firm charges: one low band between two sections.',
    block: cards({ heading: words('Cómo cobramos'), form: 'band', items: items.slice(1) }),
  },
  doors: {
    says: 'A choice that leads somewhere: two or three panels, each with its action.',
    block: cards({ heading, form: 'doors', items: items.slice(1, 3) }),
  },
};
