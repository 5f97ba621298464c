import { book, callToAction, definePage, groups, hero, jumpTo, linkTo, serviceCards, topics } from '#schema';

/** All services. */
export default definePage({
  id: 'services',
  layout: 'overview',
  title: { es: 'Servicios dentales en Guadalajara', en: 'Dental services in Guadalajara' },
  description: {
    es: 'Tratamientos, valoración con precio por escrito y convenios para empresas: qué incluye cada servicio y cómo empezar.',
    en: 'Treatments, an assessment with the price in writing and plans for companies: what each service includes and how to begin.',
  },
  blocks: [
    hero({
      eyebrow: { es: 'Servicios', en: 'Services' },
      heading: { es: 'Primero lo necesario, después lo bonito', en: 'First what is needed, then what is nice' },
      lead: {
        es: 'Empezamos por una valoración. De ahí sale un plan con lo urgente, lo que conviene y lo que puede esperar.',
        en: 'We begin with an assessment. From it comes a plan: what is urgent, what is advisable and what can wait.',
      },
      actions: [book('newClients'), jumpTo('all', { es: 'Comparar los servicios', en: 'Compare the services' })],
    }),
    serviceCards({
      id: 'all',
      heading: { es: 'Nuestros servicios', en: 'Our services' },
      lead: { es: 'Cada uno tiene su página.', en: 'Each has its own page.' },
    }),
    topics({
      id: 'areas',
      heading: { es: 'Nuestras áreas', en: 'What we do' },
      navigation: { es: 'Ir a un área', en: 'Go to an area' },
      listHeading: { es: 'Incluye', en: 'Includes' },
      items: [
        {
          id: 'prevencion',
          title: { es: 'Prevención', en: 'Prevention' },
          text: {
            es: 'Dos visitas al año bastan para que casi nada se vuelva urgente.',
            en: 'Two visits a year are enough to keep almost everything from becoming urgent.',
          },
          services: [
            { es: 'Revisión con fotografías', en: 'Check-up with photographs' },
            { es: 'Limpieza con ultrasonido', en: 'Ultrasonic cleaning' },
          ],
        },
        {
          id: 'ortodoncia',
          title: { es: 'Ortodoncia', en: 'Orthodontics' },
          text: { es: 'Para masticar bien y limpiar mejor.', en: 'To chew well and clean better.' },
          services: [
            { es: 'Estudio y plan por etapas', en: 'Study and staged plan' },
            { es: 'Alineadores transparentes', en: 'Clear aligners' },
          ],
        },
      ],
    }),
    groups({
      id: 'servicios',
      heading: { es: 'La valoración y lo que puede venir después', en: 'The assessment, and what may follow' },
      items: [
        {
          title: { es: 'Valoración', en: 'Assessment' },
          text: { es: 'Qué tiene y qué conviene.', en: 'What is wrong and what is advisable.' },
          services: [
            {
              label: { es: 'Exploración', en: 'Examination' },
              line: { es: 'Diente por diente.', en: 'Tooth by tooth.' },
              tooltip: {
                es: 'Le mostramos las imágenes en pantalla y le explicamos qué significa cada una.',
                en: 'We show you the images on screen and explain what each of them means.',
              },
            },
            {
              label: { es: 'Radiografía', en: 'X-ray' },
              tooltip: { es: 'Solo si hace falta.', en: 'Only if it is needed.' },
            },
          ],
        },
      ],
    }),
    callToAction({
      heading: { es: '¿No sabe por cuál empezar?', en: 'Not sure where to start?' },
      text: {
        es: 'La primera visita cuesta {{firstVisit}} pesos y dura {{checkUpMinutes}} minutos.',
        en: 'The first visit costs {{firstVisit}} pesos and takes {{checkUpMinutes}} minutes.',
      },
      actions: [
        book('newClients'),
        linkTo('contact', { es: 'Enviar un mensaje', en: 'Send a message' }, { hash: 'mensaje' }),
      ],
    }),
  ],
});
