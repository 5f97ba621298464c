import { definePage, gallery, hero, image, linkTo, logos, team } from '#schema';

/** Who works here, and where: the page with most pictures. */
export default definePage({
  id: 'clinic',
  layout: 'service',
  title: { es: 'Quiénes le atienden', en: 'Who looks after you', fr: 'L’équipe de la clinique' },
  description: {
    es: 'Las odontólogas y los odontólogos de la clínica, con su cédula profesional y los idiomas que hablan, y cómo son los consultorios.',
    en: 'The dentists of the clinic, with their professional licences and the languages they speak, and what the surgeries look like.',
    fr: 'Les dentistes de la clinique, leur numéro professionnel et les langues qu’ils parlent, et à quoi ressemblent les cabinets.',
  },
  structuredData: 'about',
  blocks: [
    hero({
      eyebrow: { es: 'La clínica', en: 'The clinic', fr: 'La clinique' },
      heading: {
        es: 'Tres dentistas y una casa con patio',
        en: 'Three dentists and a house with a courtyard',
        fr: 'Trois dentistes et une maison avec patio',
      },
      lead: {
        es: 'Nos conocemos desde la facultad y trabajamos juntos desde 2009, en la misma casa.',
        en: 'We have known each other since university and have worked together since 2009, in the same house.',
        fr: 'Nous nous connaissons depuis la faculté et travaillons ensemble depuis 2009, dans la même maison.',
      },
      actions: [
        linkTo(
          'home',
          { es: 'Pedir una cita', en: 'Request an appointment', fr: 'Demander un rendez-vous' },
          { hash: 'cita' },
        ),
      ],
      image: image({
        file: 'facade.jpg',
        dark: 'facade-by-night.jpg',
        alt: {
          es: 'Fachada de la clínica, de tres pisos con arcos',
          en: 'Front of the clinic, three storeys with arches',
          fr: 'Façade de la clinique, trois étages à arcades',
        },
      }),
    }),
    team({
      id: 'equipo',
      heading: { es: 'El equipo', en: 'The team', fr: 'L’équipe' },
      lead: {
        es: 'Siempre le atiende la misma persona, salvo en vacaciones.',
        en: 'You always see the same person, holidays aside.',
        fr: 'Vous voyez toujours la même personne, sauf pendant les vacances.',
      },
      items: [
        {
          id: 'elena',
          image: image({
            file: 'team/elena.jpg',
            alt: { es: 'La doctora Elena Prado', en: 'Dr Elena Prado', fr: 'La docteure Elena Prado' },
          }),
          name: 'Elena Prado',
          role: { es: 'Odontología general', en: 'General dentistry', fr: 'Dentisterie générale' },
          languages: ['es', 'en'],
          licence: '5512345',
          text: {
            es: 'Fundó la clínica y da clases de prevención en la universidad.',
            en: 'Founded the clinic and teaches prevention at the university.',
            fr: 'A fondé la clinique et enseigne la prévention à l’université.',
          },
        },
        {
          id: 'omar',
          image: image({
            file: 'team/omar.jpg',
            alt: { es: 'El doctor Omar Ruelas', en: 'Dr Omar Ruelas', fr: 'Le docteur Omar Ruelas' },
          }),
          name: 'Omar Ruelas',
          role: { es: 'Implantes y cirugía', en: 'Implants and surgery', fr: 'Implants et chirurgie' },
          languages: ['es'],
          licence: '6612345',
          action: linkTo('treatments', { es: 'Sus tratamientos', en: 'His treatments', fr: 'Ses soins' }),
        },
        {
          id: 'lucie',
          image: image({
            file: 'team/lucie.jpg',
            alt: { es: 'La doctora Lucie Marchand', en: 'Dr Lucie Marchand', fr: 'La docteure Lucie Marchand' },
          }),
          name: 'Lucie Marchand',
          role: { es: 'Odontopediatría', en: 'Children’s dentistry', fr: 'Dentisterie pédiatrique' },
          languages: ['fr', 'es', 'en'],
          licence: '7712345',
        },
      ],
    }),
    gallery({
      heading: { es: 'Los consultorios', en: 'The surgeries', fr: 'Les cabinets' },
      items: [
        {
          image: image({
            file: 'rooms/waiting-room.jpg',
            alt: {
              es: 'Sala de espera con sillones y una ventana',
              en: 'Waiting room with armchairs and a window',
              fr: 'Salle d’attente avec fauteuils et fenêtre',
            },
          }),
          caption: {
            es: 'La sala de espera, con café y sin televisión.',
            en: 'The waiting room, with coffee and without television.',
            fr: 'La salle d’attente, avec café et sans télévision.',
          },
        },
        {
          image: image({
            file: 'rooms/surgery.jpg',
            alt: {
              es: 'Consultorio en azul con el sillón dental',
              en: 'Blue surgery with the dental chair',
              fr: 'Cabinet bleu avec le fauteuil dentaire',
            },
          }),
        },
        {
          image: image({
            file: 'rooms/children.jpg',
            alt: {
              es: 'Consultorio infantil en verde',
              en: 'Green surgery for children',
              fr: 'Cabinet vert pour les enfants',
            },
          }),
          caption: {
            es: 'Aquí los tornillos son cohetes.',
            en: 'Here the screws are rockets.',
            fr: 'Ici, les vis sont des fusées.',
          },
        },
      ],
    }),
    logos({
      heading: { es: 'Aseguradoras', en: 'Insurers', fr: 'Assureurs' },
      lead: {
        es: 'Con ellas, el trámite lo hacemos nosotros.',
        en: 'With them, we do the paperwork.',
        fr: 'Avec eux, nous faisons les démarches.',
      },
      items: [
        image({
          file: 'insurers/sonora.svg',
          alt: { es: 'Sonora Seguros', en: 'Sonora Seguros', fr: 'Sonora Seguros' },
        }),
        image({
          file: 'insurers/cumbre.png',
          alt: { es: 'Seguros Cumbre', en: 'Cumbre Insurance', fr: 'Assurances Cumbre' },
        }),
        image({ file: 'insurers/faro.webp', alt: { es: 'Grupo Faro', en: 'Faro Group', fr: 'Groupe Faro' } }),
      ],
    }),
  ],
});
