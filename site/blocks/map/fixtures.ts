import { image, map, url } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { houseByDay, houseByNight } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const link = url('https://maps.example/house', words({ es: 'Abrir el mapa', en: 'Open the map' }));

export const examples: readonly Example<'map'>[] = [
  {
    name: 'smallest',
    says: 'A picture of a map, the address and the link.',
    block: map({
      heading: words({ es: 'Dónde estamos', en: 'Where we are' }),
      image: image({ file: houseByDay, decorative: true }),
      address: words({ es: '{{address}}', en: '{{address}}' }),
      link,
    }),
  },
  {
    name: 'full',
    says: 'With a lead, a map of its own in the dark, how to get there, and an id.',
    block: map({
      id: 'mapa',
      heading: words({ es: 'Cómo llegar', en: 'How to get here' }),
      lead: words({ es: 'La entrada está en la calle lateral.', en: 'The entrance is in the side street.' }),
      image: image({
        file: houseByDay,
        dark: houseByNight,
        alt: words({ es: 'Plano de las calles alrededor de la casa', en: 'Plan of the streets around the house' }),
      }),
      address: words({
        es: '{{address}}. A cinco minutos del metro Centro Médico; hay lugares para bicicletas frente a la puerta.',
        en: '{{address}}. Five minutes from Centro Médico underground station; there is room for bicycles in front of the door.',
      }),
      link,
    }),
  },
];
