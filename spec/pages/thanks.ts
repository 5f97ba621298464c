import { book, definePage, image, linkTo, notice } from '#schema';

/** Where a form leads after it was sent. */
export default definePage({
  id: 'thanks',
  layout: 'message',
  title: { es: 'Gracias por su interés', en: 'Thank you for your interest' },
  description: {
    es: 'Recibimos su solicitud. Una persona de nuestro equipo se pondrá en contacto con usted en un máximo de {{responseHours}} horas.',
    en: 'We have your request. A member of our team will get in touch with you within {{responseHours}} hours.',
  },
  events: [{ event: 'ad_conversion', params: { page: 'thanks' } }],
  blocks: [
    notice({
      image: image({ file: 'door.svg', decorative: true }),
      mark: { es: 'Solicitud recibida', en: 'Request received' },
      heading: { es: 'Gracias por su confianza', en: 'Thank you for getting in touch' },
      paragraphs: [
        {
          es: 'Nuestro equipo ya recibió su solicitud. Le responderemos al correo que nos indicó en un máximo de {{responseHours}} {{responseClock}}.',
          en: 'We have your request. We’ll reply to the e-mail address you gave us within {{responseHours}} {{responseClock}}.',
        },
        {
          es: 'Si su asunto no puede esperar, llámenos al {{phone}} o escriba a {{email}}.',
          en: 'If your matter can’t wait, call us at {{phone}} or write to {{email}}.',
        },
      ],
      nextSteps: true,
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('home', { es: 'Volver al inicio', en: 'Back to the home page' }),
        linkTo('services', { es: 'Ver Servicios', en: 'View Services' }),
      ],
    }),
  ],
});
