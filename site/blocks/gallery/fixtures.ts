import { gallery, image } from '#schema';
import { type Examples, houseByDay, houseByNight, words } from '../../gallery/example.ts';

const day = image({ file: houseByDay, alt: words('La casa de la firma, de tres pisos con arcos') });
const night = image({ file: houseByNight, alt: words('La misma casa de noche') });

export const examples: Examples<'gallery'> = {
  smallest: {
    says: 'Two pictures.',
    block: gallery({ heading: words('La casa'), items: [{ image: day }, { image: night }] }),
  },
  full: {
    says: 'With captions, a lead and an id. Two or four pictures are in pairs, other numbers in threes.',
    block: gallery({
      id: 'galeria',
      heading: words('Nuestras oficinas'),
      lead: words('Una casa de los años treinta en la Roma Sur.'),
      items: [
        { image: day, caption: words('La fachada, restaurada en 2019.') },
        { image: night, caption: words('El último viernes de cada trimestre la luz del segundo piso no se apaga.') },
        { image: day },
      ],
    }),
  },
};
