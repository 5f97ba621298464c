import { faq } from '#schema';
import { laws } from '../../sources.ts';

/** What makes a foreign company hesitate. */
export const questions = faq({
  id: 'dudas',
  heading: { es: 'Preguntas antes de abrir una filial', en: 'Questions before you open a subsidiary' },
  items: [
    {
      question: {
        es: '¿Qué documentos podemos reunir desde hoy?',
        en: 'Which documents can we start collecting today?',
      },
      answer: {
        es: 'De la sociedad que será socia: acta y estatutos, constancia de existencia, resolución que autoriza la inversión, poder apostillado o legalizado, identificaciones, y el organigrama hasta las personas que la controlan. Confirmamos la lista antes de que pague una apostilla.',
        en: 'Of the company that will be a shareholder: certificate of incorporation and bylaws, good standing certificate, the resolution authorizing the investment, an apostilled or legalized power of attorney, IDs, and the group chart up to the individuals in control. We confirm the list before you pay for an apostille.',
      },
    },
    {
      question: {
        es: '¿Podemos probar el mercado sin constituir?',
        en: 'Can we test the market without incorporating?',
      },
      answer: {
        es: 'A veces. Se puede vender desde el extranjero, nombrar un distribuidor o abrir una sucursal, que se tramita ante la Secretaría de Economía. Cada opción tiene efectos fiscales: una persona o un lugar fijo en México pueden crear un establecimiento permanente.',
        en: 'Sometimes. You can sell from abroad, appoint a distributor or open a branch, which goes through the Ministry of Economy. Each has tax effects: a person or a fixed place in Mexico may create a permanent establishment.',
      },
      source: laws,
    },
    {
      question: { es: '¿Cuánto cuesta?', en: 'What does it cost?' },
      answer: {
        es: 'Depende del número de socios, de la actividad y de los registros que pida. Recibe una propuesta con honorarios por etapa y, aparte, los gastos de terceros: notaría o correduría, derechos, apostillas y traducciones.',
        en: 'It depends on the number of shareholders, the activity and the registrations it calls for. You receive a proposal with fees by stage and, separately, third-party costs: notary or public broker, government fees, apostilles and translations.',
      },
    },
    {
      question: { es: '¿Y si más adelante queremos cerrar?', en: 'What if we want to close later?' },
      answer: {
        es: 'Una sociedad no termina con dejar de usarla: sigue obligada a declarar. Hay que disolverla, liquidarla, terminar las relaciones de trabajo y cancelar sus registros. Tener contabilidad y libros al día acorta el camino.',
        en: 'A company doesn’t end because you stop using it: it must still file returns. It has to be dissolved and liquidated, with employment ended and registrations canceled. Keeping books and records current shortens the process.',
      },
      source: laws,
    },
  ],
});
