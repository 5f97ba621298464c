import { type BlockOf, cases } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

const items: BlockOf<'cases'>['items'] = [
  {
    id: 'telecomunicaciones',
    sector: words('Telecomunicaciones'),
    title: words('Desconsolidación de contraprestaciones intercompañía'),
    company: words('Filial mexicana de un grupo extranjero'),
    description: words('Reconstruimos qué recibió la filial, con qué evidencia, y redactamos el contrato.'),
    rating: 4,
    results: [
      words('Un contrato por cada servicio recibido'),
      words('Expediente de materialidad con correos, entregables y comprobantes de pago'),
    ],
  },
  {
    id: 'cierre',
    sector: words('Comercio'),
    title: words('Un cierre a tiempo'),
    company: words('Tienda en línea'),
    description: words('Dos años sin conciliar.'),
    rating: 5,
    results: [words('Declaración presentada')],
  },
];

export const examples: Examples<'cases'> = {
  smallest: {
    says: 'One case with what was done and its results. The id makes it possible to link to it.',
    block: cases({ heading: words('Un caso'), items: items.slice(1) }),
  },
  full: {
    says: 'Several cases, one under the other. No client names: a sector and a kind of company.',
    block: cases({
      id: 'casos',
      heading: words('Casos representativos'),
      lead: words('Reúnen situaciones habituales y, por confidencialidad, no llevan nombres.'),
      items,
    }),
  },
};
