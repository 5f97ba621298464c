import { steps } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'steps'>[] = [
  {
    name: 'smallest',
    says: 'What happens first and what happens then. The numbers come by themselves.',
    block: steps({
      heading: words({ es: 'Cómo empezamos', en: 'How we begin' }),
      items: [
        {
          title: words({ es: 'Conversamos', en: 'We talk' }),
          text: words({ es: 'Nos cuenta qué pasó.', en: 'You tell us what happened.' }),
        },
        {
          title: words({ es: 'Proponemos', en: 'We propose' }),
          text: words({ es: 'Recibe alcance, fechas y honorarios.', en: 'You receive scope, dates and fees.' }),
        },
      ],
    }),
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
      items: [
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
          title: words({ es: 'Preconstitución', en: 'Pre-incorporation' }),
          text: words({
            es: 'Estatutos, capital mínimo y gobierno corporativo conforme a la regulación.',
            en: 'By-laws, minimum capital and corporate governance in line with the rules.',
          }),
        },
        {
          title: words({ es: 'Documentación interinstitucional', en: 'Interinstitutional documentation' }),
          text: words({
            es: 'Plan de negocios, manuales, contratos con proveedores y evidencia tecnológica.',
            en: 'Business plan, manuals, contracts with providers and evidence of the technology.',
          }),
          points: [words({ es: 'Expediente foliado', en: 'Numbered file' })],
        },
        {
          title: words({ es: 'Presentación', en: 'Submission' }),
          text: words({
            es: 'Ingresamos la solicitud y llevamos la bitácora de cada comunicación.',
            en: 'We submit the application and keep the log of every communication.',
          }),
        },
        {
          title: words({ es: 'Observaciones', en: 'Remarks' }),
          text: words({
            es: 'Respondemos dentro del plazo; usted ve cada respuesta antes de que salga.',
            en: 'We answer within the deadline; you see each answer before it goes out.',
          }),
        },
      ],
    }),
  },
  {
    name: 'marks',
    says: 'Grades or phases that have names of their own: a stair of up to four that rises to the right.',
    block: steps({
      heading: words({ es: 'Madurez del cumplimiento', en: 'Maturity of compliance' }),
      items: [
        {
          mark: words({ es: 'N1', en: 'L1' }),
          title: words({ es: 'Reactivo', en: 'Reactive' }),
          text: words({ es: 'Se responde cuando la autoridad pregunta.', en: 'One answers when the authority asks.' }),
        },
        {
          mark: words({ es: 'N2', en: 'L2' }),
          title: words({ es: 'Documentado', en: 'Documented' }),
          text: words({ es: 'Hay manual, y alguien lo ha leído.', en: 'There is a manual, and someone has read it.' }),
          points: [words({ es: 'Expedientes completos', en: 'Complete files' })],
        },
        {
          mark: words({ es: 'N3', en: 'L3' }),
          title: words({ es: 'Medido', en: 'Measured' }),
          text: words({
            es: 'Las alertas se cuentan, se explican y se cierran con evidencia.',
            en: 'Alerts are counted, explained and closed with evidence.',
          }),
        },
        {
          mark: words({ es: 'N4', en: 'L4' }),
          title: words({ es: 'Institucionalizado', en: 'Institutionalised' }),
          text: words({
            es: 'El producto nuevo pasa por cumplimiento antes de salir, no después.',
            en: 'A new product passes through compliance before launch, not after.',
          }),
          points: [
            words({ es: 'Comité con actas', en: 'A committee with minutes' }),
            words({ es: 'Auditoría anual', en: 'A yearly audit' }),
          ],
        },
      ],
    }),
  },
];
