import { cases, definePage, gallery, hero, image, linkTo, logos, quotes, sample, team } from '#schema';

/** Who works here, and where: the page with most pictures. */
export default definePage({
  id: 'company',
  layout: 'service',
  title: { es: 'Quiénes le atienden', en: 'Who looks after you' },
  description: {
    es: 'Las odontólogas y los odontólogos de la clínica, con su cédula profesional y los idiomas que hablan, y cómo son los consultorios.',
    en: 'The dentists of the clinic, with their professional licences and the languages they speak, and what the surgeries look like.',
  },
  structuredData: 'about',
  blocks: [
    hero({
      eyebrow: { es: 'La clínica', en: 'The clinic' },
      heading: { es: 'Dos dentistas y una casa con patio', en: 'Two dentists and a house with a courtyard' },
      lead: {
        es: 'Nos conocemos desde la facultad y trabajamos juntos desde 2009, en la misma casa.',
        en: 'We have known each other since university and have worked together since 2009, in the same house.',
      },
      actions: [linkTo('prices', { es: 'Pedir una cita', en: 'Request an appointment' }, { hash: 'cita' })],
      image: image({
        file: 'facade.jpg',
        dark: 'facade-by-night.jpg',
        alt: {
          es: 'Fachada de la clínica, de tres pisos con arcos',
          en: 'Front of the clinic, three storeys with arches',
        },
      }),
    }),
    team({
      id: 'equipo',
      heading: { es: 'El equipo', en: 'The team' },
      lead: {
        es: 'Siempre le atiende la misma persona, salvo en vacaciones.',
        en: 'You always see the same person, holidays aside.',
      },
      items: [
        {
          id: 'elena',
          image: image({ file: 'team/elena.jpg', alt: { es: 'La doctora Elena Prado', en: 'Dr Elena Prado' } }),
          name: 'Elena Prado',
          role: { es: 'Odontología general', en: 'General dentistry' },
          languages: ['es', 'en'],
          licence: '5512345',
          text: {
            es: 'Fundó la clínica y da clases de prevención en la universidad.',
            en: 'Founded the clinic and teaches prevention at the university.',
          },
        },
        {
          id: 'lucie',
          image: image({ file: 'team/lucie.jpg', alt: { es: 'La doctora Lucie Marchand', en: 'Dr Lucie Marchand' } }),
          name: 'Lucie Marchand',
          role: { es: 'Odontopediatría', en: 'Children’s dentistry' },
          languages: ['fr', 'es', 'en'],
          licence: '7712345',
          action: linkTo('treatments', { es: 'Sus tratamientos', en: 'Her treatments' }),
        },
      ],
    }),
    gallery({
      heading: { es: 'Los consultorios', en: 'The surgeries' },
      items: [
        {
          image: image({
            file: 'rooms/waiting-room.jpg',
            alt: { es: 'Sala de espera con sillones y una ventana', en: 'Waiting room with armchairs and a window' },
          }),
          caption: {
            es: 'La sala de espera, con café y sin televisión.',
            en: 'The waiting room, with coffee and without television.',
          },
        },
        {
          image: image({
            file: 'rooms/surgery.jpg',
            alt: { es: 'Consultorio en azul con el sillón dental', en: 'Blue surgery with the dental chair' },
          }),
        },
      ],
    }),
    logos({
      heading: { es: 'Aseguradoras', en: 'Insurers' },
      lead: { es: 'Con ellas, el trámite lo hacemos nosotros.', en: 'With them, we do the paperwork.' },
      items: [
        image({ file: 'insurers/sonora.svg', alt: { es: 'Sonora Seguros', en: 'Sonora Seguros' } }),
        image({ file: 'insurers/cumbre.png', alt: { es: 'Seguros Cumbre', en: 'Cumbre Insurance' } }),
      ],
    }),
    quotes({
      id: 'testimonios',
      heading: { es: 'Cómo se ve desde el sillón', en: 'The view from the chair' },
      flag: { es: 'Ejemplo representativo', en: 'Representative example' },
      items: [
        sample({
          text: { es: 'Me explicaron cada paso.', en: 'They explained every step.' },
          author: { es: 'Paciente de ortodoncia', en: 'Orthodontic patient' },
          rating: 5,
        }),
      ],
    }),
    cases({
      id: 'casos',
      heading: { es: 'Casos representativos', en: 'Representative cases' },
      items: [
        sample({
          id: 'equipo-de-software',
          sector: { es: 'Software', en: 'Software' },
          title: { es: 'Treinta revisiones en una semana', en: 'Thirty check-ups in a week' },
          company: { es: 'Empresa europea que abría oficina', en: 'A European company opening an office' },
          description: {
            es: 'Llegaban treinta personas con seguros distintos. Preparamos las citas antes del viaje.',
            en: 'Thirty people were arriving with different insurers. We prepared the appointments before they travelled.',
          },
          rating: 5,
          results: [{ es: 'Todas atendidas en cinco días', en: 'All seen within five days' }],
        }),
      ],
    }),
  ],
});
