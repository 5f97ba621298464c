import { book, chat, contactDetails, definePage, formSection, hero, image, jumpTo, phone } from '#schema';
import { streetAtSix } from './intervals.ts';

/** How to reach the firm. */
export default definePage({
  id: 'contact',
  layout: 'contact',
  title: {
    es: 'Contacto: abogados y contadores en Roma Sur, CDMX',
    en: 'Contact: lawyers and accountants in Mexico City',
  },
  description: {
    es: 'Correo, teléfono, oficina en Roma Sur y horario de atención. Envíe un mensaje o agende una consulta gratuita de {{contactMinutes}} minutos.',
    en: 'E-mail, phone, office in Roma Sur and office hours. Send us a message or book a free {{contactMinutes}}-minute consultation.',
  },
  structuredData: 'contact',
  blocks: [
    hero({
      eyebrow: { es: 'Contacto', en: 'Contact' },
      heading: { es: 'Escríbanos, llámenos o venga a Roma Sur', en: 'Write, call or come to Roma Sur' },
      lead: {
        es: 'No hace falta que sepa si su asunto es legal, contable o regulatorio: lo pasamos con la persona indicada.',
        en: 'You don’t need to know whether your matter is legal, accounting or regulatory: we’ll get it to the right person.',
      },
      offer: {
        es: 'Consulta gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute consultation, no obligation.',
      },
      actions: [
        phone({ es: 'Llamar', en: 'Call' }, { style: 'primary' }),
        chat({ es: 'Escribir por chat', en: 'Chat with us' }, { style: 'secondary' }),
        jumpTo('mensaje', { es: 'Enviar un mensaje', en: 'Send a message' }),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      image: image({
        file: 'map.svg',
        alt: {
          es: 'Plano de Roma Sur, entre Insurgentes Sur, Coahuila, Cuauhtémoc y el Viaducto, con las estaciones de metro Chilpancingo, Centro Médico y Hospital General.',
          en: 'Street plan of Roma Sur, between Insurgentes Sur, Coahuila, Cuauhtémoc and the Viaducto, with the metro stations Chilpancingo, Centro Médico and Hospital General.',
        },
      }),
      note: {
        es: 'Respondemos su mensaje en un máximo de {{responseHours}} {{responseClock}}.',
        en: 'We reply to your message within {{responseHours}} {{responseClock}}.',
      },
    }),
    contactDetails({
      id: 'datos',
      heading: { es: 'Dónde y cuándo encontrarnos', en: 'Where and when to find us' },
      email: {
        title: { es: 'Correo electrónico', en: 'E-mail' },
        text: {
          es: 'Útil si hay antecedentes que contar. Deje los documentos confidenciales para cuando le respondamos.',
          en: 'Best when there’s some background to explain. Hold confidential documents until we’ve replied.',
        },
      },
      phone: {
        title: { es: 'Teléfono', en: 'Phone' },
        text: {
          es: 'Para lo que no puede esperar: un plazo que vence o una visita de la autoridad.',
          en: 'For anything urgent: a deadline or an inspection.',
        },
      },
      office: {
        title: { es: 'Oficina', en: 'Office' },
        text: {
          es: 'Recibimos con cita, para que le atienda quien conoce el tema. También podemos vernos por videollamada.',
          en: 'We see visitors by appointment, so that someone who knows the subject is there. We can also meet by video call.',
        },
      },
      hours: {
        title: { es: 'Horario de oficina', en: 'Office hours' },
        text: {
          es: 'Hora del centro de México. Fuera de este horario, déjenos un mensaje en esta página: lo respondemos por correo.',
          en: 'Central Mexico time. Outside these hours, leave us a message on this page: we reply by e-mail.',
        },
      },
    }),
    streetAtSix,
    formSection({
      id: 'mensaje',
      form: 'contact-page',
      heading: { es: 'Déjenos un mensaje', en: 'Leave us a message' },
      lead: {
        es: 'Con unas líneas basta para saber quién debe atenderle.',
        en: 'A few lines are enough for us to know who should answer you.',
      },
      aside: {
        heading: { es: '¿Prefiere contarlo de viva voz?', en: 'Would you rather talk it over?' },
        // The terms say the same of what is free.
        text: {
          es: 'La consulta gratuita dura {{contactMinutes}} minutos y es {{freeScope}}. Usted elige día y hora en la agenda.',
          en: 'The free consultation takes {{contactMinutes}} minutes and is {{freeScope}}. You choose the day and time in the calendar.',
        },
        actions: [book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
      },
    }),
  ],
});
