import { defineArticle, figure, html, image, linkTo, person, table } from '#schema';

/** Cleaning teeth with braces: with a table and a picture, by a person with a portrait, and with a share picture of its own. */
export default defineArticle({
  slug: 'cepillado-con-brackets',
  title: { es: 'Cepillarse con brackets', en: 'Brushing with braces' },
  description: {
    es: 'Qué cepillo usar, cuánto tiempo y qué evitar mientras lleva brackets: lo que repetimos en cada cita de ortodoncia, en una tabla.',
    en: 'Which brush to use, for how long and what to avoid while you wear braces: what we repeat at each appointment, in one table.',
  },
  category: 'cuidados',
  date: '2026-10-05',
  updated: '2026-11-02',
  author: person({
    name: 'Lucía Arreola',
    role: { es: 'ortodoncista', en: 'orthodontist' },
    page: linkTo('treatments'),
    image: image({ file: 'team/lucie.jpg', decorative: true }),
  }),
  sharePicture: image({ file: 'facade.jpg', decorative: true }),
  body: [
    html({
      es: '<p>Con brackets, la placa se queda donde el cepillo no llega. No hace falta más fuerza: hace falta más tiempo y el cepillo correcto.</p>\n<h2>Qué usar y cuándo</h2>',
      en: '<p>With braces, plaque stays where the brush does not reach. It takes no more force: it takes more time and the right brush.</p>\n<h2>What to use, and when</h2>',
    }),
    figure({
      image: image({
        file: 'rooms/surgery.jpg',
        alt: { es: 'Un sillón dental junto a una ventana grande', en: 'A dentist’s chair beside a large window' },
      }),
      caption: {
        es: 'Aquí le enseñamos a cepillarse, frente al espejo, el día que le ponemos los brackets.',
        en: 'Here we show you how to brush, in front of the mirror, on the day we fit the braces.',
      },
    }),
    table({
      caption: { es: 'La rutina de un día', en: 'The routine of a day' },
      head: [
        { es: 'Hora', en: 'When' },
        { es: 'Con', en: 'With' },
        { es: 'Tiempo', en: 'Time' },
      ],
      rows: [
        [
          { es: 'Al comer', en: 'At meals' },
          { es: 'Cepillo', en: 'Brush' },
          { es: '3 min', en: '3 min' },
        ],
        [
          { es: 'De noche', en: 'At night' },
          { es: 'Hilo', en: 'Floss' },
          { es: '5 min', en: '5 min' },
        ],
      ],
    }),
    html({
      es: '<h2>Si algo se suelta</h2>\n<p>No lo pegue ni lo corte. Cúbralo con cera y <a href="page:contact">llámenos</a>: casi siempre podemos verle el mismo día. Si es su primera vez, lea <a href="article:antes-de-la-primera-cita">qué traer a la primera cita</a>.</p>',
      en: '<h2>If something comes loose</h2>\n<p>Do not glue it or cut it. Cover it with wax and <a href="page:contact">call us</a>: we can nearly always see you the same day. If it is your first time, read <a href="article:antes-de-la-primera-cita">what to bring to the first appointment</a>.</p>',
    }),
  ],
});
