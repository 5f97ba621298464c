import { book, callToAction, cards, definePage, formSection, hero, jumpTo, linkTo } from '#schema';
import { entities } from './pld-fintech/entities.ts';
import { questions } from './pld-fintech/questions.ts';
import { services } from './pld-fintech/services.ts';
import { year } from './pld-fintech/specimen.ts';
import { fees } from './fees.ts';

const assessmentLabel = { es: 'Solicitar diagnóstico gratuito', en: 'Request a free assessment' };

/** Prevention of money laundering for financial institutions. */
export default definePage({
  id: 'pld-fintech',
  layout: 'service',
  title: {
    es: 'PLD/FT para SOFOM, SOFIPO y entidades financieras',
    en: 'AML/CFT in Mexico for SOFOM, SOFIPO and transmitters',
  },
  description: {
    es: 'Manual de PLD/FT, dictamen técnico, oficial de cumplimiento y reportes para SOFOM, SOFIPO, centros cambiarios y transmisores. Diagnóstico gratuito.',
    en: 'AML/CFT manual, technical opinion, compliance officer and reports for SOFOM, SOFIPO, currency exchange centers and money transmitters. Free assessment.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'fintech',
      back: linkTo('fintech-selector', { es: 'Volver a selección PLD', en: 'Back to AML selection' }),
      eyebrow: { es: 'PLD/FT para entidades financieras', en: 'AML/CFT for financial institutions' },
      heading: {
        es: 'Controles de PLD/FT que usted puede sostener ante la CNBV',
        en: 'AML/CFT controls you can stand behind before the CNBV',
      },
      lead: {
        es: 'Prevenir el lavado de dinero y el financiamiento al terrorismo (PLD/FT) exige conocer al cliente, medir su riesgo, reportar a tiempo y demostrarlo. Ordenamos con usted manual, sistema y expedientes.',
        en: 'Preventing money laundering and terrorist financing (AML/CFT) means knowing your clients, measuring their risk, reporting on time and proving it. We put your manual, system and client files in order with you.',
      },
      motif: 'fintech',
      actions: [
        jumpTo('diagnostico', assessmentLabel),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      offer: {
        es: 'Diagnóstico y consulta de {{contactMinutes}} minutos, gratuitos y sin compromiso.',
        en: 'A free assessment and a free {{contactMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: 'Más de {{fintechProjects}} proyectos fintech desde {{since}}.',
        en: 'More than {{fintechProjects}} fintech projects since {{since}}.',
      },
      specimen: year,
    }),
    cards({
      id: 'reguladores',
      form: 'rows',
      heading: { es: 'CNBV y Banxico: quién supervisa y regula', en: 'CNBV and Banxico: who supervises and regulates' },
      lead: {
        es: 'Las disposiciones de PLD/FT las emite la SHCP. Los reportes se envían por conducto de la CNBV y llegan a la Unidad de Inteligencia Financiera (UIF).',
        en: 'The AML/CFT rules are issued by the SHCP, the Ministry of Finance. Reports are sent through the CNBV and reach the UIF, the financial intelligence unit.',
      },
      items: [
        {
          mark: { es: 'CNBV', en: 'CNBV' },
          title: { es: 'Comisión Nacional Bancaria y de Valores', en: 'National Banking and Securities Commission' },
          text: {
            es: 'Registra o autoriza según la figura, emite el dictamen técnico, certifica a oficiales de cumplimiento y supervisa, con visitas y requerimientos, que se cumplan las disposiciones de carácter general.',
            en: 'It registers or authorizes, depending on the type of entity, issues the technical opinion, certifies compliance officers and supervises compliance with the AML/CFT rules through inspections and requests.',
          },
          details: {
            es: 'Preparamos sus trámites, la información que le pedirá el auditor y la respuesta a cada oficio.',
            en: 'We prepare your filings, the information your auditor will ask for and the reply to each official letter.',
          },
        },
        {
          mark: { es: 'Banxico', en: 'Banxico' },
          title: { es: 'Banco de México', en: 'Bank of Mexico' },
          text: {
            es: 'El banco central emite reglas sobre sistemas de pagos, operaciones con divisas y la información que ciertas entidades deben entregarle.',
            en: 'The central bank issues rules on payment systems, foreign currency operations and the information that certain entities must give it.',
          },
          details: {
            es: 'Revisamos cuáles se aplican a sus productos y que su manual no las contradiga.',
            en: 'We check which of them apply to your products, and that your manual doesn’t contradict them.',
          },
        },
      ],
    }),
    entities,
    services,
    formSection({
      id: 'diagnostico',
      form: 'pld-fintech',
      heading: { es: 'Solicite su diagnóstico gratuito', en: 'Request your free assessment' },
      lead: {
        es: 'Díganos qué entidad representa y qué le preocupa. Le contactaremos en menos de {{responseHours}} horas para acordar la revisión.',
        en: 'Tell us which institution you represent and what concerns you. We’ll contact you in under {{responseHours}} hours to arrange the review.',
      },
      aside: {
        heading: { es: '¿Recibió un oficio de la CNBV?', en: 'Has the CNBV written to you?' },
        text: {
          es: 'No deje correr el plazo: llámenos al {{phone}} o agende desde el primer día. En el formulario no escriba nombres de clientes ni el contenido de reportes, que es confidencial.',
          en: 'Don’t let the clock run: call {{phone}} or book a time on day one. In the form, leave out client names and anything from your reports: they’re confidential.',
        },
        actions: [book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
      },
    }),
    fees,
    questions,
    callToAction({
      heading: { es: '¿Cuándo actualizó su manual de PLD/FT?', en: 'When did you last update your AML/CFT manual?' },
      text: {
        es: 'Si la operación o las disposiciones cambiaron desde entonces, ese es el primer pendiente. En una consulta gratuita de {{contactMinutes}} minutos le decimos por dónde empezar.',
        en: 'If your business or the rules have changed since, that’s the first item on the list. In a free {{contactMinutes}}-minute consultation we’ll tell you where to start.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('diagnostico', assessmentLabel),
      ],
    }),
  ],
});
