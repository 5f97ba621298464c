import { image, logos } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { houseByDay, houseByNight, mark } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const college = words({ es: 'Colegio de Contadores', en: 'College of Accountants' });

export const examples: readonly Example<'logos'>[] = [
  {
    name: 'smallest',
    says: 'One mark.',
    block: logos({
      heading: words({ es: 'Miembros de', en: 'Members of' }),
      items: [image({ file: mark, alt: college })],
    }),
  },
  {
    name: 'full',
    says: 'Drawings and pictures, one of them with another for the dark theme, with a lead and an id.',
    block: logos({
      id: 'aliados',
      heading: words({ es: 'Con quienes trabajamos', en: 'Who we work with' }),
      lead: words({
        es: 'Colegios, cámaras y certificadoras que responden por nosotros.',
        en: 'Colleges, chambers and certifiers that answer for us.',
      }),
      items: [
        image({ file: mark, alt: college }),
        image({ file: houseByDay, alt: words({ es: 'Cámara de la Propiedad', en: 'Chamber of Property' }) }),
        image({
          file: houseByNight,
          dark: mark,
          alt: words({ es: 'Instituto de Auditores', en: 'Institute of Auditors' }),
        }),
      ],
    }),
  },
];
