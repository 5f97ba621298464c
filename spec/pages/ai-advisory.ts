import {
  book,
  bookingWidget,
  callToAction,
  cards,
  definePage,
  faq,
  hero,
  jumpTo,
  linkTo,
  statement,
  steps,
} from '#schema';
import { laws } from '../sources.ts';
import { reviewedAnswer } from './ai-advisory/specimen.ts';
import { fees } from './fees.ts';

/** Artificial intelligence, with professional review. */
export default definePage({
  id: 'ai-advisory',
  layout: 'service',
  title: {
    es: 'Inteligencia artificial (IA) para lo legal y contable',
    en: 'AI for legal and accounting teams in Mexico',
  },
  description: {
    es: 'IA para su área legal y contable: bots a la medida, documentos, monitoreo de cumplimiento y soporte, con revisión profesional y cuidado de los datos.',
    en: 'AI for legal and accounting teams: custom bots, legal documents, compliance monitoring and support, with professional review and care for your data.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'ai',
      eyebrow: { es: 'Asesoría en inteligencia artificial', en: 'Artificial intelligence advisory' },
      heading: {
        es: 'IA para su área legal y contable, revisada por un profesional',
        en: 'AI for your legal and accounting work, reviewed by a professional',
      },
      lead: {
        es: 'Partimos de tareas concretas y dejamos por escrito qué hace el sistema y quién revisa cada documento.',
        en: 'We start from specific tasks and put in writing what the system does and who reviews each document.',
      },
      motif: 'ai',
      actions: [
        book('consultation', { es: 'Consulta gratuita de IA', en: 'Free AI consultation' }),
        jumpTo('servicios', { es: 'Ver los cuatro servicios', en: 'See the four services' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: '{{timeSaved}}% de tiempo ahorrado en tareas repetitivas, {{figuresBase}}.',
        en: '{{timeSaved}}% time saved on repetitive tasks, {{figuresBase}}.',
      },
      specimen: reviewedAnswer,
    }),
    statement({
      heading: {
        es: 'El sistema redacta y señala su fuente; una persona con nombre decide y responde',
        en: 'The system drafts and cites its source; a named person decides and answers for it',
      },
      paragraphs: [
        {
          es: 'Lo que revisamos y entregamos es responsabilidad nuestra, no del programa.',
          en: 'What we review and deliver is our responsibility, not the program’s.',
        },
      ],
    }),
    cards({
      id: 'servicios',
      heading: {
        es: 'Cuatro servicios de inteligencia artificial',
        en: 'Four artificial intelligence services',
      },
      lead: {
        es: 'Para tareas repetitivas que parten de documentos y que alguien puede comprobar.',
        en: 'For repetitive, document-based tasks that a person can check.',
      },
      items: [
        {
          title: { es: 'Bots a la medida', en: 'Custom bots' },
          text: {
            es: 'Contestan a partir de sus documentos; lo que no encuentran pasa a una persona.',
            en: 'They answer from your documents; what they can’t find goes to a person.',
          },
          points: [
            { es: 'Consultas internas sobre políticas', en: 'Internal questions on policies' },
            { es: 'Clientes, con respuestas aprobadas', en: 'Customers, with approved answers' },
            { es: 'Pruebas con preguntas reales', en: 'Tested with real questions' },
          ],
        },
        {
          title: { es: 'Documentos legales', en: 'Legal documents' },
          text: {
            es: 'Borradores con cláusulas elegidas por abogados; uno de ellos revisa cada documento.',
            en: 'Drafts with clauses chosen by lawyers, one of whom reviews each document.',
          },
          points: [
            { es: 'Plantillas en español o bilingües', en: 'Templates in Spanish or bilingual' },
            { es: 'Comparación de versiones', en: 'Comparison of versions' },
            { es: 'Constancia de quién revisó y cuándo', en: 'A record of who reviewed it and when' },
          ],
        },
        {
          title: { es: 'Monitoreo de cumplimiento', en: 'Compliance monitoring' },
          text: {
            es: 'El sistema lee el Diario Oficial; un especialista decide qué le afecta.',
            en: 'The system reads the official gazette; a specialist decides what affects you.',
          },
          points: [
            { es: 'Avisos por actividad y autoridad', en: 'Alerts by activity and authority' },
            { es: 'Resumen con enlace a la fuente', en: 'A summary with a link to the source' },
            { es: 'Tareas con responsable y fecha', en: 'Tasks with an owner and a date' },
          ],
        },
        {
          title: { es: 'Soporte', en: 'Support' },
          text: {
            es: 'Mantenemos al día el sistema y enseñamos a su equipo cuándo dudar de él.',
            en: 'We keep the system current and teach your team when to doubt it.',
          },
          points: [
            { es: 'Revisión de respuestas y errores', en: 'Review of answers and errors' },
            { es: 'Actualización de fuentes y plantillas', en: 'Updates to sources and templates' },
            { es: 'Capacitación por área, con casos suyos', en: 'Training on your own cases' },
          ],
        },
      ],
    }),
    steps({
      id: 'cuidados',
      heading: { es: 'Qué cuidamos en cada proyecto de IA', en: 'Safeguards in every AI project' },
      lead: {
        es: 'Los tres primeros pasos ocurren antes de cargar un solo documento.',
        en: 'The first three steps come before a single document is loaded.',
      },
      items: [
        {
          title: { es: 'Qué información entra', en: 'What information goes in' },
          text: {
            es: 'Solo la necesaria; los nombres y datos que no aportan se sustituyen.',
            en: 'Only what’s needed; names and details that add nothing are replaced.',
          },
        },
        {
          title: { es: 'Quién es el proveedor', en: 'Who the provider is' },
          text: {
            es: 'Dónde guarda los datos, quién los ve y si entrena modelos con ellos.',
            en: 'Where it keeps data, who sees them and whether it trains models on them.',
          },
        },
        {
          title: { es: 'Qué dice el aviso de privacidad', en: 'What the privacy notice says' },
          text: {
            es: 'Las finalidades cubren el nuevo uso y se pueden ejercer los derechos ARCO.',
            en: 'Its purposes cover the new use, and people can exercise their data rights (ARCO).',
          },
        },
        {
          title: { es: 'Una persona aprueba', en: 'A person approves' },
          text: {
            es: 'Ninguna decisión sobre alguien queda solo en manos del sistema.',
            en: 'No decision about anyone is left to the system alone.',
          },
        },
      ],
    }),
    fees,
    bookingWidget({
      id: 'agenda',
      heading: { es: 'Agende su consulta gratuita de IA', en: 'Book your free AI consultation' },
      text: {
        es: 'Piense en una tarea que su equipo repite cada semana. Le diremos si la IA ayuda y qué riesgos trae.',
        en: 'Think of one task that your team repeats every week. We’ll tell you whether AI helps and what risks it brings.',
      },
      calendar: 'intro',
      label: { es: 'Abrir la agenda', en: 'Open the calendar' },
    }),
    faq({
      id: 'preguntas',
      heading: {
        es: 'Preguntas antes de usar IA con sus documentos',
        en: 'Questions before you use AI on your documents',
      },
      items: [
        {
          question: {
            es: '¿Puedo pegar un contrato en un asistente público de IA?',
            en: 'Can I paste a contract into a public AI assistant?',
          },
          answer: {
            es: 'Antes lea la cláusula de confidencialidad del contrato y las condiciones del asistente: muchos contratos prohíben compartir su contenido, y algunas cuentas gratuitas permiten al proveedor usar lo que se escribe. Si hay datos personales, además aplica la ley de protección de datos.',
            en: 'First read the contract’s confidentiality clause and the assistant’s terms: many contracts forbid sharing their content, and some free accounts let the provider use what you type. If personal data is involved, the data protection law applies as well.',
          },
          source: laws,
        },
        {
          question: { es: '¿Y si el sistema se equivoca?', en: 'What if the system gets it wrong?' },
          answer: {
            es: 'Se equivocará, y a veces con mucha seguridad. Por eso las respuestas llevan su fuente, los documentos pasan por revisión y los errores se registran para corregir la causa.',
            en: 'It will, and sometimes with great confidence. That’s why answers cite their source, documents are reviewed and errors are recorded so that the cause can be corrected.',
          },
        },
        {
          question: {
            es: '¿De quién son los documentos y las instrucciones del bot?',
            en: 'Who owns the documents and the bot’s instructions?',
          },
          answer: {
            es: 'Sus documentos siguen siendo suyos. La propuesta dice por escrito qué se le entrega del bot, qué depende de una licencia de terceros y qué pasa con la información cuando el servicio termina.',
            en: 'Your documents remain yours. The proposal states in writing which parts of the bot are handed over to you, what depends on a third-party license and what happens to the information when the service ends.',
          },
        },
      ],
    }),
    callToAction({
      heading: { es: 'Quizá no necesite IA', en: 'You may not need AI' },
      text: {
        es: 'A veces basta una buena plantilla, un calendario o una persona con la tarea asignada.',
        en: 'Sometimes a good template, a calendar or one person assigned to the task is enough.',
      },
      actions: [linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' })],
    }),
  ],
});
