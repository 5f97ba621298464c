import { steps } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'steps'>['items'] = [
  {
    title: words({ es: 'Viabilidad', en: 'Feasibility' }),
    text: words({
      es: 'Recorremos el flujo del dinero y decimos qué figura regulada le corresponde, si es que le corresponde alguna.',
      en: 'We follow the flow of money and say which regulated form applies to it, if any does.',
    }),
    points: [
      words({ es: 'Dictamen de viabilidad', en: 'Feasibility opinion' }),
      words({ es: 'Lista de faltantes', en: 'List of what is missing' }),
    ],
  },
  {
    title: words({ es: 'Documentación interinstitucional', en: 'Interinstitutional documentation' }),
    text: words({ es: 'Plan de negocios, manuales y contratos.', en: 'Business plan, manuals and contracts.' }),
    points: [words({ es: 'Expediente foliado', en: 'Numbered file' })],
  },
  {
    title: words({ es: 'Presentación', en: 'Submission' }),
    text: words({ es: 'Ingresamos la solicitud.', en: 'We submit the application.' }),
  },
  {
    title: words({ es: 'Observaciones', en: 'Remarks' }),
    text: words({ es: 'Respondemos dentro del plazo.', en: 'We answer within the deadline.' }),
  },
];

export const examples: readonly Example<'steps'>[] = [
  {
    name: 'smallest',
    says: 'What happens first and what happens then. The numbers come by themselves.',
    block: steps({ heading: words({ es: 'Cómo empezamos', en: 'How we begin' }), items: items.slice(2) }),
  },
  {
    name: 'numbered, full',
    says: 'A procedure of several steps, each with what it delivers. Beyond five, ask whether some belong together.',
    block: steps({
      id: 'procedimiento',
      heading: words({ es: 'De la autorización a la operación', en: 'From authorisation to operation' }),
      lead: words({
        es: 'El orden importa: cada paso produce un documento que pide el siguiente.',
        en: 'The order matters: each step produces a document that the next one asks for.',
      }),
      items,
    }),
  },
  {
    name: 'marks',
    says: 'Grades or phases that have names of their own: a stair of up to four that rises to the right.',
    block: steps({
      heading: words({ es: 'Madurez del cumplimiento', en: 'Maturity of compliance' }),
      items: items.map((item, index) => ({ ...item, mark: words({ es: `N${index + 1}`, en: `L${index + 1}` }) })),
    }),
  },
];
