import { steps, type PlainBlock } from '#schema';
import { areas } from './areas.ts';
import { questions } from './questions.ts';

/** What individuals read. */
export const forIndividuals: PlainBlock[] = [
  areas,
  steps({
    heading: { es: 'Cómo llevamos su caso', en: 'How we handle your case' },
    lead: { es: 'Tres pasos, y usted decide en cada uno.', en: 'Three steps, and you decide at each of them.' },
    items: [
      {
        title: { es: 'Consulta inicial', en: 'Initial consultation' },
        text: {
          es: 'De {{legalMinutes}} minutos: escuchamos su caso y le decimos qué opciones existen.',
          en: '{{legalMinutes}} minutes: we listen to your case and tell you what your options are.',
        },
      },
      {
        title: { es: 'Estrategia y propuesta', en: 'Strategy and proposal' },
        text: {
          es: 'La ruta recomendada, sus riesgos, los tiempos estimados y los honorarios.',
          en: 'The recommended route, its risks, the estimated times and the fees.',
        },
      },
      {
        title: { es: 'Acompañamiento', en: 'Support to the end' },
        text: {
          es: 'Negociamos o litigamos por usted y le informamos de cada avance.',
          en: 'We negotiate or litigate for you and report on every step.',
        },
      },
    ],
  }),
  questions,
];
