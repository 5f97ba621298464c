import {
  book,
  callToAction,
  definePage,
  email,
  formSection,
  hero,
  jumpTo,
  phone,
  specimen,
  stats,
  values,
} from '#schema';
import { formLabel, callLabel } from './fintech-landing/labels.ts';
import { questions } from './fintech-landing/questions.ts';
import { serviceGroups } from './fintech-landing/services.ts';
import { fees } from './fees.ts';

/** Sells one thing: the fintech compliance assessment. */
export default definePage({
  id: 'fintech-landing',
  layout: 'landing',
  title: {
    es: 'Ley Fintech: diagnóstico de cumplimiento ante la CNBV',
    en: 'Mexico’s Fintech Law: compliance assessment',
  },
  description: {
    es: 'Ley Fintech: sepa qué le falta ante la CNBV y Banxico: licencia, manual de PLD/FT, oficial y reportes. Consulta gratuita de {{contactMinutes}} minutos.',
    en: 'Mexico’s Fintech Law: find out what you still need: license, AML/CFT manual, compliance officer, reports. Free {{contactMinutes}}-minute consultation.',
  },
  structuredData: 'service',
  headerAction: book('intro', { es: 'Consulta gratuita', en: 'Free consultation' }),
  blocks: [
    hero({
      room: 'fintech',
      eyebrow: { es: 'Diagnóstico fintech', en: 'Fintech assessment' },
      heading: {
        es: 'Sepa qué le falta a su fintech antes de que se lo pregunte la CNBV',
        en: 'Know what your fintech is missing before the regulator asks',
      },
      lead: {
        es: 'Revisamos su modelo, sus documentos y sus controles. Recibe una lista por prioridad, con fecha y responsable.',
        en: 'We check your model, documents and controls. You get a prioritized list, with a date and an owner for each item.',
      },
      specimen: specimen({
        title: { es: 'Pendientes por prioridad', en: 'Open items by priority' },
        drawing: {
          form: 'list',
          rows: [
            {
              label: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
              text: { es: 'nombrar', en: 'appoint' },
              ringed: true,
            },
            { label: { es: 'Manual de PLD/FT', en: 'AML/CFT manual' }, text: { es: 'actualizar', en: 'update' } },
            { label: { es: 'Reportes', en: 'Reports' }, text: { es: 'en orden', en: 'in order' } },
          ],
        },
        note: { es: 'Empiece por el renglón marcado.', en: 'Start with the ringed line.' },
      }),
      motif: 'fintech',
      actions: [book('intro', callLabel), jumpTo('contact-form', formLabel)],
      offer: {
        es: 'Llamada gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute call, no obligation.',
      },
      note: {
        es: 'Más de {{fintechProjects}} proyectos fintech desde {{since}}.',
        en: 'More than {{fintechProjects}} fintech projects since {{since}}.',
      },
    }),
    stats({
      heading: { es: 'La experiencia detrás del diagnóstico', en: 'The experience behind the assessment' },
      lead: {
        es: 'Especializados desde {{since}}. Cifras {{figuresBase}}.',
        en: 'Specialized since {{since}}. Figures {{figuresBase}}.',
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
    serviceGroups,
    values({
      id: 'beneficios',
      heading: { es: 'Para qué le sirve el diagnóstico', en: 'What the assessment does for you' },
      items: [
        {
          title: { es: 'Usted gasta primero donde hay riesgo', en: 'You spend first where the risk is' },
          text: {
            es: 'El plan ordena los pendientes por riesgo y por fecha.',
            en: 'The plan ranks open items by risk and date.',
          },
        },
        {
          title: { es: 'Usted contesta con documentos', en: 'You answer with documents' },
          text: {
            es: 'La política, el acta y la evidencia están en un mismo lugar.',
            en: 'The policy, the minutes and the evidence are in one place.',
          },
        },
        {
          title: { es: 'Contrato y contabilidad coinciden', en: 'Contract and books agree' },
          text: {
            es: 'El abogado y el contador leen el mismo flujo de recursos.',
            en: 'The lawyer and the accountant read the same flow of funds.',
          },
        },
      ],
      actions: [book('intro', callLabel), jumpTo('contact-form', formLabel)],
    }),
    fees,
    formSection({
      id: 'contact-form',
      form: 'fintech',
      firstStep: {
        label: { es: '¿A qué correo le respondemos?', en: 'Where should we reply?' },
        button: { es: 'Empezar', en: 'Start' },
      },
      heading: { es: 'Solicite su diagnóstico', en: 'Request your assessment' },
      lead: {
        es: 'Para empezar bastan el tipo de entidad y unas líneas sobre su producto.',
        en: 'The type of entity and a few lines about your product are enough to start.',
      },
      aside: {
        heading: { es: 'Si prefiere hablar', en: 'If you’d rather talk' },
        text: {
          es: '¿Un requerimiento con plazo? Llámenos.',
          en: 'A request with a deadline? Call us.',
        },
        options: [
          {
            icon: 'video',
            title: { es: 'Videollamada', en: 'Video call' },
            text: {
              es: 'Usted elige día y hora.',
              en: 'You choose the day and time.',
            },
            action: book('intro', { es: 'Agendar videollamada', en: 'Book a video call' }),
          },
          {
            icon: 'phone',
            title: { es: 'Atención telefónica', en: 'Phone hours' },
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
              es: 'Para una pregunta con más detalle.',
              en: 'For a more detailed question.',
            },
            action: email({ es: 'Escribir a {{email}}', en: 'Write to {{email}}' }),
          },
        ],
        guarantee: {
          es: 'Garantía de respuesta: le contestamos por correo en un máximo de {{responseHours}} {{responseClock}}.',
          en: 'Response guarantee: we reply by e-mail within {{responseHours}} {{responseClock}}.',
        },
      },
    }),
    questions,
    callToAction({
      heading: { es: '¿Va a lanzar un producto financiero?', en: 'About to launch a financial product?' },
      text: {
        es: 'Mover un paso del flujo de recursos cuesta menos en el diagrama que en producción.',
        en: 'Moving a step in the flow of funds costs less on the diagram than in production.',
      },
      actions: [book('intro', callLabel), jumpTo('contact-form', formLabel)],
    }),
  ],
});
