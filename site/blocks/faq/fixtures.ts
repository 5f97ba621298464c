import { faq } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'faq'>['items'] = [
  {
    question: words('¿La primera consulta tiene costo?', 'Is there a charge for the first consultation?'),
    answer: words('No. Dura {{callMinutes}} minutos.', 'No. It takes {{callMinutes}} minutes.'),
  },
  {
    question: words(
      '¿Qué ocurre si la autoridad impone una multa por un periodo anterior a que ustedes llevaran la contabilidad de mi empresa?',
      'What happens if the authority imposes a fine for a period before you kept my company’s books?',
    ),
    answer: words(
      'Revisamos el origen con la documentación que usted conserve. Con eso le decimos si conviene pagar, corregir con declaraciones complementarias o impugnar, y cuánto costaría cada camino. La responsabilidad por aquel periodo no cambia de manos, pero la defensa puede hacerla quien usted elija.',
      'We review its origin with the documents that you have kept. With that we tell you whether to pay, to correct with amended returns or to challenge it, and what each way would cost. The responsibility for that period does not change hands, but whoever you choose may conduct the defence.',
    ),
  },
  {
    question: words('¿Trabajan con mi contador?', 'Do you work with my accountant?'),
    answer: words('Sí.', 'Yes.'),
  },
];

export const examples: readonly Example<'faq'>[] = [
  {
    name: 'smallest',
    says: 'A question that comes up every time. It also becomes structured data, so the answer must stand alone.',
    block: faq({ heading: words('Una duda frecuente', 'A frequent question'), items: items.slice(0, 1) }),
  },
  {
    name: 'full',
    says: 'The objections of a page, in the words of the visitors, the most frequent one first.',
    block: faq({
      id: 'preguntas',
      heading: words('Preguntas sobre responsabilidades y honorarios', 'Questions about responsibilities and fees'),
      lead: words('Si la suya no está, escríbanos.', 'If yours is not here, write to us.'),
      items,
    }),
  },
];
