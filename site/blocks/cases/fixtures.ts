import { cases } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'cases'>['items'] = [
  {
    id: 'telecomunicaciones',
    sector: words('Telecomunicaciones', 'Telecommunications'),
    title: words(
      'Desconsolidación de contraprestaciones intercompañía',
      'Deconsolidation of intercompany consideration',
    ),
    company: words('Filial mexicana de un grupo extranjero', 'Mexican subsidiary of a foreign group'),
    description: words(
      'La filial pagaba cada mes a su matriz por servicios que nadie había descrito. Reconstruimos qué recibió, con qué evidencia, y redactamos el contrato que faltaba. Lo que no tenía soporte se corrigió en declaraciones complementarias antes de la revisión.',
      'The subsidiary paid its parent company every month for services that nobody had described. We reconstructed what it received, and with what evidence, and drafted the missing contract. What had no support was corrected in amended returns before the audit.',
    ),
    rating: 4,
    results: [
      words('Un contrato por cada servicio recibido', 'A contract for each service received'),
      words(
        'Expediente de materialidad con correos, entregables y comprobantes de pago',
        'An evidence file with e-mails, deliverables and proof of payment',
      ),
    ],
  },
  {
    id: 'cierre',
    sector: words('Comercio', 'Retail'),
    title: words('Un cierre a tiempo', 'A year-end on time'),
    company: words('Tienda en línea', 'Online shop'),
    description: words('Dos años sin conciliar.', 'Two years without reconciliation.'),
    rating: 5,
    results: [words('Declaración presentada', 'Return filed')],
  },
];

export const examples: readonly Example<'cases'>[] = [
  {
    name: 'smallest',
    says: 'One case with what was done and its results. The id makes it possible to link to it.',
    block: cases({ heading: words('Un caso', 'One case'), items: items.slice(1) }),
  },
  {
    name: 'full',
    says: 'Several cases, one under the other. No client names: a sector and a kind of company.',
    block: cases({
      id: 'casos',
      heading: words('Casos representativos', 'Representative cases'),
      lead: words(
        'Reúnen situaciones habituales y, por confidencialidad, no llevan nombres. La calificación forma parte del ejemplo.',
        'They combine common situations and, for confidentiality, carry no names. The rating is part of the example.',
      ),
      items,
    }),
  },
];
