import { faq } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'faq'>['items'] = [
  {
    question: words({ es: '¿La primera consulta tiene costo?', en: 'Is there a charge for the first consultation?' }),
    answer: words({ es: 'No. Dura {{callMinutes}} minutos.', en: 'No. It takes {{callMinutes}} minutes.' }),
  },
  {
    question: words({
      es: '¿Qué ocurre si la autoridad impone una multa por un periodo anterior a que ustedes llevaran la contabilidad de mi empresa?',
      en: 'What happens if the authority imposes a fine for a period before you kept my company’s books?',
    }),
    answer: words({
      es: 'Revisamos el origen con la documentación que usted conserve. Con eso le decimos si conviene pagar, corregir con declaraciones complementarias o impugnar, y cuánto costaría cada camino. La responsabilidad por aquel periodo no cambia de manos, pero la defensa puede hacerla quien usted elija.',
      en: 'We review its origin with the documents that you have kept. With that we tell you whether to pay, to correct with amended returns or to challenge it, and what each way would cost. The responsibility for that period does not change hands, but whoever you choose may conduct the defence.',
    }),
  },
  {
    question: words({ es: '¿Trabajan con mi contador?', en: 'Do you work with my accountant?' }),
    answer: words({ es: 'Sí.', en: 'Yes.' }),
  },
];

export const examples: readonly Example<'faq'>[] = [
  {
    name: 'smallest',
    says: 'A question that comes up every time. It also becomes structured data, so the answer must stand alone.',
    block: faq({ heading: words({ es: 'Una duda frecuente', en: 'A frequent question' }), items: items.slice(0, 1) }),
  },
  {
    name: 'full',
    says: 'The objections of a page, in the words of the visitors, the most frequent one first.',
    block: faq({
      id: 'preguntas',
      heading: words({
        es: 'Preguntas sobre responsabilidades y honorarios',
        en: 'Questions about responsibilities and fees',
      }),
      lead: words({ es: 'Si la suya no está, escríbanos.', en: 'If yours is not here, write to us.' }),
      items,
    }),
  },
];
