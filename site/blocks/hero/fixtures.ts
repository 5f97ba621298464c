import { alert, book, chat, email, hero, linkTo, phone } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, motif, pages, unavailable } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

/** The page layouts in which it looks different. */
export const layouts = ['home', 'overview', 'service', 'landing', 'company', 'contact'] as const;

const points = [
  words({ es: 'Un calendario con cada trámite y su fecha', en: 'A calendar with every filing and its date' }),
  words({ es: 'Documentos en español y en inglés', en: 'Documents in Spanish and in English' }),
  words({ es: 'Un solo contrato de honorarios', en: 'One engagement letter' }),
];

const tiles: BlockOf<'hero'>['tiles'] = [
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
];

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
      points,
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
      tiles,
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
      back: linkTo(pages.services, words({ es: 'Volver a todos los servicios', en: 'Back to all services' })),
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
      points,
      actions: [book(calendar), chat(), phone(), email(undefined, { style: 'quiet' })],
      note: words({
        es: 'La consulta dura entre {{callMinutes}} minutos y no le obliga a contratarnos. Respondemos en un máximo de {{responseHours}} horas hábiles.',
        en: 'The consultation takes {{callMinutes}} minutes and does not commit you to hiring us. We answer within {{responseHours}} working hours.',
      }),
      tiles,
      motif: 'pld-vulnerables',
    }),
  },
];
