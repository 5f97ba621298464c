import { image, interval } from '#schema';
import { type Examples, houseByDay, houseByNight, words } from '../../gallery/example.ts';

export const examples: Examples<'interval'> = {
  smallest: {
    says: 'A picture across the page, and what a phone shows of it.',
    block: interval({
      image: image({ file: houseByDay, alt: words('La casa de la firma en su calle') }),
    }),
  },
  full: {
    says: 'With labels on its plinth, another picture for the dark theme, and an id.',
    block: interval({
      id: 'puertas',
      image: image({ file: houseByDay, dark: houseByNight, decorative: true }),
      labels: [
        { name: words('Notaría'), note: words('Firma del acta constitutiva') },
        { name: words('SAT'), note: words('RFC y e.firma') },
        { name: words('Su oficina') },
      ],
    }),
  },
};
