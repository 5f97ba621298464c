import { topics } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'topics'>['items'] = [
  {
    id: 'consumidores',
    title: words('Consumidores y usuarios de servicios financieros', 'Consumers and users of financial services'),
    text: words(
      'Reclamaciones ante PROFECO y CONDUSEF, con los plazos a la vista.',
      'Complaints before PROFECO and CONDUSEF, with the deadlines in view.',
    ),
    services: [
      words(
        'Cargos no reconocidos y comisiones indebidas en tarjetas de crédito o de débito',
        'Unrecognised charges and undue fees on credit or debit cards',
      ),
      words('Incumplimiento de garantías', 'Breach of warranties'),
    ],
  },
  {
    id: 'mercantil',
    title: words('Mercantil', 'Commercial'),
    text: words('Cobranza y contratos.', 'Collection and contracts.'),
    services: [words('Juicio ejecutivo mercantil', 'Commercial enforcement action')],
  },
];

const labels = {
  navigation: words('Ir a una especialidad', 'Go to a specialty'),
  listHeading: words('Asuntos frecuentes', 'Frequent matters'),
};

export const examples: readonly Example<'topics'>[] = [
  {
    name: 'smallest',
    says: 'One area. With so little, a checklist is usually enough.',
    block: topics({ ...labels, heading: words('Áreas', 'Areas'), items: items.slice(1) }),
  },
  {
    name: 'full',
    says: 'Several areas that visitors look for by name: a quick navigation leads to each.',
    block: topics({
      ...labels,
      id: 'especialidades',
      heading: words('Especialidades', 'Specialties'),
      lead: words(
        'Si no encuentra la suya, escríbanos: también le diremos si no la atendemos.',
        'If you cannot find yours, write to us: we will also tell you if we do not handle it.',
      ),
      items,
    }),
  },
];
