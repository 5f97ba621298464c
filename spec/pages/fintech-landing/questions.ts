import { faq } from '#schema';

/** Objections, answered. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas sobre el diagnóstico', en: 'Questions about the assessment' },
  items: [
    {
      question: { es: '¿Qué recibo al final del diagnóstico?', en: 'What do I get at the end of the assessment?' },
      answer: {
        es: 'Un documento con la regulación aplicable, las diferencias que encontramos y un plan por orden de urgencia. Se lo explicamos en una reunión. Puede ejecutarlo con nosotros, con su equipo o con otro despacho.',
        en: 'A document with the rules that apply, the gaps we found and a plan in order of urgency. We go through it with you in a meeting. You can carry it out with us, with your own team or with another firm.',
      },
    },
    {
      question: {
        es: 'Todavía no constituyo la empresa. ¿Es pronto?',
        en: 'I haven’t incorporated yet. Is it too early?',
      },
      answer: {
        es: 'Es buen momento: el objeto social, el capital y los socios se definen mejor cuando se sabe qué figura se va a solicitar. Basta una descripción del producto y de cómo se movería el dinero.',
        en: 'It’s a good time: the corporate purpose, capital and shareholders are easier to define once you know which type of entity you’ll apply for. A description of the product and of how the money would move is enough.',
      },
    },
    {
      question: {
        es: 'Ya tengo manual y oficial. ¿Hay que empezar de cero?',
        en: 'I already have a manual and an officer. Do I start over?',
      },
      answer: {
        es: 'Partimos de lo que tiene y marcamos qué se conserva y qué hay que corregir o agregar. El problema más común es un manual que describe una operación que ya cambió.',
        en: 'We start from what you have and mark what stays and what has to be corrected or added. The usual problem is a manual that describes a business that has since changed.',
      },
    },
    {
      question: {
        es: '¿El diagnóstico garantiza la autorización?',
        en: 'Does the assessment guarantee authorization?',
      },
      answer: {
        es: 'No, y nadie puede garantizarla: la decisión es de la CNBV. Le sirve para presentar una solicitud completa y coherente, o para saber que su modelo no requiere esa licencia.',
        en: 'No, and nobody can guarantee it: the decision is the CNBV’s. It helps you file a complete and coherent application, or find out that your model doesn’t need that license.',
      },
    },
  ],
});
