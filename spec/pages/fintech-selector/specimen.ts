import { linkTo, specimen } from '#schema';

const fintechLaw = linkTo('fintech-detail', { es: 'Ley Fintech', en: 'Fintech Law' });

/** Which entity the visitor's is. */
export const entities = specimen({
  title: { es: '¿Qué entidad es la suya?', en: 'Which entity is yours?' },
  drawing: {
    form: 'tree',
    ask: { es: 'Responda hasta su primer sí.', en: 'Answer down to your first yes.' },
    yes: { es: 'Sí', en: 'Yes' },
    no: { es: 'No', en: 'No' },
    questions: [
      {
        question: {
          es: '¿Guarda saldos con los que sus usuarios pagan?',
          en: 'Do you hold balances that your users pay with?',
        },
        answer: { es: 'IFPE, fondos de pago electrónico', en: 'IFPE, electronic payment funds' },
        leaf: fintechLaw,
        ringed: true,
      },
      {
        question: {
          es: '¿Une en línea a quien invierte con quien pide recursos?',
          en: 'Do you connect investors and borrowers online?',
        },
        answer: { es: 'IFC, financiamiento colectivo', en: 'IFC, crowdfunding' },
        leaf: fintechLaw,
      },
      {
        question: {
          es: '¿Presta, cambia divisas o envía dinero?',
          en: 'Do you lend, exchange currency or send money?',
        },
        answer: { es: 'SOFOM, centro cambiario o transmisor', en: 'SOFOM, centro cambiario or transmitter' },
        leaf: linkTo('pld-fintech', { es: 'PLD/FT para su entidad', en: 'AML/CFT for your institution' }),
      },
      {
        question: { es: '¿Vende inmuebles, vehículos o joyas?', en: 'Do you sell real estate, vehicles or jewelry?' },
        answer: { es: 'Actividad vulnerable, según el monto', en: 'Vulnerable activity, depending on the amount' },
        leaf: linkTo('pld-vulnerables', { es: 'Ley antilavado', en: 'AML law' }),
      },
    ],
    otherwise: {
      answer: { es: 'Dibujemos su flujo de recursos', en: 'Let’s draw your flow of funds' },
      leaf: linkTo('contact', { es: 'Escribirnos', en: 'Write to us' }),
    },
  },
  note: {
    es: 'Si hace más de una de estas cosas, lea las dos páginas.',
    en: 'If you do more than one of these things, read both pages.',
  },
});
