import { alert, book, chat, email, hero, linkTo, phone } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, motif, pages, unavailable } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

/** The page layouts in which it looks different. */
export const layouts = ['home', 'overview', 'service', 'landing', 'company', 'contact'] as const;

export const examples: readonly Example<'hero'>[] = [
  {
    name: 'smallest',
    says: 'A page that only needs to say where the visitor is: an overview or a list.',
    block: hero({
      heading: words({ es: 'Servicios', en: 'Services' }),
      lead: words({
        es: 'Lo legal y lo contable de su empresa, con un solo equipo.',
        en: 'The legal and the accounting side of your company, with one team.',
      }),
    }),
  },
  {
    name: 'service',
    says: 'The page of a service: its motif beside the heading, what to do next, and what the first step costs.',
    block: hero({
      eyebrow: words({ es: 'Contabilidad y fiscal', en: 'Accounting and tax' }),
      heading: words({ es: 'Una contabilidad que sirve para decidir', en: 'Books that you can make decisions with' }),
      lead: words({
        es: 'Registramos, conciliamos y declaramos a tiempo. Cada mes recibe estados financieros con una página que explica qué cambió.',
        en: 'We record, reconcile and file on time. Every month you receive financial statements with one page that explains what changed.',
      }),
      ...motif(1),
      actions: [book(calendar), linkTo(pages.services)],
      note: words({ es: 'La primera consulta es gratuita.', en: 'The first consultation is free.' }),
    }),
  },
  {
    name: 'points',
    says: 'A landing page: one message, the few points that carry it, one action.',
    block: hero({
      eyebrow: words({ es: 'Para empresas extranjeras', en: 'For foreign companies' }),
      heading: words({ es: 'Opere en México sin esperar un año', en: 'Operate in Mexico without waiting a year' }),
      lead: words({
        es: 'Constitución, registros, nómina y contabilidad con un responsable que habla su idioma.',
        en: 'Incorporation, registrations, payroll and accounting with one person in charge who speaks your language.',
      }),
      points: [
        words({ es: 'Un calendario con cada trámite y su fecha', en: 'A calendar with every filing and its date' }),
        words({ es: 'Documentos en español y en inglés', en: 'Documents in Spanish and in English' }),
        words({ es: 'Un solo contrato de honorarios', en: 'One engagement letter' }),
      ],
      ...motif(2),
      actions: [book(calendar, words({ es: 'Agendar una llamada', en: 'Book a call' }))],
    }),
  },
  {
    name: 'tiles',
    says: 'The home page: tiles name the main services in a few words; alerts stand in for what does not exist yet.',
    block: hero({
      heading: words({ es: 'Abogados y contadores en la misma mesa', en: 'Lawyers and accountants at the same table' }),
      lead: words({
        es: 'Para startups y empresas que hacen cosas nuevas en un entorno regulado.',
        en: 'For startups and companies that do new things in a regulated environment.',
      }),
      actions: [
        book(calendar),
        alert(unavailable, words({ es: 'Iniciar sesión', en: 'Sign in' }), { style: 'quiet' }),
        alert(unavailable, words({ es: 'Crear cuenta', en: 'Create an account' }), { style: 'quiet' }),
      ],
      tiles: [
        {
          title: words({ es: 'Legal', en: 'Legal' }),
          text: words({ es: 'Sociedades y contratos', en: 'Companies and contracts' }),
          ...motif(0),
        },
        {
          title: words({ es: 'Fiscal', en: 'Tax' }),
          text: words({ es: 'Impuestos y declaraciones', en: 'Taxes and returns' }),
          ...motif(1),
        },
        {
          title: words({ es: 'Regulatorio', en: 'Regulatory' }),
          text: words({ es: 'CNBV y Banxico', en: 'CNBV and Banxico' }),
        },
      ],
    }),
  },
  {
    name: 'back',
    says: 'A page below another one: a link above the heading leads back to it.',
    block: hero({
      back: linkTo(pages.services, words({ es: 'Volver a la empresa', en: 'Back to the company' })),
      heading: words({ es: 'Nuestra historia', en: 'Our history' }),
      lead: words({
        es: 'Por qué un despacho de abogados abrió su propia contabilidad.',
        en: 'Why a law firm opened an accounting practice of its own.',
      }),
    }),
  },
  {
    name: 'full',
    says: 'Everything at once, with long texts and long words. No page needs all of it; it must hold all the same.',
    block: hero({
      back: linkTo(
        pages.services,
        words({
          es: 'Volver a todos los servicios de la firma',
          en: 'Back to all services of the firm',
        }),
      ),
      eyebrow: words({
        es: 'Prevención de lavado de dinero para instituciones de tecnología financiera',
        en: 'Anti-money-laundering compliance for financial technology institutions',
      }),
      heading: words({
        es: 'Responsabilidades contractuales y constitucionalidad de las contraprestaciones interinstitucionales',
        en: 'Contractual responsibilities and the constitutionality of interinstitutional counterperformance',
      }),
      lead: words({
        es: 'Analizamos cada contraprestación, cada subcontratación y cada operación intercompañía antes de que la autoridad pregunte por ella: qué dice el contrato, qué dicen los comprobantes, qué dice el banco y qué haría falta para que los tres digan lo mismo ante la Comisión Nacional Bancaria y de Valores.',
        en: 'We analyse every consideration, every subcontracting arrangement and every intercompany transaction before the authority asks about it: what the contract says, what the invoices say, what the bank says, and what it would take for all three to tell the National Banking and Securities Commission the same thing.',
      }),
      points: [
        words({
          es: 'Identificación de clientes y beneficiarios controladores, con un expediente para cada uno',
          en: 'Identification of clients and beneficial owners, with a file for each of them',
        }),
        words({
          es: 'Manual de cumplimiento, matriz de riesgos y capacitación anual de todo el personal',
          en: 'Compliance manual, risk matrix and annual training for all staff',
        }),
        words({
          es: 'Avisos y reportes revisados por un abogado y por un contador antes de enviarse',
          en: 'Notices and reports reviewed by a lawyer and by an accountant before they are sent',
        }),
      ],
      actions: [
        book(
          calendar,
          words({
            es: 'Agendar una consulta con un especialista',
            en: 'Book a consultation with a specialist',
          }),
        ),
        chat(),
        phone(),
        email(undefined, { style: 'quiet' }),
      ],
      note: words({
        es: 'La consulta dura entre {{callMinutes}} minutos y no le obliga a contratarnos. Respondemos en un máximo de {{responseHours}} horas hábiles.',
        en: 'The consultation takes {{callMinutes}} minutes and does not commit you to hiring us. We answer within {{responseHours}} working hours.',
      }),
      tiles: [
        {
          title: words({ es: 'Autorregulación', en: 'Self-regulation' }),
          text: words({
            es: 'Políticas internas, comités y responsables con nombre y fecha',
            en: 'Internal policies, committees and named people with dates',
          }),
          ...motif(3),
        },
        {
          title: words({ es: 'Interoperabilidad', en: 'Interoperability' }),
          text: words({
            es: 'Contratos con cámaras, comisionistas y proveedores de tecnología',
            en: 'Contracts with clearing houses, agents and technology providers',
          }),
          ...motif(4),
        },
        {
          title: words({ es: 'Transparencia', en: 'Transparency' }),
          text: words({
            es: 'Comisiones y condiciones que el usuario puede leer y entender',
            en: 'Fees and terms that users can read and understand',
          }),
          ...motif(5),
        },
      ],
      motif: 'pld-vulnerables',
    }),
  },
];
