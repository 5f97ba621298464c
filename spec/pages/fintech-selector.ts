import { book, callToAction, cards, checklist, definePage, faq, hero, jumpTo, linkTo, statement } from '#schema';
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
        en: 'Which financial rules apply to you? It depends on how you move money',
      },
      lead: {
        es: 'Prestar, cambiar divisas, enviar remesas o abrir una billetera electrónica implica leyes y supervisión distintas.',
        en: 'Lending, exchanging currency, sending remittances and running a wallet each fall under different laws and supervision.',
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
        es: 'Ambos tipos deben prevenir el lavado de dinero y el financiamiento al terrorismo (PLD/FT). Cambian la ley, el trámite y la supervisión.',
        en: 'Both must prevent money laundering and terrorist financing (AML/CFT). The law, the procedure and the supervision differ.',
      },
      items: [
        {
          title: { es: 'Entidades financieras y auxiliares', en: 'Financial institutions and auxiliaries' },
          text: {
            es: 'Operan conforme a leyes anteriores a la Ley Fintech. La CNBV supervisa su PLD/FT.',
            en: 'Their laws predate the Fintech Law. The CNBV, the banking commission, supervises their AML/CFT.',
          },
          points: [
            { es: 'Transmisores de dinero', en: 'Money transmitters' },
            { es: 'Centros cambiarios', en: 'Currency exchange centers' },
            { es: 'SOFOM: objeto múltiple', en: 'SOFOM: multiple-purpose finance companies' },
            { es: 'SOFIPO: sociedades financieras populares', en: 'SOFIPO: popular finance companies' },
          ],
          action: linkTo('pld-fintech', { es: 'Ver PLD/FT para mi entidad', en: 'See AML/CFT for my institution' }),
        },
        {
          title: { es: 'Instituciones de la Ley Fintech', en: 'Institutions under the Fintech Law' },
          text: {
            es: 'Requieren autorización de la CNBV, y Banxico regula parte de su operación.',
            en: 'The CNBV authorizes them; Banxico, the central bank, regulates part of what they do.',
          },
          points: [
            { es: 'ITF: instituciones de tecnología financiera', en: 'ITF: financial technology institutions' },
            { es: 'IFC: financiamiento colectivo', en: 'IFC: crowdfunding' },
            { es: 'IFPE o IFP: fondos de pago electrónico', en: 'IFPE or IFP: electronic payment funds' },
          ],
          action: linkTo('fintech-detail', {
            es: 'Ver cumplimiento de la Ley Fintech',
            en: 'See Fintech Law compliance',
          }),
        },
      ],
    }),
    statement({
      heading: {
        es: 'La figura no la decide la aplicación: la decide el camino que recorre el dinero',
        en: 'The app doesn’t decide what you are: the path your money takes does',
      },
      paragraphs: [
        {
          es: 'Si todavía no sabe cuál es la suya, la definimos con usted.',
          en: 'If you don’t know yours yet, we work it out with you.',
        },
      ],
    }),
    checklist({
      id: 'incluye',
      heading: { es: 'Qué preparamos para ambos tipos de entidad', en: 'What we prepare for either type of entity' },
      lead: {
        es: 'La propuesta indica qué hacemos nosotros y qué corresponde a su equipo.',
        en: 'The proposal states what we do and what falls to your team.',
      },
      items: [
        { es: 'Diagnóstico de ley, autoridades y obligaciones', en: 'Assessment of law, authorities and obligations' },
        { es: 'Manual de PLD/FT y metodología de riesgos', en: 'AML/CFT manual and risk methodology' },
        { es: 'Designación del oficial y, si procede, del comité', en: 'Appointment of the officer and any committee' },
        { es: 'Registro, dictamen técnico o autorización', en: 'Registration, technical opinion or authorization' },
        { es: 'Revisión de los reportes de operaciones', en: 'Review of the transaction reports' },
        { es: 'Contratos de adhesión y registros en la CONDUSEF', en: 'Standard contracts and CONDUSEF registration' },
        { es: 'Capacitación de consejo, dirección y personal', en: 'Training for the board, management and staff' },
        { es: 'Documentos para auditorías y visitas', en: 'Records for audits and inspections' },
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
            es: 'No por sí sola. Son propias de las ITF dos actividades: poner en contacto a personas del público para que se financien entre ellas, y emitir, administrar, redimir y transmitir fondos de pago electrónico. Si solo provee el software y no recibe dinero del público, el análisis es otro.',
            en: 'Not by itself. Two activities define an ITF: bringing members of the public together so that they finance one another, and issuing, managing, redeeming and transmitting electronic payment funds. If you only supply the software and receive no money from the public, the analysis is different.',
          },
          source: laws,
        },
        {
          question: {
            es: 'Presto con recursos propios. ¿Tengo que ser SOFOM?',
            en: 'I lend my own funds. Do I have to be a SOFOM?',
          },
          answer: {
            es: 'No siempre. Una sociedad puede otorgar créditos con recursos propios sin serlo; si lo hace de manera habitual o profesional, por lo general realiza una actividad vulnerable de la ley antilavado (LFPIORPI). La SOFOM se registra ante la CONDUSEF y la CNBV la supervisa en PLD/FT.',
            en: 'Not always. A company may lend its own funds without being one; if it does so habitually or professionally, it generally carries out a vulnerable activity under the anti-money-laundering law (LFPIORPI). A SOFOM registers with CONDUSEF, the agency for users of financial services, and the CNBV supervises its AML/CFT.',
          },
          source: laws,
        },
        {
          question: {
            es: '¿En qué se distingue un transmisor de dinero de una IFPE?',
            en: 'How does a money transmitter differ from an IFPE?',
          },
          answer: {
            es: 'El transmisor recibe recursos para entregarlos a otra persona y se registra ante la CNBV. La IFPE abre a su cliente una cuenta donde puede mantener un saldo, y requiere autorización. Si sus usuarios pueden dejar dinero en la plataforma, revíselo antes de salir al mercado.',
            en: 'A transmitter receives funds in order to deliver them to someone else, and registers with the CNBV. An IFPE opens an account in which the client can keep a balance, and needs authorization. If your users can leave money on the platform, have it reviewed before you go to market.',
          },
          source: laws,
        },
        {
          question: { es: '¿Y si opero con activos virtuales?', en: 'What if I deal in virtual assets?' },
          answer: {
            es: 'Las ITF solo pueden operar con los que determine Banxico y con su autorización previa. Quien no es entidad financiera y ofrece su intercambio de manera habitual y profesional realiza, en general, una actividad vulnerable.',
            en: 'ITFs may deal only in those that Banxico determines, and with its prior authorization. A business that is not a financial institution and offers their exchange habitually and professionally generally carries out a vulnerable activity.',
          },
          source: laws,
        },
        {
          question: { es: '¿Un grupo puede estar en ambos casos?', en: 'Can one group fall under both?' },
          answer: {
            es: 'Sí: por ejemplo, con una SOFOM para el crédito y una IFPE para los pagos. Cada entidad responde por su manual, su oficial de cumplimiento y sus reportes; lo que compartan debe quedar documentado.',
            en: 'Yes: for example, with a SOFOM for lending and an IFPE for payments. Each entity answers for its own manual, compliance officer and reports; whatever they share has to be documented.',
          },
        },
      ],
    }),
    callToAction({
      heading: { es: '¿No sabe qué tipo de entidad le corresponde?', en: 'Not sure which type of entity yours is?' },
      text: {
        es: 'En la consulta gratuita revisamos cómo se mueve el dinero en su negocio y qué figura analizar primero.',
        en: 'In the free consultation we look at how money moves through your business and which type to consider first.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }),
        linkTo('fintech-landing', { es: 'Pedir un diagnóstico', en: 'Request an assessment' }, { style: 'quiet' }),
      ],
    }),
  ],
});
