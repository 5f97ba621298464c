import { book, callToAction, definePage, hero, jumpTo, linkTo, steps } from '#schema';
import { questions } from './fintech-detail/questions.ts';
import { reasons } from './fintech-detail/reasons.ts';
import { services } from './fintech-detail/services.ts';

const backLabel = { es: 'Volver a la selección de entidad', en: 'Back to the types of entity' };

/** Compliance for institutions under the Fintech Law. */
export default definePage({
  id: 'fintech-detail',
  layout: 'service',
  title: {
    es: 'Cumplimiento de la Ley Fintech: ITF, IFP e IFPE',
    en: 'Fintech Law compliance: ITF, IFP and IFPE',
  },
  description: {
    es: 'Oficial de cumplimiento, manuales, licenciamiento ITF, monitoreo regulatorio y tecnología para instituciones de la Ley Fintech ante la CNBV y Banxico.',
    en: 'Compliance officer, manuals, ITF licensing, regulatory monitoring and compliance technology for institutions under Mexico’s Fintech Law.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      back: linkTo('fintech-selector', backLabel),
      eyebrow: { es: 'Instituciones de la Ley Fintech', en: 'Institutions under the Fintech Law' },
      heading: {
        es: 'Cumplimiento de la Ley Fintech que su operación pueda sostener',
        en: 'Fintech Law compliance that your business can live up to',
      },
      lead: {
        es: 'Lo que una institución declara en su solicitud es lo que la autoridad revisará después. Preparamos el expediente, los manuales y los controles que pide la Ley para Regular las Instituciones de Tecnología Financiera junto con quienes van a usarlos.',
        en: 'What an institution states in its application is what the authority will check later. We prepare the file, manuals and controls required by Mexico’s Fintech Law together with the people who will use them.',
      },
      motif: 'fintech',
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('servicios', { es: 'Ver los servicios', en: 'See the services' }),
      ],
      note: {
        es: 'Más de {{fintechProjects}} proyectos fintech desde {{since}}.',
        en: 'More than {{fintechProjects}} fintech projects since {{since}}.',
      },
    }),
    services,
    steps({
      id: 'autorizacion',
      heading: {
        es: 'Cómo se prepara la solicitud de autorización',
        en: 'How the application for authorisation is prepared',
      },
      lead: {
        es: 'El plazo depende de su información y de lo que requiera la autoridad. Por eso no prometemos una fecha de resolución.',
        en: 'Timing depends on your information and on what the authority asks for. That is why we do not promise a date for the decision.',
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
            es: 'Revisamos objeto social, capital, accionistas y consejo contra los requisitos, incluido el origen de los recursos que aportan.',
            en: 'We review the corporate purpose, capital, shareholders and board against the requirements, including where the contributed funds come from.',
          },
        },
        {
          title: { es: 'Escribir con quien opera', en: 'Write with those who operate' },
          text: {
            es: 'Producto, tecnología y finanzas leen cada política antes de que la apruebe el consejo. Lo que nadie podrá cumplir se replantea en ese momento.',
            en: 'Product, technology and finance read each policy before the board approves it. Anything that nobody could comply with is rethought there and then.',
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
    questions,
    callToAction({
      heading: { es: 'Traiga su diagrama de flujo de recursos', en: 'Bring your flow-of-funds diagram' },
      text: {
        es: 'En una consulta gratuita de {{contactMinutes}} minutos lo leemos con usted, señalamos qué pasos parecen regulados y qué conviene preparar primero. Si su entidad es otra, vuelva a la selección.',
        en: 'In a free {{contactMinutes}}-minute consultation we read it with you and point out which steps look regulated and what to prepare first. If yours is another type of entity, go back and choose it.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('fintech-selector', backLabel),
      ],
    }),
  ],
});
