import { gallery, image } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { houseByDay, houseByNight } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const day = image({
  file: houseByDay,
  alt: words({ es: 'La casa de la firma, de tres pisos con arcos', en: 'The firm’s house, three storeys with arches' }),
});
const night = image({
  file: houseByNight,
  alt: words({ es: 'La misma casa de noche', en: 'The same house at night' }),
});

export const examples: readonly Example<'gallery'>[] = [
  {
    name: 'smallest',
    says: 'Two pictures.',
    block: gallery({ heading: words({ es: 'La casa', en: 'The house' }), items: [{ image: day }, { image: night }] }),
  },
  {
    name: 'full',
    says: 'With captions, a lead and an id. Three or five and more stand in threes, others in pairs.',
    block: gallery({
      id: 'galeria',
      heading: words({ es: 'Nuestras oficinas', en: 'Our offices' }),
      lead: words({ es: 'Una casa de los años treinta en la Roma Sur.', en: 'A house from the thirties in Roma Sur.' }),
      items: [
        { image: day, caption: words({ es: 'La fachada, restaurada en 2019.', en: 'The façade, restored in 2019.' }) },
        {
          image: night,
          caption: words({
            es: 'El último viernes de cada trimestre la luz del segundo piso no se apaga.',
            en: 'On the last Friday of each quarter the light on the second floor stays on.',
          }),
        },
        { image: day },
      ],
    }),
  },
];
