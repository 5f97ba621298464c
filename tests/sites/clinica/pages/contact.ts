import { contactDetails, definePage, hero, image, linkTo, map, url } from '#schema';

/** Where the clinic is and when it is open. */
export default definePage({
  id: 'contact',
  layout: 'contact',
  title: { es: 'Contacto y horario', en: 'Contact and opening hours', fr: 'Contact et horaires' },
  description: {
    es: 'Dirección, teléfono, correo y horario de nuestra clínica dental en la Colonia Americana de Guadalajara, Jalisco.',
    en: 'Address, telephone, e-mail and opening hours of our dental clinic in Colonia Americana, Guadalajara, Jalisco.',
    fr: 'Adresse, téléphone, courriel et horaires de notre clinique dentaire de la Colonia Americana, à Guadalajara, Jalisco.',
  },
  structuredData: 'contact',
  blocks: [
    hero({
      eyebrow: { es: 'Contacto', en: 'Contact', fr: 'Contact' },
      heading: {
        es: 'Estamos a dos calles de Chapultepec',
        en: 'Two streets away from Chapultepec',
        fr: 'À deux rues de Chapultepec',
      },
      lead: {
        es: 'Planta baja, sin escalones, con estacionamiento para bicicletas y convenio con el de la esquina.',
        en: 'Ground floor, no steps, room for bicycles and an agreement with the car park on the corner.',
        fr: 'Rez-de-chaussée, sans marche, avec range-vélos et accord avec le parking du coin.',
      },
      actions: [
        linkTo(
          'home',
          { es: 'Pedir una cita', en: 'Request an appointment', fr: 'Demander un rendez-vous' },
          { hash: 'cita' },
        ),
        { kind: 'phone', style: 'secondary' },
      ],
    }),
    contactDetails({
      id: 'datos',
      heading: { es: 'Dónde y cuándo', en: 'Where and when', fr: 'Où et quand' },
      email: {
        title: { es: 'Correo', en: 'E-mail', fr: 'Courriel' },
        text: {
          es: 'Para cambiar una cita o pedir una factura.',
          en: 'To move an appointment or ask for an invoice.',
          fr: 'Pour déplacer un rendez-vous ou demander une facture.',
        },
      },
      phone: {
        title: { es: 'Teléfono', en: 'Telephone', fr: 'Téléphone' },
        text: {
          es: 'Para urgencias y para todo lo que no quiera escribir.',
          en: 'For emergencies, and for whatever you would rather not write.',
          fr: 'Pour les urgences et tout ce que vous préférez dire.',
        },
      },
      office: {
        title: { es: 'Clínica', en: 'Clinic', fr: 'Clinique' },
        text: {
          es: 'Entre las estaciones Juárez y Washington.',
          en: 'Between the Juárez and Washington stations.',
          fr: 'Entre les stations Juárez et Washington.',
        },
      },
      hours: {
        title: { es: 'Horario', en: 'Opening hours', fr: 'Horaires' },
        text: {
          es: 'Los sábados, solo con cita.',
          en: 'On Saturdays by appointment only.',
          fr: 'Le samedi, uniquement sur rendez-vous.',
        },
      },
    }),
    map({
      heading: { es: 'Cómo llegar', en: 'How to get here', fr: 'Comment venir' },
      image: image({
        file: 'map.png',
        alt: {
          es: 'Plano de las calles alrededor de la clínica',
          en: 'Plan of the streets around the clinic',
          fr: 'Plan des rues autour de la clinique',
        },
      }),
      address: {
        es: '{{address}}. La entrada está frente al parque.',
        en: '{{address}}. The entrance faces the park.',
        fr: '{{address}}. L’entrée donne sur le parc.',
      },
      link: url('https://maps.example/clinica', { es: 'Abrir el mapa', en: 'Open the map', fr: 'Ouvrir la carte' }),
    }),
  ],
});
