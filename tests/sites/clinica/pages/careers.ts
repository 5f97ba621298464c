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
      lead: { es: 'Cada caso difícil lo ven dos personas.', en: 'Two people look at every difficult case.' },
      actions: [openDialog('postulacion', { es: 'Enviar mi postulación', en: 'Send my application' })],
    }),
    values({
      id: 'principios',
      heading: { es: 'Cómo trabajamos', en: 'How we work' },
      items: [
        { title: { es: 'Entender', en: 'Understand' }, text: { es: 'Antes de actuar.', en: 'Before acting.' } },
        { title: { es: 'Preguntar', en: 'Ask' }, text: { es: 'Cuanto antes.', en: 'Early on.' } },
      ],
    }),
    pair({
      id: 'acuerdo',
      items: [
        { heading: { es: 'Pedimos', en: 'We ask' }, paragraphs: [{ es: 'Paciencia.', en: 'Patience.' }] },
        { heading: { es: 'Damos', en: 'We offer' }, paragraphs: [{ es: 'Un horario fijo.', en: 'Fixed hours.' }] },
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
