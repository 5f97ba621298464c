import { image, logos } from '#schema';
import { type Examples, houseByDay, houseByNight, mark, words } from '../../gallery/example.ts';

const college = words('Colegio de Contadores');

export const examples: Examples<'logos'> = {
  smallest: {
    says: 'One logo.',
    block: logos({ heading: words('Miembros de'), items: [image({ file: mark, alt: college })] }),
  },
  full: {
    says: 'Drawings and pictures, one of them with a variant for the dark theme; with a lead and an id.',
    block: logos({
      id: 'aliados',
      heading: words('Con quienes trabajamos'),
      lead: words('Colegios, cámaras y certificadoras que responden por nosotros.'),
      items: [
        image({ file: mark, alt: college }),
        image({ file: houseByDay, alt: words('Cámara de la Propiedad') }),
        image({ file: houseByNight, dark: mark, alt: words('Instituto de Auditores') }),
      ],
    }),
  },
};
