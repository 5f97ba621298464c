import { book, callToAction, definePage, hero, jumpTo, linkTo, statement, steps } from '#schema';
import { questions } from './fintech-detail/questions.ts';
import { reasons } from './fintech-detail/reasons.ts';
import { services } from './fintech-detail/services.ts';
import { year } from './fintech-detail/specimen.ts';
import { fees } from './fees.ts';

const backLabel = { es: 'Volver a la selección de entidad', en: 'Back to the types of entity' };

/** Compliance for institutions under the Fintech Law. */
export default definePage({
  id: 'fintech-detail',
  layout: 'service',
  title: {
    es: 'Ley Fintech: autorización y cumplimiento de ITF e IFPE',
    en: 'Mexico’s Fintech Law: ITF and IFPE licensing',
  },
  description: {
    es: 'Ley Fintech: licenciamiento ITF, oficial de cumplimiento, manuales, monitoreo regulatorio y tecnología de cumplimiento ante la CNBV y Banxico.',
    en: 'Mexico’s Fintech Law: ITF licensing, compliance officer, manuals, regulatory monitoring and compliance technology before the CNBV and Banxico.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'fintech',
      back: linkTo('fintech-selector', backLabel),
      eyebrow: { es: 'Instituciones de la Ley Fintech', en: 'Institutions under the Fintech Law' },
      heading: {
        es: 'Cumplimiento de la Ley Fintech que funciona cada día',
        en: 'Fintech Law compliance that works in day-to-day operations',
      },
      lead: {
        es: 'Preparamos la solicitud, los manuales y los controles que pide la Ley Fintech, junto con quienes van a usarlos.',
        en: 'We prepare the application, manuals and controls required by Mexico’s Fintech Law, together with the people who’ll use them.',
      },
      motif: 'fintech',
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('servicios', { es: 'Ver los servicios', en: 'See the services' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: 'Más de {{fintechProjects}} proyectos fintech desde {{since}}.',
        en: 'More than {{fintechProjects}} fintech projects since {{since}}.',
      },
      specimen: year,
    }),
    statement({
      heading: {
        es: 'Lo que una institución declara en su solicitud es lo que la autoridad revisará después',
        en: 'What an institution states in its application is what the authority will check later',
      },
      paragraphs: [
        {
          es: 'La autorización es decisión de la autoridad. Por eso no prometemos una fecha.',
          en: 'Authorization is up to the CNBV, the banking and securities commission, so we don’t promise a date.',
        },
      ],
    }),
    services,
    steps({
      id: 'autorizacion',
      heading: {
        es: 'Cómo se prepara la solicitud de autorización',
        en: 'How the application for authorization is prepared',
      },
      items: [
        {
          title: { es: 'Ubicar la figura', en: 'Find the right category' },
          text: {
            es: 'Dibujamos el flujo de recursos y concluimos si es materia de la Ley Fintech.',
            en: 'We draw the flow of funds and conclude whether the Fintech Law covers it.',
          },
        },
        {
          title: { es: 'Ordenar la sociedad', en: 'Put the company in order' },
          text: {
            es: 'Objeto social, capital, accionistas y consejo, y el origen de los recursos.',
            en: 'Purpose, capital, shareholders and board, and where the funds come from.',
          },
        },
        {
          title: { es: 'Escribir con quien opera', en: 'Write it with the people who’ll run it' },
          text: {
            es: 'Producto, tecnología y finanzas leen cada política antes que el consejo.',
            en: 'Product, technology and finance read each policy before the board does.',
          },
        },
        {
          title: { es: 'Presentar y responder', en: 'File and reply' },
          text: {
            es: 'Presentamos la solicitud y preparamos la respuesta a cada requerimiento.',
            en: 'We file the application and prepare the reply to each request.',
          },
        },
      ],
    }),
    reasons,
    fees,
    questions,
    callToAction({
      heading: { es: 'Traiga su diagrama de flujo de recursos', en: 'Bring your flow-of-funds diagram' },
      text: {
        es: 'Lo leemos con usted y señalamos qué pasos parecen regulados y qué preparar primero.',
        en: 'We’ll read it with you and point out which steps look regulated and what to prepare first.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('fintech-selector', backLabel),
      ],
    }),
  ],
});
