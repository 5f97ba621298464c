import { book, callToAction, cards, checklist, definePage, faq, hero, jumpTo, linkTo } from '#schema';
import { laws } from '../sources.ts';
import { entities } from './fintech-selector/specimen.ts';
import { fees } from './fees.ts';

/** Leads financial institutions and institutions under the Fintech Law each to their own page. */
export default definePage({
  id: 'fintech-selector',
  layout: 'service',
  title: {
    es: 'Ley Fintech y CNBV: cumplimiento financiero en México',
    en: 'Fintech Law and CNBV: financial compliance in Mexico',
  },
  description: {
    es: 'SOFOM, SOFIPO, centros cambiarios, transmisores de dinero e instituciones de la Ley Fintech: identifique qué regulación le aplica y qué debe preparar.',
    en: 'SOFOM, SOFIPO, currency exchange centers, money transmitters and Fintech Law institutions: find out which Mexican rules apply to you and what to prepare.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'fintech',
      eyebrow: { es: 'Cumplimiento financiero y fintech', en: 'Financial and fintech compliance' },
      heading: {
        es: '¿Qué ley financiera le aplica? Depende de cómo mueve el dinero',
        en: 'Which financial rules apply to you? It depends on how money moves',
      },
      lead: {
        es: 'Prestar, cambiar divisas, enviar remesas o abrir una billetera electrónica implica leyes, trámites y supervisión distintos. Elija su tipo de entidad; si todavía no lo sabe, lo definimos con usted.',
        en: 'Lending, exchanging currency, sending remittances and running a wallet each fall under different laws and supervision. Choose your entity; if you don’t know it yet, we’ll work it out together.',
      },
      motif: 'fintech',
      actions: [
        jumpTo('entidades', { es: 'Elegir mi tipo de entidad', en: 'Choose my type of entity' }),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: 'Más de {{fintechProjects}} proyectos fintech desde {{since}}.',
        en: 'More than {{fintechProjects}} fintech projects since {{since}}.',
      },
      specimen: entities,
    }),
    cards({
      id: 'entidades',
      form: 'doors',
      heading: { es: '¿Qué tipo de entidad es la suya?', en: 'What type of entity is yours?' },
      lead: {
        es: 'Las dos opciones incluyen la prevención de lavado de dinero y financiamiento al terrorismo (PLD/FT). Cambian la ley, el trámite y la forma de supervisión.',
        en: 'Both options include anti-money-laundering and counter-terrorist-financing (AML/CFT) work. The law, the procedure and the form of supervision differ.',
      },
      items: [
        {
          title: { es: 'Entidades financieras y auxiliares', en: 'Financial institutions and auxiliaries' },
          text: {
            es: 'Otorgan crédito, captan ahorro, cambian divisas o transmiten dinero conforme a leyes anteriores a la Ley Fintech. La CNBV supervisa sus controles de PLD/FT.',
            en: 'They lend, take savings, exchange currency or transmit money under laws that predate the Fintech Law. The CNBV, Mexico’s banking and securities commission, supervises their AML/CFT controls.',
          },
          points: [
            { es: 'Transmisores de dinero', en: 'Money transmitters' },
            { es: 'Centros cambiarios', en: 'Currency exchange centers (centros cambiarios)' },
            {
              es: 'SOFOM: sociedades financieras de objeto múltiple',
              en: 'SOFOM: multiple-purpose finance companies',
            },
            {
              es: 'SOFIPO: sociedades financieras populares',
              en: 'SOFIPO: popular finance companies (savings and loan)',
            },
          ],
          action: linkTo('pld-fintech', { es: 'Ver PLD/FT para mi entidad', en: 'See AML/CFT for my institution' }),
        },
        {
          title: { es: 'Instituciones de la Ley Fintech', en: 'Institutions under the Fintech Law' },
          text: {
            es: 'Prestan los servicios que define la Ley para Regular las Instituciones de Tecnología Financiera. Requieren autorización de la CNBV, y Banxico regula parte de su operación.',
            en: 'They provide the services defined by Mexico’s law on financial technology institutions. They need authorization from the CNBV, and Banxico, the central bank, regulates part of what they do.',
          },
          points: [
            {
              es: 'ITF: instituciones de tecnología financiera, incluidas las de financiamiento colectivo (IFC)',
              en: 'ITF: financial technology institutions, including crowdfunding (IFC)',
            },
            { es: 'IFP: forma corta de decir IFPE', en: 'IFP: a short way of saying IFPE' },
            {
              es: 'IFPE: instituciones de fondos de pago electrónico',
              en: 'IFPE: electronic payment funds institutions',
            },
          ],
          action: linkTo('fintech-detail', {
            es: 'Ver cumplimiento de la Ley Fintech',
            en: 'See Fintech Law compliance',
          }),
        },
      ],
    }),
    checklist({
      id: 'incluye',
      heading: { es: 'Qué preparamos para ambos tipos de entidad', en: 'What we prepare for either type of entity' },
      lead: {
        es: 'El contenido se ajusta a su figura y a su tamaño. La propuesta indica qué hacemos nosotros y qué corresponde a su equipo.',
        en: 'The content follows your type of entity and your size. The proposal states what we do and what falls to your team.',
      },
      items: [
        {
          es: 'Diagnóstico: ley aplicable, autoridades y obligaciones, primero las vencidas',
          en: 'Assessment: applicable law, authorities and obligations, the overdue ones first',
        },
        {
          es: 'Manual de cumplimiento en PLD/FT con una metodología de riesgos hecha con sus propios datos',
          en: 'AML/CFT compliance manual with a risk methodology based on your own data',
        },
        {
          es: 'Designación del oficial de cumplimiento y, cuando procede, del comité de comunicación y control',
          en: 'Appointment of the compliance officer and, where required, of the communication and control committee',
        },
        {
          es: 'Registro, dictamen técnico o solicitud de autorización ante la CNBV, según la figura',
          en: 'Registration, technical opinion or application for authorization with the CNBV, depending on the entity',
        },
        {
          es: 'Revisión de los reportes de operaciones relevantes, inusuales e internas preocupantes',
          en: 'Review of the reports of relevant transactions, unusual transactions and internal transactions of concern',
        },
        {
          es: 'Contratos de adhesión y registros ante la CONDUSEF, si le corresponden',
          en: 'Standard-form contracts and registration with CONDUSEF, the financial consumer protection agency, if they apply',
        },
        {
          es: 'Capacitación de consejo, dirección y personal con casos de su negocio',
          en: 'Training for the board, management and staff, with cases from your business',
        },
        {
          es: 'Documentos para la auditoría anual en PLD/FT y apoyo en visitas y requerimientos',
          en: 'Records for the annual AML/CFT audit, and support with inspections and requests from the authority',
        },
      ],
    }),
    fees,
    faq({
      id: 'preguntas',
      heading: { es: 'Qué ley aplica: preguntas frecuentes', en: 'Which law applies: common questions' },
      items: [
        {
          question: {
            es: '¿Tener una aplicación me convierte en ITF?',
            en: 'Does having an app make my company an ITF?',
          },
          answer: {
            es: 'No por sí sola. La Ley Fintech define dos actividades propias de las ITF: poner en contacto a personas del público para que se otorguen financiamiento entre ellas, y emitir, administrar, redimir y transmitir fondos de pago electrónico. Si usted provee el software a una institución autorizada y no recibe dinero del público, el análisis es otro.',
            en: 'Not by itself. The Fintech Law defines two activities as those of an ITF: bringing members of the public together so that they finance one another, and issuing, managing, redeeming and transmitting electronic payment funds. If you supply the software to an authorized institution and receive no money from the public, the analysis is different.',
          },
          source: laws,
        },
        {
          question: {
            es: 'Presto con recursos propios. ¿Tengo que ser SOFOM?',
            en: 'I lend my own funds. Do I have to be a SOFOM?',
          },
          answer: {
            es: 'No siempre. Una sociedad puede otorgar créditos con recursos propios sin ser SOFOM; si lo hace de manera habitual o profesional, por lo general realiza una actividad vulnerable de la ley antilavado (Ley Federal para la Prevención e Identificación de Operaciones con Recursos de Procedencia Ilícita, LFPIORPI). La SOFOM tiene otro régimen, con registro ante la CONDUSEF y supervisión de la CNBV en PLD/FT. Ninguna de las dos puede captar depósitos del público.',
            en: 'Not always. A company may lend its own funds without being a SOFOM; if it does so habitually or professionally, it generally carries out a vulnerable activity under Mexico’s anti-money-laundering law (Federal Law for the Prevention and Identification of Transactions with Illicit Proceeds, LFPIORPI). A SOFOM has a different regime, registered with CONDUSEF and supervised by the CNBV on AML/CFT. Neither may take deposits from the public.',
          },
        },
        {
          question: {
            es: '¿En qué se distingue un transmisor de dinero de una IFPE?',
            en: 'How does a money transmitter differ from an IFPE?',
          },
          answer: {
            es: 'El transmisor recibe recursos para entregarlos a otra persona y se registra ante la CNBV. La IFPE abre a su cliente una cuenta de fondos de pago electrónico, donde puede mantener un saldo, y requiere autorización. Si sus usuarios pueden dejar dinero en la plataforma, revíselo antes de salir al mercado.',
            en: 'A transmitter receives funds in order to deliver them to someone else, and registers with the CNBV. An IFPE opens an account of electronic payment funds in which the client can keep a balance, and needs authorization. If your users can leave money on the platform, have it reviewed before you go to market.',
          },
        },
        {
          question: { es: '¿Y si opero con activos virtuales?', en: 'What if I deal in virtual assets?' },
          answer: {
            es: 'Las ITF solo pueden operar con los activos virtuales que determine Banxico y con su autorización previa. Quien no es entidad financiera y ofrece su intercambio de manera habitual y profesional realiza, en general, una actividad vulnerable. El diseño del producto decide en qué régimen se está.',
            en: 'ITF may only deal in the virtual assets that Banxico determines, and with its prior authorization. A business that is not a financial institution and offers their exchange habitually and professionally generally carries out a vulnerable activity. The design of the product decides which regime you are in.',
          },
        },
        {
          question: { es: '¿Un grupo puede estar en ambos casos?', en: 'Can one group fall under both?' },
          answer: {
            es: 'Sí: por ejemplo, con una SOFOM para el crédito y una IFPE para los pagos. Cada entidad responde por su manual, su oficial de cumplimiento y sus reportes. Lo que compartan, como el sistema o los expedientes, debe permitirlo la norma de cada una y quedar documentado.',
            en: 'Yes: for example, with a SOFOM for lending and an IFPE for payments. Each entity answers for its own manual, compliance officer and reports. Whatever they share, such as the system or the client files, has to be allowed by the rules of each and be documented.',
          },
        },
      ],
    }),
    callToAction({
      heading: { es: '¿No sabe qué tipo de entidad le corresponde?', en: 'Not sure which type of entity yours is?' },
      text: {
        es: 'En una consulta gratuita de {{contactMinutes}} minutos revisamos cómo se mueve el dinero en su negocio y le decimos qué figura analizar primero.',
        en: 'In a free {{contactMinutes}}-minute consultation we look at how money moves through your business and tell you which type of entity to consider first.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }),
        linkTo('fintech-landing', { es: 'Pedir un diagnóstico', en: 'Request an assessment' }, { style: 'quiet' }),
      ],
    }),
  ],
});
