import { book, callToAction, cards, definePage, formSection, hero, jumpTo, linkTo, statement } from '#schema';
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
        es: 'Ordenamos con usted manual, sistema y expedientes para prevenir el lavado de dinero y el financiamiento al terrorismo (PLD/FT).',
        en: 'We put your manual, system and client files in order to prevent money laundering and terrorist financing (AML/CFT).',
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
    statement({
      heading: {
        es: 'Conocer al cliente y reportar a tiempo no basta: hay que poder demostrarlo',
        en: 'Knowing your client and reporting on time isn’t enough: you have to prove it',
      },
      paragraphs: [
        {
          es: 'Cada decisión de reportar, o de no hacerlo, se guarda con su análisis.',
          en: 'Each decision to report, or not to, is kept with its analysis.',
        },
      ],
    }),
    cards({
      id: 'reguladores',
      form: 'rows',
      heading: { es: 'CNBV y Banxico: quién supervisa y regula', en: 'CNBV and Banxico: who supervises and regulates' },
      items: [
        {
          mark: { es: 'CNBV', en: 'CNBV' },
          title: { es: 'Comisión Nacional Bancaria y de Valores', en: 'National Banking and Securities Commission' },
          text: {
            es: 'Registra o autoriza, emite el dictamen técnico y supervisa.',
            en: 'It registers or authorizes, issues the technical opinion and supervises.',
          },
        },
        {
          mark: { es: 'Banxico', en: 'Banxico' },
          title: { es: 'Banco de México', en: 'Bank of Mexico' },
          text: {
            es: 'Emite reglas sobre pagos, divisas e información.',
            en: 'It issues rules on payments, currency and information.',
          },
        },
      ],
    }),
    services,
    entities,
    fees,
    formSection({
      id: 'diagnostico',
      form: 'pld-fintech',
      heading: { es: 'Solicite su diagnóstico gratuito', en: 'Request your free assessment' },
      lead: {
        es: 'Le contactaremos en menos de {{responseHours}} horas para fijar fecha. No incluya datos de clientes.',
        en: 'We’ll contact you in under {{responseHours}} hours to set a date. Leave out client data.',
      },
    }),
    questions,
    callToAction({
      heading: { es: '¿Cuándo actualizó su manual de PLD/FT?', en: 'When did you last update your AML/CFT manual?' },
      text: {
        es: 'Si la operación o las disposiciones cambiaron desde entonces, ese es el primer pendiente.',
        en: 'If your business or the rules have changed since, that’s the first item on the list.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('diagnostico', assessmentLabel),
      ],
    }),
  ],
});
