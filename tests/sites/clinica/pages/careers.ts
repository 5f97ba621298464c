import { definePage, formDialog, hero, openDialog, pair, values } from '#schema';

/** Working at the clinic, with the application. */
export default definePage({
  id: 'careers',
  layout: 'company',
  title: { es: 'Trabaje con nosotros', en: 'Careers at the clinic' },
  description: {
    es: 'Cómo se trabaja en la clínica, qué pedimos y qué ofrecemos, y el formulario para postularse como dentista o asistente.',
    en: 'What working at the clinic is like, what we ask and what we offer, and the form to apply as a dentist or an assistant.',
  },
  blocks: [
    hero({
      eyebrow: { es: 'Trabaje con nosotros', en: 'Careers' },
      heading: { es: 'Un equipo que se enseña', en: 'A team that teaches itself' },
      lead: {
        es: 'Aquí cada caso difícil se ve entre dos. Buscamos a quien le guste explicar.',
        en: 'Here two of us look at every difficult case. We are looking for people who like to explain.',
      },
      actions: [openDialog('postulacion', { es: 'Enviar mi postulación', en: 'Send my application' })],
    }),
    values({
      id: 'principios',
      heading: { es: 'Cómo trabajamos', en: 'How we work' },
      items: [
        {
          title: { es: 'Primero se entiende', en: 'Understand first' },
          text: { es: 'Después se toca el instrumental.', en: 'Only then do we touch the instruments.' },
        },
        {
          title: { es: 'Se pregunta pronto', en: 'Ask early' },
          text: { es: 'Preguntar no resta puntos.', en: 'Nobody loses points for asking.' },
        },
      ],
    }),
    pair({
      id: 'acuerdo',
      items: [
        {
          heading: { es: 'Lo que pedimos', en: 'What we ask' },
          paragraphs: [{ es: 'Cédula profesional y paciencia.', en: 'A professional licence and patience.' }],
        },
        {
          heading: { es: 'Lo que ofrecemos', en: 'What we offer' },
          paragraphs: [{ es: 'Casos reales y un horario fijo.', en: 'Real cases and fixed hours.' }],
        },
      ],
    }),
    formDialog({
      id: 'postulacion',
      form: 'career',
      heading: { es: 'Su postulación', en: 'Your application' },
      lead: { es: 'La leerán dos dentistas de la clínica.', en: 'Two dentists of the clinic will read it.' },
    }),
  ],
});
