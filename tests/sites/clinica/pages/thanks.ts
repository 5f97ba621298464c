import { definePage, linkTo, notice } from '#schema';

/** Where a form leads after it was sent. */
export default definePage({
  id: 'thanks',
  layout: 'message',
  title: { es: 'Gracias por su interés', en: 'Thank you for your interest' },
  description: {
    es: 'Recibimos su solicitud. Una persona de nuestro equipo se pondrá en contacto con usted en un máximo de {{responseHours}} horas.',
    en: 'We have received your request. A member of our team will get in touch with you within {{responseHours}} hours.',
  },
  events: [{ event: 'ad_conversion', params: { page: 'thanks' } }],
  blocks: [
    notice({
      mark: { es: 'Solicitud recibida', en: 'Request received' },
      heading: { es: 'Gracias por su confianza', en: 'Thank you for your trust' },
      paragraphs: [
        { es: 'En {{responseHours}} {{responseClock}}.', en: 'Within {{responseHours}} {{responseClock}}.' },
      ],
      actions: [
        linkTo('home', { es: 'Volver al inicio', en: 'Back to the home page' }),
        linkTo('services', { es: 'Ver Servicios', en: 'View Services' }),
      ],
    }),
  ],
});
