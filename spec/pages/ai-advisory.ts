import { book, bookingWidget, callToAction, cards, definePage, faq, hero, jumpTo, linkTo, steps } from '#schema';
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
        es: 'Llevamos la inteligencia artificial a tareas concretas. Cada proyecto empieza por escrito: qué hará el sistema y quién lo revisa antes de que un documento salga.',
        en: 'We bring artificial intelligence to specific tasks. Every project starts in writing: what the system will do and who reviews it before a document goes out.',
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
        es: '{{timeSaved}}% de tiempo ahorrado en tareas repetitivas, {{figuresBase}}; el resultado depende de cada proceso.',
        en: '{{timeSaved}}% time saved on repetitive tasks, {{figuresBase}}; results depend on each process.',
      },
      specimen: reviewedAnswer,
    }),
    cards({
      id: 'servicios',
      heading: {
        es: 'Cuatro servicios de inteligencia artificial',
        en: 'Four artificial intelligence services',
      },
      lead: {
        es: 'Conviene automatizar tareas repetitivas que parten de documentos y que alguien puede comprobar. Tres servicios se ocupan de eso; el cuarto, de que siga funcionando bien.',
        en: 'It pays to automate repetitive, document-based work that a person can check. Three services do that; the fourth keeps them working well.',
      },
      items: [
        {
          title: { es: 'Bots a la medida', en: 'Custom bots' },
          text: {
            es: 'Asistentes que contestan a partir de sus propios contratos, políticas y manuales. Indican de dónde sale la respuesta y, si no la encuentran, pasan la pregunta a una persona.',
            en: 'Assistants that answer from your own contracts, policies and manuals. They say where the answer comes from and, when they can’t find it, pass the question to a person.',
          },
          points: [
            {
              es: 'Consultas internas sobre trámites y políticas',
              en: 'Internal questions on procedures and policies',
            },
            { es: 'Atención a clientes con respuestas aprobadas', en: 'Customer service with approved answers' },
            { es: 'Pruebas con preguntas reales antes de abrirlos', en: 'Tested with real questions before launch' },
          ],
        },
        {
          title: { es: 'Documentos legales', en: 'Legal documents' },
          text: {
            es: 'Borradores de contratos, actas y cartas que se repiten, hechos con sus datos y con cláusulas elegidas por abogados. Uno de ellos revisa cada documento antes de entregárselo.',
            en: 'Drafts of the contracts, minutes and letters that recur, made with your data and with clauses chosen by lawyers. One of them reviews each document before you receive it.',
          },
          points: [
            { es: 'Plantillas en español o bilingües', en: 'Templates in Spanish or bilingual' },
            { es: 'Comparación de versiones y cláusulas inusuales', en: 'Comparison of versions and unusual clauses' },
            { es: 'Constancia de quién revisó y cuándo', en: 'A record of who reviewed it and when' },
          ],
        },
        {
          title: { es: 'Monitoreo de cumplimiento', en: 'Compliance monitoring' },
          text: {
            es: 'El sistema lee el Diario Oficial de la Federación y los sitios de las autoridades que le interesan; un especialista decide qué le afecta y qué hay que hacer.',
            en: 'The system reads Mexico’s official gazette (Diario Oficial de la Federación) and the sites of the authorities that matter to you; a specialist decides what affects you and what has to be done.',
          },
          points: [
            {
              es: 'Avisos por actividad y autoridad: SAT, CNBV, UIF',
              en: 'Alerts by activity and authority: SAT (tax), CNBV (banking and securities), UIF (financial intelligence)',
            },
            { es: 'Resumen breve con enlace a la fuente', en: 'A short summary with a link to the source' },
            { es: 'Tareas con responsable y fecha', en: 'Tasks with a person in charge and a date' },
          ],
        },
        {
          title: { es: 'Soporte', en: 'Support' },
          text: {
            es: 'Un bot se desactualiza cuando cambian sus documentos o la ley. Lo mantenemos al día y enseñamos a su equipo a usarlo y a desconfiar de él cuando hace falta.',
            en: 'A bot goes out of date when your documents or the law change. We keep it current and teach your team to use it, and to doubt it when they should.',
          },
          points: [
            { es: 'Revisión periódica de respuestas y errores', en: 'Regular review of answers and errors' },
            { es: 'Actualización de fuentes y plantillas', en: 'Updates to sources and templates' },
            { es: 'Capacitación por área, con casos suyos', en: 'Training by department, on your own cases' },
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
          title: { es: 'Se decide qué información entra', en: 'We decide what information goes in' },
          text: {
            es: 'Clasificamos con usted lo público, lo confidencial y lo que está bajo secreto profesional. Solo se usa lo necesario; los nombres y datos que no aportan se sustituyen.',
            en: 'We sort with you what’s public, confidential or professionally privileged. Only what’s needed is used; names and details that add nothing are replaced.',
          },
        },
        {
          title: { es: 'Se revisa al proveedor', en: 'We check the provider' },
          text: {
            es: 'Leemos sus condiciones: dónde guarda los datos, por cuánto tiempo, quién los ve y si entrena modelos con ellos. Si trata datos personales por cuenta de su empresa, su papel de encargado queda en un contrato.',
            en: 'We read its terms: where it keeps data, for how long, who sees them and whether it trains models on them. If it handles personal data on your company’s behalf, a contract sets down its role as processor.',
          },
        },
        {
          title: { es: 'Se ajusta el aviso de privacidad', en: 'We update the privacy notice' },
          text: {
            es: 'Comprobamos que las finalidades anunciadas a clientes y empleados cubran el nuevo uso, y que puedan ejercer sus derechos ARCO: acceso, rectificación, cancelación y oposición.',
            en: 'We make sure that the purposes announced to customers and employees cover the new use, and that they can exercise their ARCO rights: access, rectification, cancellation and objection.',
          },
        },
        {
          title: { es: 'Una persona aprueba', en: 'A person approves' },
          text: {
            es: 'Abogados o contadores revisan lo que tendrá efectos frente a terceros o autoridades. Ninguna decisión sobre una persona queda solo en manos del sistema.',
            en: 'Lawyers or accountants review whatever will have effects on third parties or before an authority. No decision about a person is left to the system alone.',
          },
        },
      ],
    }),
    fees,
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
            es: 'Antes lea dos cosas: la cláusula de confidencialidad del contrato y las condiciones del asistente. Muchos contratos prohíben compartir su contenido con terceros, y algunas cuentas gratuitas permiten al proveedor usar lo que se escribe en ellas. Si hay datos personales, además aplica la ley de protección de datos.',
            en: 'Read two things first: the confidentiality clause of the contract and the terms of the assistant. Many contracts forbid sharing their content with third parties, and some free accounts let the provider use what you type into them. If personal data is involved, the data protection law applies as well.',
          },
        },
        {
          question: { es: '¿Y si el sistema se equivoca?', en: 'What if the system gets it wrong?' },
          answer: {
            es: 'Se equivocará, y a veces con mucha seguridad. Por eso las respuestas llevan su fuente, los documentos pasan por revisión y los errores se registran para corregir la causa. Lo que nosotros revisamos y entregamos es responsabilidad nuestra, no del programa.',
            en: 'It will, and sometimes with great confidence. That’s why answers cite their source, documents are reviewed and errors are recorded so that the cause can be corrected. What we review and deliver is our responsibility, not the program’s.',
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
    bookingWidget({
      id: 'agenda',
      heading: { es: 'Agende su consulta gratuita de IA', en: 'Book your free AI consultation' },
      text: {
        es: 'Piense en una tarea que su equipo repite cada semana. Con eso podemos decirle si la IA ayuda, qué riesgos trae y por dónde empezar.',
        en: 'Think of one task that your team repeats every week. From that we can tell you whether AI helps, what risks it brings and where to start.',
      },
      calendar: 'intro',
      label: { es: 'Abrir la agenda', en: 'Open the calendar' },
    }),
    callToAction({
      heading: { es: 'Quizá no necesite IA', en: 'You may not need AI' },
      text: {
        es: 'A veces basta una buena plantilla, un calendario o una persona con la tarea asignada. Estos son los otros servicios con los que podemos ayudarle.',
        en: 'Sometimes a good template, a calendar or one person assigned to the task is enough. These are the other ways we can help.',
      },
      actions: [linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' })],
    }),
  ],
});
