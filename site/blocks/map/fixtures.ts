import { image, map, url } from '#schema';
import { type Examples, houseByDay, houseByNight, words } from '../../gallery/example.ts';

const link = url('https://maps.example/house', words('Abrir el mapa'));

export const examples: Examples<'map'> = {
  smallest: {
    says: 'A picture of a map, the address and the link.',
    block: map({
      heading: words('Dónde estamos'),
      image: image({ file: houseByDay, decorative: true }),
      address: words('{{address}}'),
      link,
    }),
  },
  full: {
    says: 'With a lead, another map for the dark theme, directions, and an id.',
    block: map({
      id: 'mapa',
      heading: words('Cómo llegar'),
      lead: words('La entrada está en la calle lateral.'),
      image: image({ file: houseByDay, dark: houseByNight, alt: words('Plano de las calles alrededor de la casa') }),
      address: words('{{address}}. A cinco minutos del metro Centro Médico.'),
      link,
    }),
  },
};
