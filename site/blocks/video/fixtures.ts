import { image, video } from '#schema';
import { type Examples, houseByDay, houseByNight, words } from '../../gallery/example.ts';

export const examples: Examples<'video'> = {
  smallest: {
    says: 'A still that links to the video.',
    block: video({
      heading: words('Véalo'),
      url: 'https://video.example/house',
      still: image({ file: houseByDay, decorative: true }),
      title: words('Una visita a la casa'),
    }),
  },
  full: {
    says: 'With a lead, a note on its length, another still for the dark theme, and an id.',
    block: video({
      id: 'video',
      heading: words('Un día de cierre'),
      lead: words('De la primera póliza a la última firma, en la oficina de Roma Sur.'),
      url: 'https://video.example/closing',
      still: image({ file: houseByDay, dark: houseByNight, alt: words('La casa de la firma vista desde la calle') }),
      title: words('Cómo cerramos el ejercicio de una empresa extranjera'),
      note: words('4 minutos, en español con subtítulos en inglés'),
    }),
  },
};
