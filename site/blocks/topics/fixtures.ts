import { type BlockOf, topics } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

const items: BlockOf<'topics'>['items'] = [
  {
    id: 'consumidores',
    title: words('Consumidores y usuarios de servicios financieros'),
    text: words('Reclamaciones ante PROFECO y CONDUSEF, con los plazos a la vista.'),
    services: [
      words('Cargos no reconocidos y comisiones indebidas en tarjetas de crédito o de débito'),
      words('Incumplimiento de garantías'),
    ],
  },
  {
    id: 'mercantil',
    title: words('Mercantil'),
    text: words('Cobranza y contratos.'),
    services: [words('Juicio ejecutivo mercantil')],
  },
];

const labels = { navigation: words('Ir a una especialidad'), listHeading: words('Asuntos frecuentes') };

export const examples: Examples<'topics'> = {
  smallest: {
    says: 'One area. With so little, a checklist is usually enough.',
    block: topics({ ...labels, heading: words('Áreas'), items: items.slice(1) }),
  },
  full: {
    says: 'Several areas that visitors look for by name: a quick navigation leads to each.',
    block: topics({
      ...labels,
      id: 'especialidades',
      heading: words('Especialidades'),
      lead: words('Si no encuentra la suya, escríbanos: también le diremos si no la atendemos.'),
      items,
    }),
  },
};
