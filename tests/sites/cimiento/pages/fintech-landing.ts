import { book, callToAction, definePage, formSection, email, hero, jumpTo, phone, stats, values } from '#schema';
import { formLabel, callLabel } from './fintech-landing/labels.ts';
import { questions } from './fintech-landing/questions.ts';
import { serviceGroups } from './fintech-landing/services.ts';

/** Sells one thing: the fintech compliance assessment. */
export default definePage({
  id: 'fintech-landing',
  layout: 'landing',
  title: { es: 'Diagnóstico de cumplimiento fintech', en: 'Fintech compliance assessment for Mexico' },
  description: {
    es: 'Sepa qué le falta a su fintech ante la CNBV y Banxico: licencia, manual de PLD/FT, oficial y reportes. Consulta gratuita de {{contactMinutes}} minutos.',
    en: 'Find out what your fintech still needs in Mexico: licence, AML/CFT manual, compliance officer, reports. Free {{contactMinutes}}-minute consultation.',
  },
  structuredData: 'service',
  headerAction: book('intro', { es: 'Consulta gratuita', en: 'Free consultation' }),
  blocks: [
    hero({
      eyebrow: { es: 'Diagnóstico fintech', en: 'Fintech assessment' },
      heading: {
        es: 'Sepa qué le falta a su fintech antes de que se lo pregunte la CNBV',
        en: 'Know what your fintech is missing before the regulator asks',
      },
      lead: {
        es: 'Revisamos su modelo, sus documentos y sus controles contra la Ley Fintech y las disposiciones de prevención de lavado de dinero y financiamiento al terrorismo (PLD/FT). Usted recibe los pendientes en orden: qué urge, qué puede esperar y a quién le toca.',
        en: 'We check your model, documents and controls against Mexico’s Fintech Law and anti-money-laundering and counter-terrorist-financing (AML/CFT) rules. You receive what is pending in order: what is urgent, what can wait and who has to do it.',
      },
      motif: 'fintech',
      actions: [book('intro', callLabel), jumpTo('contact-form', formLabel)],
      note: {
        es: 'Llamada gratuita de {{contactMinutes}} minutos, sin compromiso. Más de {{fintechProjects}} proyectos fintech.',
        en: 'A free {{contactMinutes}}-minute call, with no obligation. More than {{fintechProjects}} fintech projects.',
      },
    }),
    serviceGroups,
    stats({
      heading: { es: 'Quién hace el diagnóstico', en: 'Who carries out the assessment' },
      lead: {
        es: 'Abogados y contadores especializados desde {{since}}, en un mismo equipo.',
        en: 'Lawyers and accountants on one team, specialised since {{since}}.',
      },
      items: [
        {
          value: { es: '+{{fintechProjects}}', en: '{{fintechProjects}}+' },
          label: { es: 'proyectos fintech', en: 'fintech projects' },
        },
        {
          value: { es: '+{{companies}}', en: '{{companies}}+' },
          label: { es: 'empresas asesoradas', en: 'companies advised' },
        },
        {
          value: { es: '{{responseHours}} h', en: '{{responseHours}} h' },
          label: { es: 'tiempo máximo de respuesta', en: 'maximum response time' },
        },
      ],
    }),
    values({
      id: 'beneficios',
      heading: { es: 'Para qué le sirve el diagnóstico', en: 'What the assessment does for you' },
      items: [
        {
          title: { es: 'Gasta primero donde hay riesgo', en: 'You spend first where the risk is' },
          text: {
            es: 'A veces urge más corregir un manual que comprar un sistema. El plan ordena los pendientes por riesgo y por fecha, y señala los que puede resolver su propio equipo.',
            en: 'Sometimes correcting a manual is more urgent than buying a system. The plan orders what is pending by risk and date, and marks what your own team can resolve.',
          },
        },
        {
          title: { es: 'Contesta con documentos', en: 'You answer with documents' },
          text: {
            es: 'Cuando un banco, un inversionista o la autoridad pregunten por sus controles, la política, el acta y la evidencia estarán en un mismo expediente.',
            en: 'When a bank, an investor or the authority asks about your controls, the policy, the minutes and the evidence will be in one file.',
          },
        },
        {
          title: { es: 'Contrato y contabilidad coinciden', en: 'Contract and books agree' },
          text: {
            es: 'El abogado y el contador leen el mismo flujo de recursos, de modo que el contrato, la factura y el reporte describan igual cada operación.',
            en: 'Lawyer and accountant read the same flow of funds, so that the contract, the invoice and the report describe each transaction in the same way.',
          },
        },
      ],
    }),
    callToAction({
      heading: { es: '¿Va a lanzar un producto financiero?', en: 'About to launch a financial product?' },
      text: {
        es: 'Mover un paso del flujo de recursos cuesta menos en el diagrama que en producción. Haga el diagnóstico antes de cerrar el diseño.',
        en: 'Moving a step in the flow of funds costs less on the diagram than in production. Have the assessment done before the design is final.',
      },
      actions: [jumpTo('contact-form', formLabel), book('intro', callLabel)],
    }),
    formSection({
      id: 'contact-form',
      form: 'fintech',
      firstStep: {
        label: { es: '¿A qué correo le respondemos?', en: 'Where should we write back to?' },
        button: { es: 'Empezar', en: 'Begin' },
      },
      heading: { es: 'Solicite su diagnóstico', en: 'Request your assessment' },
      lead: {
        es: 'Con el tipo de entidad y unas líneas sobre su producto nos basta para empezar. Un especialista lo lee y le contesta con sus preguntas y el siguiente paso.',
        en: 'The type of entity and a few lines about your product are enough to begin. A specialist reads them and replies with questions and the next step.',
      },
      aside: {
        heading: { es: 'Si prefiere hablar', en: 'If you would rather talk' },
        text: {
          es: '¿Ya recibió un requerimiento con plazo? Lo más rápido es llamarnos.',
          en: 'Have you already received a request with a deadline? Calling us is the quickest way.',
        },
        options: [
          {
            icon: 'video',
            title: { es: 'Videollamada', en: 'Video call' },
            text: {
              es: 'Gratuita, de {{contactMinutes}} minutos. Usted elige día y hora en el calendario.',
              en: 'Free, {{contactMinutes}} minutes. You choose the day and time in the calendar.',
            },
            action: book('intro', { es: 'Agendar videollamada', en: 'Book a video call' }),
          },
          {
            icon: 'phone',
            title: { es: 'Teléfono', en: 'Telephone' },
            text: {
              es: '{{phoneHours}}, hora de la Ciudad de México.',
              en: '{{phoneHours}}, Mexico City time.',
            },
            action: phone({ es: 'Llamar al {{phone}}', en: 'Call {{phone}}' }),
          },
          {
            icon: 'email',
            title: { es: 'Correo', en: 'E-mail' },
            text: {
              es: 'Para una pregunta con más detalle. Acordemos antes cómo enviar documentos confidenciales.',
              en: 'For a more detailed question. Let us agree first on how to send confidential documents.',
            },
            action: email({ es: 'Escribir a {{email}}', en: 'Write to {{email}}' }),
          },
        ],
        guarantee: {
          es: 'Garantía de respuesta: le contestamos en un máximo de {{responseHours}} {{responseClock}}.',
          en: 'Response guarantee: we reply within {{responseHours}} {{responseClock}} at most.',
        },
      },
    }),
    questions,
    callToAction({
      heading: { es: 'Sepa cómo está su cumplimiento', en: 'Find out where your compliance stands' },
      text: {
        es: 'En {{contactMinutes}} minutos vemos si el diagnóstico le sirve. Si no lo necesita, también se lo diremos.',
        en: 'In {{contactMinutes}} minutes we will know whether the assessment is of use to you. If you do not need it, we will say that too.',
      },
      actions: [book('intro', callLabel), jumpTo('contact-form', formLabel)],
    }),
  ],
});
