import { defineArticle, figure, html, image, linkTo, person, table } from '#schema';

/** Cleaning teeth with braces: with a table and pictures, by a person with a portrait, and with a share picture of its own. */
export default defineArticle({
  slug: 'cepillado-con-brackets',
  title: { es: 'Cepillarse con brackets', en: 'Brushing with braces', fr: 'Se brosser les dents avec des bagues' },
  description: {
    es: 'Qué cepillo usar, cuánto tiempo y qué evitar mientras lleva brackets: lo que repetimos en cada cita de ortodoncia, en una tabla.',
    en: 'Which brush to use, for how long and what to avoid while you wear braces: what we repeat at each appointment, in one table.',
    fr: 'Quelle brosse, combien de temps et quoi éviter pendant le port des bagues : ce que nous répétons à chaque visite, en un tableau.',
  },
  category: 'cuidados',
  date: '2026-10-05',
  updated: '2026-11-02',
  author: person({
    name: 'Lucía Arreola',
    role: { es: 'ortodoncista', en: 'orthodontist', fr: 'orthodontiste' },
    page: linkTo('treatments'),
    image: image({ file: 'team/lucie.jpg', decorative: true }),
  }),
  sharePicture: image({ file: 'facade.jpg', decorative: true }),
  body: [
    html({
      es: '<p>Con brackets, la placa se queda donde el cepillo no llega. No hace falta más fuerza: hace falta más tiempo y el cepillo correcto.</p>\n<h2>Qué usar y cuándo</h2>',
      en: '<p>With braces, plaque stays where the brush does not reach. It takes no more force: it takes more time and the right brush.</p>\n<h2>What to use, and when</h2>',
      fr: '<p>Avec des bagues, la plaque reste là où la brosse ne passe pas. Il ne faut pas plus de force, mais plus de temps et la bonne brosse.</p>\n<h2>Quoi utiliser, et quand</h2>',
    }),
    figure({
      image: image({
        file: 'rooms/surgery.jpg',
        alt: {
          es: 'Un sillón dental junto a una ventana grande',
          en: 'A dentist’s chair beside a large window',
          fr: 'Un fauteuil dentaire près d’une grande fenêtre',
        },
      }),
      caption: {
        es: 'Aquí le enseñamos a cepillarse, frente al espejo, el día que le ponemos los brackets.',
        en: 'Here we show you how to brush, in front of the mirror, on the day we fit the braces.',
        fr: 'Ici, nous vous montrons comment brosser, devant le miroir, le jour de la pose.',
      },
    }),
    table({
      caption: { es: 'La rutina de un día', en: 'The routine of a day', fr: 'La routine d’une journée' },
      head: [
        { es: 'Momento', en: 'When', fr: 'Moment' },
        { es: 'Con qué', en: 'With what', fr: 'Avec quoi' },
        { es: 'Cuánto tiempo', en: 'For how long', fr: 'Combien de temps' },
        { es: 'Para qué', en: 'What for', fr: 'Pour quoi' },
      ],
      rows: [
        [
          { es: 'Después de cada comida', en: 'After each meal', fr: 'Après chaque repas' },
          { es: 'Cepillo de ortodoncia', en: 'Orthodontic brush', fr: 'Brosse orthodontique' },
          { es: 'Tres minutos', en: 'Three minutes', fr: 'Trois minutes' },
          {
            es: 'La placa alrededor de cada bracket',
            en: 'Plaque around each bracket',
            fr: 'La plaque autour de chaque bague',
          },
        ],
        [
          { es: 'Por la noche', en: 'At night', fr: 'Le soir' },
          {
            es: 'Cepillo interdental e hilo con enhebrador',
            en: 'Interdental brush, and floss with a threader',
            fr: 'Brossette et fil avec enfileur',
          },
          { es: 'Cinco minutos', en: 'Five minutes', fr: 'Cinq minutes' },
          { es: 'Lo que queda bajo el arco', en: 'What stays under the wire', fr: 'Ce qui reste sous l’arc' },
        ],
        [
          { es: 'Una vez a la semana', en: 'Once a week', fr: 'Une fois par semaine' },
          { es: 'Espejo y buena luz', en: 'A mirror and good light', fr: 'Un miroir et une bonne lumière' },
          { es: 'Un minuto', en: 'One minute', fr: 'Une minute' },
          {
            es: 'Ver si algo se ha soltado',
            en: 'To see whether anything has come loose',
            fr: 'Voir si quelque chose s’est décollé',
          },
        ],
      ],
    }),
    figure({
      image: image({
        file: 'facade.jpg',
        dark: 'facade-by-night.jpg',
        alt: {
          es: 'La clínica vista desde la calle',
          en: 'The clinic seen from the street',
          fr: 'La clinique vue de la rue',
        },
      }),
    }),
    html({
      es: '<h2>Si algo se suelta</h2>\n<p>No lo pegue ni lo corte. Cúbralo con cera y <a href="page:contact">llámenos</a>: casi siempre podemos verle el mismo día. Si es su primera vez, lea <a href="article:antes-de-la-primera-cita">qué traer a la primera cita</a>.</p>',
      en: '<h2>If something comes loose</h2>\n<p>Do not glue it or cut it. Cover it with wax and <a href="page:contact">call us</a>: we can nearly always see you the same day. If it is your first time, read <a href="article:antes-de-la-primera-cita">what to bring to the first appointment</a>.</p>',
      fr: '<h2>Si quelque chose se décolle</h2>\n<p>Ne le recollez pas, ne le coupez pas. Couvrez-le de cire et <a href="page:contact">appelez-nous</a> : nous pouvons presque toujours vous recevoir le jour même. Si c’est votre première fois, lisez <a href="article:antes-de-la-primera-cita">quoi apporter au premier rendez-vous</a>.</p>',
    }),
  ],
});
