import { book, callToAction, definePage, hero, jumpTo, linkTo, steps } from '#schema';
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
        es: 'Cumplimiento de la Ley Fintech que su operación pueda sostener',
        en: 'Fintech Law compliance that your business can live up to',
      },
      lead: {
        es: 'Lo que una institución declara en su solicitud es lo que la autoridad revisará después. Preparamos la solicitud, los manuales y los controles que pide la Ley Fintech junto con quienes van a usarlos.',
        en: 'What an institution states in its application is what the authority will check later. We prepare the application, manuals and controls required by Mexico’s Fintech Law together with the people who’ll use them.',
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
    services,
    steps({
      id: 'autorizacion',
      heading: {
        es: 'Cómo se prepara la solicitud de autorización',
        en: 'How the application for authorization is prepared',
      },
      lead: {
        es: 'El plazo depende de su información y de lo que requiera la autoridad. Por eso no prometemos fecha de resolución.',
        en: 'Timing depends on your information and on what the authority asks for. That’s why we don’t promise a date for the decision.',
      },
      items: [
        {
          title: { es: 'Ubicar la figura', en: 'Find the right category' },
          text: {
            es: 'Dibujamos el flujo de recursos y concluimos si es financiamiento colectivo, fondos de pago electrónico, un modelo novedoso o materia de otra ley.',
            en: 'We draw the flow of funds and conclude whether it is crowdfunding, electronic payment funds, a “novel model” (the law’s sandbox) or a matter for another law.',
          },
        },
        {
          title: { es: 'Ordenar la sociedad', en: 'Put the company in order' },
          text: {
            es: 'Revisamos objeto social, capital, accionistas y consejo frente a los requisitos, incluido el origen de los recursos que aportan.',
            en: 'We review the corporate purpose, capital, shareholders and board against the requirements, including where the contributed funds come from.',
          },
        },
        {
          title: { es: 'Escribir con quien opera', en: 'Write it with the people who’ll run it' },
          text: {
            es: 'Producto, tecnología y finanzas leen cada política antes de que la apruebe el consejo. Lo que nadie podrá cumplir se replantea en ese momento.',
            en: 'Product, technology and finance read each policy before the board approves it. Anything that nobody could comply with is rethought on the spot.',
          },
        },
        {
          title: { es: 'Presentar y responder', en: 'File and reply' },
          text: {
            es: 'Presentamos la solicitud y preparamos las respuestas a los requerimientos. Mientras tanto, su equipo alista la operación que la CNBV puede verificar.',
            en: 'We file the application and prepare the replies to requests for information. Meanwhile your team gets operations ready for the CNBV, which may come to verify them.',
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
        es: 'En una consulta gratuita de {{contactMinutes}} minutos lo leemos con usted, señalamos qué pasos parecen regulados y qué conviene preparar primero. Si su entidad es otra, vuelva a la selección.',
        en: 'In a free {{contactMinutes}}-minute consultation we’ll read it with you and point out which steps look regulated and what to prepare first. If yours is another type of entity, go back and choose it.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('fintech-selector', backLabel),
      ],
    }),
  ],
});
