import { book, chat, contactDetails, definePage, formSection, hero, image, jumpTo, map, url } from '#schema';

/** Where the clinic is and when it is open. */
export default definePage({
  id: 'contact',
  layout: 'contact',
  title: { es: 'Contacto y horario', en: 'Contact and opening hours' },
  description: {
    es: 'Dirección, teléfono, correo y horario de nuestra clínica dental en la Colonia Americana de Guadalajara, Jalisco.',
    en: 'Address, telephone, e-mail and opening hours of our dental clinic in Colonia Americana, Guadalajara, Jalisco.',
  },
  structuredData: 'contact',
  blocks: [
    hero({
      eyebrow: { es: 'Contacto', en: 'Contact' },
      heading: {
        es: 'Estamos a dos calles de Chapultepec',
        en: 'Two streets away from Chapultepec',
        fr: 'À deux rues de Chapultepec',
      },
      lead: {
        es: 'Planta baja, sin escalones, con estacionamiento para bicicletas y convenio con el de la esquina.',
        en: 'Ground floor, no steps, room for bicycles and an agreement with the car park on the corner.',
      },
      actions: [jumpTo('mensaje', { es: 'Enviar un mensaje', en: 'Send a message' }), book('newClients')],
    }),
    contactDetails({
      id: 'datos',
      heading: { es: 'Dónde y cuándo', en: 'Where and when' },
      email: {
        title: { es: 'Correo', en: 'E-mail' },
        text: { es: 'Para cambiar una cita o pedir una factura.', en: 'To move an appointment or ask for an invoice.' },
      },
      phone: {
        title: { es: 'Teléfono', en: 'Telephone' },
        text: {
          es: 'Para urgencias y para todo lo que no quiera escribir.',
          en: 'For emergencies, and for whatever you would rather not write.',
        },
      },
      office: {
        title: { es: 'Clínica', en: 'Clinic' },
        text: { es: 'Entre las estaciones Juárez y Washington.', en: 'Between the Juárez and Washington stations.' },
      },
      hours: {
        title: { es: 'Horario', en: 'Opening hours' },
        text: { es: 'Los sábados, solo con cita.', en: 'On Saturdays by appointment only.' },
      },
    }),
    map({
      heading: { es: 'Cómo llegar', en: 'How to get here' },
      image: image({
        file: 'map.png',
        alt: { es: 'Plano de las calles alrededor de la clínica', en: 'Plan of the streets around the clinic' },
      }),
      address: {
        es: '{{address}}. La entrada está frente al parque.',
        en: '{{address}}. The entrance faces the park.',
      },
      link: url('https://maps.example/clinica', { es: 'Abrir el mapa', en: 'Open the map' }),
    }),
    formSection({
      id: 'mensaje',
      form: 'contact-page',
      heading: { es: 'Déjenos un mensaje', en: 'Leave us a message' },
      lead: {
        es: 'Le responderemos en un máximo de {{responseHours}} {{responseClock}}.',
        en: 'We will answer within {{responseHours}} {{responseClock}} of receiving it.',
      },
      aside: {
        heading: { es: '¿Prefiere contarlo de viva voz?', en: 'Would you rather talk it through?' },
        text: {
          es: 'Atendemos por teléfono {{phoneHours}}. Para una duda breve, escríbanos por chat.',
          en: 'We answer the telephone {{phoneHours}}. For a short question, use the chat.',
        },
        actions: [book('newClients'), chat()],
      },
    }),
  ],
});
