import { faq } from '#schema';

/** What makes a foreign company hesitate. */
export const questions = faq({
  id: 'dudas',
  heading: { es: 'Preguntas antes de abrir una filial', en: 'Questions before you open a subsidiary' },
  items: [
    {
      question: {
        es: '¿Podemos probar el mercado sin constituir?',
        en: 'Can we test the market without incorporating?',
      },
      answer: {
        es: 'A veces. Se puede vender desde el extranjero, nombrar un distribuidor o abrir una sucursal, que se tramita ante la Secretaría de Economía con requisitos distintos según su país. Cada opción tiene efectos fiscales: según sus funciones, una persona o un lugar fijo en México pueden crear un establecimiento permanente.',
        en: 'Sometimes. You can sell from abroad, appoint a distributor or open a branch, which goes through the Ministry of Economy under requirements that vary with your country. Each has tax effects: depending on what is done there, a person or a fixed place in Mexico may create a permanent establishment.',
      },
    },
    {
      question: { es: '¿Cuánto cuesta?', en: 'What does it cost?' },
      answer: {
        es: 'Depende del número de socios, de la actividad y de los registros que pida. Después de la consulta recibe una propuesta con honorarios por etapa y, aparte, los gastos de terceros: notaría o correduría, derechos, apostillas y traducciones.',
        en: 'It depends on the number of shareholders, the activity and the registrations it calls for. After the consultation you receive a proposal with fees by stage and, separately, third-party costs: notary or public broker, government fees, apostilles and translations.',
      },
    },
    {
      question: { es: '¿Por qué el banco pide tanto?', en: 'Why does the bank ask for so much?' },
      answer: {
        es: 'Porque debe identificar a la sociedad, a quien firma y a las personas que la controlan, sobre todo si hay socios en el extranjero. Reunimos esos documentos mientras avanza la constitución. Abrir la cuenta es decisión del banco, así que conviene considerar más de uno.',
        en: 'Because it must identify the company, whoever signs and the individuals in control, especially when shareholders are abroad. We gather those documents while incorporation moves ahead. Opening the account is the bank’s decision, so it’s wise to consider more than one.',
      },
    },
    {
      question: { es: '¿Y si más adelante queremos cerrar?', en: 'What if we want to close later?' },
      answer: {
        es: 'Una sociedad no termina con dejar de usarla: sigue obligada a declarar. Hay que disolverla, liquidarla, terminar las relaciones de trabajo y cancelar sus registros, y eso toma tiempo. Tener contabilidad y libros al día desde el inicio acorta el camino.',
        en: 'A company doesn’t end because you stop using it: it must still file returns. It has to be dissolved and liquidated, with employment ended and registrations canceled, which takes time. Keeping books and records current from the start makes it shorter.',
      },
    },
  ],
});
