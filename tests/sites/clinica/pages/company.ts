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
      lead: { es: 'Trabajamos juntos desde 2009.', en: 'We have worked together since 2009.' },
      actions: [linkTo('prices', { es: 'Pedir una cita', en: 'Request an appointment' }, { hash: 'cita' })],
      image: image({ file: 'facade.jpg', dark: 'facade-by-night.jpg', alt: { es: 'Fachada', en: 'Front' } }),
    }),
    team({
      id: 'equipo',
      heading: { es: 'El equipo', en: 'The team' },
      lead: { es: 'Siempre le atiende la misma persona.', en: 'You always see the same person.' },
      items: [
        {
          id: 'elena',
          image: image({ file: 'team/elena.jpg', alt: { es: 'La doctora Elena Prado', en: 'Dr Elena Prado' } }),
          name: 'Elena Prado',
          role: { es: 'Odontología general', en: 'General dentistry' },
          languages: ['es', 'en'],
          licence: '5512345',
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
        { image: image({ file: 'rooms/waiting-room.jpg', alt: { es: 'Sala de espera', en: 'Waiting room' } }) },
        { image: image({ file: 'rooms/surgery.jpg', alt: { es: 'Consultorio', en: 'Surgery' } }) },
      ],
    }),
    logos({
      heading: { es: 'Aseguradoras', en: 'Insurers' },
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
          description: { es: 'Preparamos las citas antes del viaje.', en: 'We prepared the appointments in advance.' },
          rating: 5,
          results: [{ es: 'Todas atendidas en cinco días', en: 'All seen within five days' }],
        }),
      ],
    }),
  ],
});
