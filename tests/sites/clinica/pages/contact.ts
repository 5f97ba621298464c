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
      lead: { es: 'Planta baja, sin escalones.', en: 'Ground floor, no steps.' },
      actions: [jumpTo('mensaje', { es: 'Enviar un mensaje', en: 'Send a message' }), book('newClients')],
    }),
    contactDetails({
      id: 'datos',
      heading: { es: 'Dónde y cuándo', en: 'Where and when' },
      email: { title: { es: 'Correo', en: 'E-mail' }, text: { es: 'Citas y facturas.', en: 'Bookings, invoices.' } },
      phone: { title: { es: 'Teléfono', en: 'Telephone' }, text: { es: 'Urgencias.', en: 'Emergencies.' } },
      office: { title: { es: 'Clínica', en: 'Clinic' }, text: { es: 'Junto al parque.', en: 'By the park.' } },
      hours: { title: { es: 'Horario', en: 'Opening hours' }, text: { es: 'Con cita.', en: 'By appointment.' } },
    }),
    map({
      heading: { es: 'Cómo llegar', en: 'How to get here' },
      image: image({ file: 'map.png', alt: { es: 'Plano de las calles', en: 'Plan of the streets' } }),
      address: { es: '{{address}}, frente al parque.', en: '{{address}}, by the park.' },
      link: url('https://maps.example/clinica', { es: 'Abrir el mapa', en: 'Open the map' }),
    }),
    formSection({
      id: 'mensaje',
      form: 'contact-page',
      heading: { es: 'Déjenos un mensaje', en: 'Leave us a message' },
      lead: { es: 'En {{responseHours}} {{responseClock}}.', en: 'Within {{responseHours}} {{responseClock}}.' },
      aside: {
        heading: { es: '¿Prefiere contarlo de viva voz?', en: 'Would you rather talk it through?' },
        text: { es: 'Por teléfono, {{phoneHours}}.', en: 'By telephone, {{phoneHours}}.' },
        actions: [book('newClients'), chat()],
      },
    }),
  ],
});
