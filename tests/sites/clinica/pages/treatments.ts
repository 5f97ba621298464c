import {
  book,
  cards,
  chat,
  checklist,
  definePage,
  faq,
  hero,
  image,
  jumpTo,
  specimen,
  steps,
  tabs,
  url,
  video,
} from '#schema';

/** What the clinic treats, for companies and for individuals. */
export default definePage({
  id: 'treatments',
  layout: 'service',
  title: { es: 'Tratamientos dentales', en: 'Dental treatments' },
  description: {
    es: 'Prevención, ortodoncia, implantes y odontopediatría: qué incluye cada tratamiento, para empresas y para personas.',
    en: 'Prevention, orthodontics, implants and children’s dentistry: what each treatment includes, for companies and individuals.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      eyebrow: { es: 'Tratamientos', en: 'Treatments' },
      heading: { es: 'Un plan antes de cada tratamiento', en: 'A plan before each treatment' },
      lead: { es: 'Primero le mostramos qué tiene.', en: 'First we show you what is wrong.' },
      motif: 'treatments',
      points: [{ es: 'Urgencias', en: 'Emergencies' }],
      actions: [book('newClients'), jumpTo('audiencia', { es: 'Ver más', en: 'See more' })],
      offer: { es: 'Dura {{checkUpMinutes}} minutos.', en: 'It takes {{checkUpMinutes}} minutes.' },
    }),
    tabs({
      id: 'audiencia',
      label: { es: '¿Para quién es el tratamiento?', en: 'Who is the treatment for?' },
      initial: 'corporativos',
      query: { parameter: 'audiencia', values: { empresas: 'corporativos', personas: 'personas' } },
      panels: [
        {
          id: 'corporativos',
          label: { es: 'Empresas', en: 'Companies' },
          floating: book('newClients'),
          blocks: [
            cards({
              heading: { es: 'Lo que más piden las empresas', en: 'What companies ask for' },
              form: 'windows',
              items: [
                { title: { es: 'Limpieza', en: 'Cleaning' }, text: { es: 'Cada seis meses.', en: 'Twice a year.' } },
                { title: { es: 'Implantes', en: 'Implants' }, text: { es: 'Con corona.', en: 'With a crown.' } },
              ],
            }),
            checklist({
              heading: { es: 'Qué incluye cada tratamiento', en: 'What each treatment includes' },
              items: [{ es: 'Un plan', en: 'A plan' }],
            }),
          ],
        },
        {
          id: 'personas',
          label: { es: 'Personas', en: 'Individuals' },
          floating: book('consultation'),
          actions: [book('consultation'), chat()],
          blocks: [
            steps({
              id: 'primera-visita',
              heading: { es: 'Cómo es la primera visita', en: 'What happens on the first visit' },
              items: [
                { title: { es: 'Hablamos', en: 'We talk' }, text: { es: 'Sin prisa.', en: 'No hurry.' } },
                { title: { es: 'Miramos', en: 'We look' }, text: { es: 'Con un espejo.', en: 'With a mirror.' } },
              ],
            }),
          ],
        },
      ],
    }),
    video({
      heading: { es: 'Antes de venir', en: 'Before you come' },
      url: 'https://video.example/first-visit',
      still: image({ file: 'rooms/waiting-room.jpg', decorative: true }),
      title: { es: 'Así es la primera visita', en: 'What the first visit is like' },
    }),
    specimen({
      title: { es: 'Una respuesta de su dentista', en: 'An answer from your dentist' },
      drawing: {
        form: 'answer',
        question: { label: { es: 'Pregunta', en: 'Question' }, text: { es: '¿Puede esperar?', en: 'Can it wait?' } },
        answer: { label: { es: 'Respuesta', en: 'Answer' }, text: { es: 'Sí, seis meses.', en: 'Yes, six months.' } },
        source: { label: { es: 'Fuente', en: 'Source' }, text: { es: 'Radiografía, pieza 36', en: 'X-ray, tooth 36' } },
        review: {
          label: { es: 'Visto', en: 'Seen' },
          text: { es: 'Bien', en: 'Good' },
          initials: { es: 'E. P.', en: 'E. P.' },
        },
      },
      note: { es: 'Pídala por escrito.', en: 'Ask for it in writing.' },
    }),
    specimen({
      title: { es: 'Su implante, en 12 días hábiles', en: 'Your implant, in 12 working days' },
      drawing: {
        form: 'track',
        start: {
          label: { es: 'Empiezo el', en: 'I start on' },
          example: '2027-01-26',
          result: { es: 'De la cirugía a la corona', en: 'From surgery to crown' },
        },
        unit: { es: 'días', en: 'days' },
        days: 12,
        rows: [
          { what: { es: 'Cirugía', en: 'Surgery' }, who: { es: 'Clínica', en: 'Clinic' }, by: 'firm', from: 1, to: 4 },
          { what: { es: 'Corona', en: 'Crown' }, who: { es: 'Taller', en: 'Lab' }, by: 'other', from: 5, to: 12 },
        ],
      },
      note: { es: 'Guarde el día de la corona.', en: 'Keep the day of the crown free.' },
    }),
    faq({
      id: 'preguntas',
      heading: { es: 'Preguntas frecuentes', en: 'Frequent questions' },
      items: [
        {
          question: { es: '¿Urgencias?', en: 'Emergencies?' },
          answer: { es: 'Llame al {{phone}}.', en: 'Call {{phone}}.' },
        },
        {
          question: { es: '¿Qué reglas siguen?', en: 'Which rules do you follow?' },
          answer: { es: 'Las normas oficiales mexicanas.', en: 'The Mexican official standards.' },
          source: url('https://www.dof.gob.mx/', { es: 'Diario Oficial', en: 'Official Gazette' }),
        },
      ],
    }),
  ],
});
