import { bookingWidget, definePage, formSection, hero, image, interval, jumpTo, linkTo, phone, prose } from '#schema';

/** Dental plans for the staff of foreign companies. */
export default definePage({
  id: 'softlanding',
  layout: 'service',
  title: { es: 'Convenios dentales para empresas', en: 'Dental plans for companies' },
  description: {
    es: 'Atención dental en Guadalajara para el personal de empresas extranjeras: en su idioma, con su seguro y sin trámites.',
    en: 'Dental care in Guadalajara for the staff of foreign companies: in their language, with their insurance and no paperwork.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      eyebrow: { es: 'Convenios', en: 'Plans' },
      heading: { es: 'Su equipo llega con dentista', en: 'Your team arrives with a dentist' },
      lead: { es: 'Atendemos al personal y a sus familias.', en: 'We look after staff and their families.' },
      motif: 'softlanding',
      actions: [
        jumpTo('solicitud', { es: 'Solicitar un convenio', en: 'Request a plan' }),
        linkTo('softlanding-promo'),
      ],
    }),
    prose({
      id: 'incluye',
      heading: { es: 'Qué incluye el convenio', en: 'What the plan includes' },
      paragraphs: [{ es: 'Lo mismo para todas las empresas:', en: 'The same for every company:' }],
      points: [{ es: 'Una revisión.', en: 'A check-up.' }],
    }),
    interval({
      image: image({ file: 'intervals/street.svg', decorative: true }),
      labels: [
        { name: { es: 'Oficina', en: 'Office' } },
        { name: { es: 'Clínica', en: 'Clinic' }, note: { es: 'a dos calles', en: 'two blocks away' } },
        { name: { es: 'Casa', en: 'Home' } },
      ],
    }),
    bookingWidget({
      id: 'agenda',
      heading: { es: 'Agende una llamada', en: 'Book a call' },
      text: { es: 'Elija el día y la hora que le acomoden.', en: 'Choose the day and time that suit you.' },
      calendar: 'intro',
      label: { es: 'Abrir la agenda', en: 'Open the calendar' },
    }),
    formSection({
      id: 'solicitud',
      form: 'softlanding',
      heading: { es: 'Solicite un convenio', en: 'Request a plan' },
      lead: { es: 'Respondemos en {{responseHours}} horas.', en: 'We answer within {{responseHours}} hours.' },
      aside: {
        heading: { es: '¿Le urge?', en: 'In a hurry?' },
        text: { es: 'Llámenos y lo vemos hoy.', en: 'Call us and we will see to it today.' },
        options: [
          {
            icon: 'phone',
            title: { es: 'Tel.', en: 'Tel.' },
            text: { es: '{{hours}}', en: '{{hours}}' },
            action: phone(),
          },
        ],
        guarantee: { es: 'Sin permanencia mínima.', en: 'No minimum term.' },
      },
    }),
  ],
});
