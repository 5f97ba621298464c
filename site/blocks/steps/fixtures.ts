import { steps } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'steps'>['items'] = [
  {
    title: words('Viabilidad', 'Feasibility'),
    text: words(
      'Recorremos el flujo del dinero y decimos qué figura regulada le corresponde, si es que le corresponde alguna.',
      'We follow the flow of money and say which regulated form applies to it, if any does.',
    ),
    points: [
      words('Dictamen de viabilidad', 'Feasibility opinion'),
      words('Lista de faltantes', 'List of what is missing'),
    ],
  },
  {
    title: words('Documentación interinstitucional', 'Interinstitutional documentation'),
    text: words('Plan de negocios, manuales y contratos.', 'Business plan, manuals and contracts.'),
    points: [words('Expediente foliado', 'Numbered file')],
  },
  {
    title: words('Presentación', 'Submission'),
    text: words('Ingresamos la solicitud.', 'We submit the application.'),
  },
  {
    title: words('Observaciones', 'Remarks'),
    text: words('Respondemos dentro del plazo.', 'We answer within the deadline.'),
  },
];

export const examples: readonly Example<'steps'>[] = [
  {
    name: 'smallest',
    says: 'What happens first and what happens then. The numbers come by themselves.',
    block: steps({ heading: words('Cómo empezamos', 'How we begin'), items: items.slice(2) }),
  },
  {
    name: 'numbered, full',
    says: 'A procedure of several steps, each with what it delivers. Beyond five, ask whether some belong together.',
    block: steps({
      id: 'procedimiento',
      heading: words('De la autorización a la operación', 'From authorisation to operation'),
      lead: words(
        'El orden importa: cada paso produce un documento que pide el siguiente.',
        'The order matters: each step produces a document that the next one asks for.',
      ),
      items,
    }),
  },
  {
    name: 'marks',
    says: 'Grades or phases that have names of their own: a stair of up to four that rises to the right.',
    block: steps({
      heading: words('Madurez del cumplimiento', 'Maturity of compliance'),
      items: items.map((item, index) => ({ ...item, mark: words(`N${index + 1}`, `L${index + 1}`) })),
    }),
  },
];
