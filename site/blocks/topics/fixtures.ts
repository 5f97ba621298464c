import { topics } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'topics'>['items'] = [
  {
    id: 'consumidores',
    title: words({
      es: 'Consumidores y usuarios de servicios financieros',
      en: 'Consumers and users of financial services',
    }),
    text: words({
      es: 'Reclamaciones ante PROFECO y CONDUSEF, con los plazos a la vista.',
      en: 'Complaints before PROFECO and CONDUSEF, with the deadlines in view.',
    }),
    services: [
      words({
        es: 'Cargos no reconocidos y comisiones indebidas en tarjetas de crédito o de débito',
        en: 'Unrecognised charges and undue fees on credit or debit cards',
      }),
      words({ es: 'Incumplimiento de garantías', en: 'Breach of warranties' }),
    ],
  },
  {
    id: 'mercantil',
    title: words({ es: 'Mercantil', en: 'Commercial' }),
    text: words({ es: 'Cobranza y contratos.', en: 'Collection and contracts.' }),
    services: [words({ es: 'Juicio ejecutivo mercantil', en: 'Commercial enforcement action' })],
  },
];

const labels = {
  navigation: words({ es: 'Ir a una especialidad', en: 'Go to a specialty' }),
  listHeading: words({ es: 'Asuntos frecuentes', en: 'Frequent matters' }),
};

export const examples: readonly Example<'topics'>[] = [
  {
    name: 'smallest',
    says: 'One area. With so little, a checklist is usually enough.',
    block: topics({ ...labels, heading: words({ es: 'Áreas', en: 'Areas' }), items: items.slice(1) }),
  },
  {
    name: 'full',
    says: 'Several areas that visitors look for by name: a quick navigation leads to each.',
    block: topics({
      ...labels,
      id: 'especialidades',
      heading: words({ es: 'Especialidades', en: 'Specialties' }),
      lead: words({
        es: 'Si no encuentra la suya, escríbanos: también le diremos si no la atendemos.',
        en: 'If you cannot find yours, write to us: we will also tell you if we do not handle it.',
      }),
      items,
    }),
  },
];
