import { book, callToAction, chat, steps, type PlainBlock } from '#schema';
import { areas } from './areas.ts';
import { bookLabel } from './booking.ts';
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
          es: 'En {{legalMinutes}} minutos escuchamos su caso, revisamos los documentos que tenga y le decimos qué opciones existen.',
          en: 'In {{legalMinutes}} minutes we listen to your case, look at the documents you have and tell you which options exist.',
        },
      },
      {
        title: { es: 'Estrategia y propuesta', en: 'Strategy and proposal' },
        text: {
          es: 'Recibe por escrito la ruta recomendada, sus riesgos, los tiempos estimados y los honorarios. Nada comienza sin su autorización.',
          en: 'You receive in writing the recommended route, its risks, the estimated times and the fees. Nothing begins without your approval.',
        },
      },
      {
        title: { es: 'Acompañamiento', en: 'Support to the end' },
        text: {
          es: 'Negociamos o litigamos por usted y le informamos de cada avance, hasta la firma del acuerdo o la resolución.',
          en: 'We negotiate or litigate for you and report every step, until the agreement is signed or the decision is issued.',
        },
      },
    ],
  }),
  questions,
  callToAction({
    heading: { es: 'Hable con un abogado', en: 'Talk to a lawyer' },
    text: {
      es: 'Cuanto antes conozcamos su caso, más opciones suele haber. Elija un horario o escríbanos por chat.',
      en: 'The sooner we know your case, the more options there tend to be. Choose a time or write to us by chat.',
    },
    actions: [book('consultation', bookLabel), chat({ es: 'Escribir por chat', en: 'Chat with us' })],
  }),
];
