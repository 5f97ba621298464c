import { type BlockOf, faq } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

const items: BlockOf<'faq'>['items'] = [
  { question: words('¿La primera consulta tiene costo?'), answer: words('No. Dura {{callMinutes}} minutos.') },
  {
    question: words('¿Qué ocurre si la autoridad impone una multa por un periodo anterior a ustedes?'),
    answer: words('Le decimos si conviene pagar, corregir o impugnar, y cuánto costaría cada camino.'),
  },
  { question: words('¿Trabajan con mi contador?'), answer: words('Sí.') },
];

export const examples: Examples<'faq'> = {
  smallest: {
    says: 'A question that comes up every time. It also becomes structured data, so the answer must stand alone.',
    block: faq({ heading: words('Una duda frecuente'), items: items.slice(0, 1) }),
  },
  full: {
    says: 'The objections of a page, in the words of the visitors, the most frequent one first.',
    block: faq({
      id: 'preguntas',
      heading: words('Preguntas sobre responsabilidades y honorarios'),
      lead: words('Si la suya no está, escríbanos.'),
      items,
    }),
  },
};
