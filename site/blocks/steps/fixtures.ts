import { type BlockOf, steps } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

const items: BlockOf<'steps'>['items'] = [
  {
    title: words('Viabilidad'),
    text: words('Recorremos el flujo del dinero y decimos qué figura regulada le corresponde.'),
    points: [words('Dictamen de viabilidad'), words('Lista de faltantes')],
  },
  {
    title: words('Documentación interinstitucional'),
    text: words('Plan de negocios, manuales y contratos.'),
    points: [words('Expediente foliado')],
  },
  { title: words('Presentación'), text: words('Ingresamos la solicitud.') },
  { title: words('Observaciones'), text: words('Respondemos dentro del plazo.') },
];

export const examples: Examples<'steps'> = {
  smallest: {
    says: 'What happens first and what happens then. The numbers come by themselves.',
    block: steps({ heading: words('Cómo empezamos'), items: items.slice(2) }),
  },
  'numbered, full': {
    says: 'A procedure of several steps, each with what it delivers. Beyond five, ask whether some belong together.',
    block: steps({
      id: 'procedimiento',
      heading: words('De la autorización a la operación'),
      lead: words('El orden importa: cada paso produce un documento que pide el siguiente.'),
      items,
    }),
  },
  marks: {
    says: 'Grades or phases that have names of their own: a stair of up to four that rises to the right.',
    block: steps({
      heading: words('Madurez del cumplimiento'),
      items: items.map((item, index) => ({ ...item, mark: words(`N${index + 1}`) })),
    }),
  },
};
