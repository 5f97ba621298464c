import { image, video } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { houseByDay, houseByNight } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'video'>[] = [
  {
    name: 'smallest',
    says: 'A still that links to the video.',
    block: video({
      heading: words('Véalo', 'See for yourself'),
      url: 'https://video.example/house',
      still: image({ file: houseByDay, decorative: true }),
      title: words('Una visita a la casa', 'A visit to the house'),
    }),
  },
  {
    name: 'full',
    says: 'With a lead, a note on its length, another still for the dark theme, and an id.',
    block: video({
      id: 'video',
      heading: words('Un día de cierre', 'A day of closing the books'),
      lead: words(
        'De la primera póliza a la última firma, en la oficina de Roma Sur.',
        'From the first entry to the last signature, at the office in Roma Sur.',
      ),
      url: 'https://video.example/closing',
      still: image({
        file: houseByDay,
        dark: houseByNight,
        alt: words('La casa de la firma vista desde la calle', 'The firm’s house seen from the street'),
      }),
      title: words(
        'Cómo cerramos el ejercicio de una empresa extranjera',
        'How we close the books of a foreign company',
      ),
      note: words('4 minutos, en español con subtítulos en inglés', '4 minutes, in Spanish with English subtitles'),
    }),
  },
];
