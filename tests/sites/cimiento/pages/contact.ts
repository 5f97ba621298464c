import { book, chat, contactDetails, definePage, formSection, hero, jumpTo } from '#schema';

/** How to reach the firm. */
export default definePage({
  id: 'contact',
  layout: 'contact',
  title: { es: 'Contacto y consulta gratuita', en: 'Contact and free consultation' },
  description: {
    es: 'Correo, teléfono, oficina en Roma Sur y horario de atención. Envíe un mensaje o agende una consulta gratuita de {{contactMinutes}} minutos.',
    en: 'E-mail, telephone, office in Roma Sur and opening hours. Send us a message or book a free {{contactMinutes}}-minute consultation.',
  },
  structuredData: 'contact',
  blocks: [
    hero({
      eyebrow: { es: 'Contacto', en: 'Contact' },
      heading: { es: 'Escríbanos, llámenos o venga a Roma Sur', en: 'Write, call or come to Roma Sur' },
      lead: {
        es: 'No hace falta que sepa si su asunto es legal, contable o regulatorio. Díganos qué pasó o qué quiere hacer y lo pasamos a quien corresponde.',
        en: 'You do not need to know whether your matter is legal, accounting or regulatory. Tell us what happened or what you want to do, and we will pass it to the right person.',
      },
      actions: [
        jumpTo('mensaje', { es: 'Enviar un mensaje', en: 'Send a message' }),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      note: {
        es: 'Respondemos en un máximo de {{responseHours}} {{responseClock}} desde que recibimos su mensaje.',
        en: 'We answer within {{responseHours}} {{responseClock}} of receiving your message.',
      },
    }),
    contactDetails({
      id: 'datos',
      heading: { es: 'Dónde y cuándo encontrarnos', en: 'Where and when to find us' },
      email: {
        title: { es: 'Correo electrónico', en: 'E-mail' },
        text: {
          es: 'Útil si hay antecedentes que contar. Deje los documentos confidenciales para cuando le respondamos.',
          en: 'Best when there is some history to tell. Keep confidential documents until we have answered.',
        },
      },
      phone: {
        title: { es: 'Teléfono', en: 'Telephone' },
        text: {
          es: 'Para lo que no puede esperar: un plazo que vence o una visita de la autoridad.',
          en: 'For what cannot wait: a deadline about to expire, or a visit from the authority.',
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
        title: { es: 'Horario', en: 'Opening hours' },
        text: {
          es: 'Hora del centro de México. A cualquier otra hora puede dejarnos un mensaje en esta página.',
          en: 'Central Mexico time. At any other hour, leave us a message on this page.',
        },
      },
    }),
    formSection({
      id: 'mensaje',
      form: 'contact-page',
      heading: { es: 'Déjenos un mensaje', en: 'Leave us a message' },
      lead: {
        es: 'Con unas líneas basta para saber quién debe responderle. Lo hará en un máximo de {{responseHours}} horas.',
        en: 'A few lines are enough for us to know who should answer you. They will, within {{responseHours}} hours at most.',
      },
      aside: {
        heading: { es: '¿Prefiere contarlo de viva voz?', en: 'Would you rather talk it through?' },
        // The terms say the same of what is free.
        text: {
          es: 'La consulta gratuita dura {{contactMinutes}} minutos y es {{freeScope}}. Usted elige día y hora en la agenda. Para una duda breve, escríbanos por chat.',
          en: 'The free consultation takes {{contactMinutes}} minutes and is {{freeScope}}. You choose the day and time in the calendar. For a short question, use the chat.',
        },
        actions: [
          book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
          chat({ es: 'Escribir por chat', en: 'Chat with us' }),
        ],
      },
    }),
  ],
});
