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
      lead: {
        es: 'Primero le mostramos qué tiene. Después decide usted, con el precio por escrito.',
        en: 'First we show you what is wrong. Then you decide, with the price in writing.',
      },
      motif: 'treatments',
      points: [
        { es: 'Urgencias el mismo día', en: 'Same-day emergencies' },
        { es: 'Presupuesto por escrito', en: 'Quote in writing' },
      ],
      actions: [
        book('newClients'),
        jumpTo('audiencia', { es: 'Ver cómo podemos ayudarle', en: 'See how we can help' }),
      ],
      offer: {
        es: 'La valoración dura {{checkUpMinutes}} minutos.',
        en: 'The assessment takes {{checkUpMinutes}} minutes.',
      },
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
                {
                  title: { es: 'Revisión y limpieza', en: 'Check-up and cleaning' },
                  text: { es: 'Con ultrasonido, dos veces al año.', en: 'With ultrasound, twice a year.' },
                },
                {
                  title: { es: 'Implantes', en: 'Implants' },
                  text: {
                    es: 'Cirugía con anestesia local y corona a la medida.',
                    en: 'Surgery under local anaesthetic and a made-to-measure crown.',
                  },
                },
              ],
            }),
            checklist({
              heading: { es: 'Qué incluye cada tratamiento', en: 'What each treatment includes' },
              items: [
                { es: 'Un plan por escrito', en: 'A written plan' },
                { es: 'Una persona responsable', en: 'One person in charge' },
                { es: 'Revisión a los seis meses', en: 'A check after six months' },
              ],
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
                {
                  title: { es: 'Nos conocemos', en: 'We get to know each other' },
                  text: { es: 'Nadie abre la boca a la fuerza.', en: 'Nobody is made to open wide.' },
                },
                {
                  title: { es: 'Contamos los dientes', en: 'We count the teeth' },
                  text: { es: 'Con un espejo y mucha paciencia.', en: 'With a mirror and a lot of patience.' },
                },
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
      note: { es: '3 minutos, con subtítulos', en: '3 minutes, with subtitles' },
    }),
    specimen({
      title: { es: 'Una respuesta de su dentista', en: 'An answer from your dentist' },
      drawing: {
        form: 'answer',
        question: { label: { es: 'Pregunta', en: 'Question' }, text: { es: '¿Puede esperar?', en: 'Can it wait?' } },
        answer: { label: { es: 'Respuesta', en: 'Answer' }, text: { es: 'Sí, seis meses.', en: 'Yes, six months.' } },
        source: { label: { es: 'Fuente', en: 'Source' }, text: { es: 'Radiografía, pieza 36', en: 'X-ray, tooth 36' } },
        review: {
          label: { es: 'Revisión', en: 'Review' },
          text: { es: 'Conforme', en: 'Agreed' },
          initials: { es: 'E. P.', en: 'E. P.' },
        },
      },
      note: { es: 'Pídala por escrito.', en: 'Ask for it in writing.' },
    }),
    faq({
      id: 'preguntas',
      heading: { es: 'Preguntas frecuentes', en: 'Frequent questions' },
      items: [
        {
          question: { es: '¿Atienden urgencias?', en: 'Do you see emergencies?' },
          answer: {
            es: 'Sí. Llámenos al {{phone}} y le buscamos un lugar ese mismo día.',
            en: 'Yes. Call {{phone}} and we will find you a place the same day.',
          },
        },
        {
          question: { es: '¿Qué reglas siguen?', en: 'Which rules do you follow?' },
          answer: {
            es: 'Las normas oficiales mexicanas para la salud bucal.',
            en: 'The Mexican official standards for oral health.',
          },
          source: url('https://www.dof.gob.mx/', {
            es: 'Diario Oficial de la Federación',
            en: 'Official Gazette (DOF, in Spanish)',
          }),
        },
      ],
    }),
  ],
});
