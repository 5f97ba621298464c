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
      lead: { es: 'Empezamos por una valoración.', en: 'We begin with an assessment.' },
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
          text: { es: 'Dos visitas al año bastan.', en: 'Two visits a year are enough.' },
          services: [{ es: 'Revisión', en: 'Check-up' }],
        },
        {
          id: 'ortodoncia',
          title: { es: 'Ortodoncia', en: 'Orthodontics' },
          text: { es: 'Para masticar bien y limpiar mejor.', en: 'To chew well and clean better.' },
          services: [{ es: 'Estudio', en: 'Study' }],
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
              tooltip: { es: 'Le explicamos cada imagen.', en: 'We explain each image.' },
            },
            { label: { es: 'Radiografía', en: 'X-ray' }, tooltip: { es: 'Si hace falta.', en: 'If needed.' } },
          ],
        },
      ],
    }),
    callToAction({
      heading: { es: '¿No sabe por cuál empezar?', en: 'Not sure where to start?' },
      text: { es: 'Cuesta {{firstVisit}} pesos.', en: 'It costs {{firstVisit}} pesos.' },
      actions: [
        book('newClients'),
        linkTo('contact', { es: 'Enviar un mensaje', en: 'Send a message' }, { hash: 'mensaje' }),
      ],
    }),
  ],
});
