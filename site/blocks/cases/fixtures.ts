import { cases } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'cases'>['items'] = [
  {
    id: 'telecomunicaciones',
    sector: words({ es: 'Telecomunicaciones', en: 'Telecommunications' }),
    title: words({
      es: 'Desconsolidación de contraprestaciones intercompañía',
      en: 'Deconsolidation of intercompany consideration',
    }),
    company: words({ es: 'Filial mexicana de un grupo extranjero', en: 'Mexican subsidiary of a foreign group' }),
    description: words({
      es: 'La filial pagaba cada mes a su matriz por servicios que nadie había descrito. Reconstruimos qué recibió, con qué evidencia, y redactamos el contrato que faltaba. Lo que no tenía soporte se corrigió en declaraciones complementarias antes de la revisión.',
      en: 'The subsidiary paid its parent company every month for services that nobody had described. We reconstructed what it received, and with what evidence, and drafted the missing contract. What had no support was corrected in amended returns before the audit.',
    }),
    rating: 4,
    results: [
      words({ es: 'Un contrato por cada servicio recibido', en: 'A contract for each service received' }),
      words({
        es: 'Expediente de materialidad con correos, entregables y comprobantes de pago',
        en: 'An evidence file with e-mails, deliverables and proof of payment',
      }),
    ],
  },
  {
    id: 'cierre',
    sector: words({ es: 'Comercio', en: 'Retail' }),
    title: words({ es: 'Un cierre a tiempo', en: 'A year-end on time' }),
    company: words({ es: 'Tienda en línea', en: 'Online shop' }),
    description: words({ es: 'Dos años sin conciliar.', en: 'Two years without reconciliation.' }),
    rating: 5,
    results: [words({ es: 'Declaración presentada', en: 'Return filed' })],
  },
];

export const examples: readonly Example<'cases'>[] = [
  {
    name: 'smallest',
    says: 'One case that says what was done and what came of it. The id makes it possible to link to it.',
    block: cases({ heading: words({ es: 'Un caso', en: 'One case' }), items: items.slice(1) }),
  },
  {
    name: 'full',
    says: 'Several cases, one under the other. No client names: a sector and a kind of company.',
    block: cases({
      id: 'casos',
      heading: words({ es: 'Casos representativos', en: 'Representative cases' }),
      lead: words({
        es: 'Reúnen situaciones habituales y, por confidencialidad, no llevan nombres. La calificación forma parte del ejemplo.',
        en: 'They combine common situations and, for confidentiality, carry no names. The rating is part of the example.',
      }),
      items,
    }),
  },
];
