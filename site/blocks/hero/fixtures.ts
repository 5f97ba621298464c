import { alert, book, chat, email, hero, linkTo, phone } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, motif, pages, unavailable } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

/** The page layouts in which the block looks different. */
export const layouts = ['home', 'overview', 'service', 'landing', 'company', 'contact'] as const;

const points = [
  words('Un calendario con cada trámite y su fecha', 'A calendar with every filing and its date'),
  words('Documentos en español y en inglés', 'Documents in Spanish and in English'),
  words('Un solo contrato de honorarios', 'One engagement letter'),
];

const tiles: BlockOf<'hero'>['tiles'] = [
  {
    title: words('Legal', 'Legal'),
    text: words('Sociedades y contratos', 'Companies and contracts'),
    ...motif(0),
  },
  {
    title: words('Fiscal', 'Tax'),
    text: words('Impuestos y declaraciones', 'Taxes and returns'),
    ...motif(1),
  },
  {
    title: words('Regulatorio', 'Regulatory'),
    text: words('CNBV y Banxico', 'CNBV and Banxico'),
  },
];

export const examples: readonly Example<'hero'>[] = [
  {
    name: 'smallest',
    says: 'A page that only needs to say where the visitor is: an overview or a list.',
    block: hero({
      heading: words('Servicios', 'Services'),
      lead: words(
        'Lo legal y lo contable de su empresa, con un solo equipo.',
        'The legal and the accounting side of your company, with one team.',
      ),
    }),
  },
  {
    name: 'service',
    says: 'The page of a service: its motif beside the heading, what to do next, and what the first step costs.',
    block: hero({
      eyebrow: words('Contabilidad y fiscal', 'Accounting and tax'),
      heading: words('Una contabilidad que sirve para decidir', 'Books that you can make decisions with'),
      lead: words(
        'Registramos, conciliamos y declaramos a tiempo. Cada mes recibe estados financieros con una página que explica qué cambió.',
        'We record, reconcile and file on time. Every month you receive financial statements with one page that explains what changed.',
      ),
      ...motif(1),
      actions: [book(calendar), linkTo(pages.services)],
      note: words('La primera consulta es gratuita.', 'The first consultation is free.'),
    }),
  },
  {
    name: 'points',
    says: 'A landing page: one message, the few points that carry it, one action.',
    block: hero({
      eyebrow: words('Para empresas extranjeras', 'For foreign companies'),
      heading: words('Opere en México sin esperar un año', 'Operate in Mexico without waiting a year'),
      lead: words(
        'Constitución, registros, nómina y contabilidad con un responsable que habla su idioma.',
        'Incorporation, registrations, payroll and accounting with one person in charge who speaks your language.',
      ),
      points,
      ...motif(2),
      actions: [book(calendar, words('Agendar una llamada', 'Book a call'))],
    }),
  },
  {
    name: 'tiles',
    says: 'The home page: tiles name the main services in a few words; alerts stand in for what does not exist yet.',
    block: hero({
      heading: words('Abogados y contadores en la misma mesa', 'Lawyers and accountants at the same table'),
      lead: words(
        'Para startups y empresas que hacen cosas nuevas en un entorno regulado.',
        'For startups and companies that do new things in a regulated environment.',
      ),
      actions: [
        book(calendar),
        alert(unavailable, words('Iniciar sesión', 'Sign in'), { style: 'quiet' }),
        alert(unavailable, words('Crear cuenta', 'Create an account'), { style: 'quiet' }),
      ],
      tiles,
    }),
  },
  {
    name: 'back',
    says: 'A page below another one: a link above the heading leads back to it.',
    block: hero({
      back: linkTo(pages.services, words('Volver a la empresa', 'Back to the company')),
      heading: words('Nuestra historia', 'Our history'),
      lead: words(
        'Por qué un despacho de abogados abrió su propia contabilidad.',
        'Why a law firm opened an accounting practice of its own.',
      ),
    }),
  },
  {
    name: 'full',
    says: 'Everything at once, with long texts and long words. No page needs all of it, but the layout must not break.',
    block: hero({
      back: linkTo(pages.services, words('Volver a todos los servicios', 'Back to all services')),
      eyebrow: words(
        'Prevención de lavado de dinero para instituciones de tecnología financiera',
        'Anti-money-laundering compliance for financial technology institutions',
      ),
      heading: words(
        'Responsabilidades contractuales y constitucionalidad de las contraprestaciones interinstitucionales',
        'Contractual responsibilities and the constitutionality of interinstitutional counterperformance',
      ),
      lead: words(
        'Analizamos cada contraprestación, cada subcontratación y cada operación intercompañía antes de que la autoridad pregunte por ella: qué dice el contrato, qué dicen los comprobantes, qué dice el banco y qué haría falta para que los tres digan lo mismo ante la Comisión Nacional Bancaria y de Valores.',
        'We analyse every consideration, every subcontracting arrangement and every intercompany transaction before the authority asks about it: what the contract says, what the invoices say, what the bank says, and what it would take for all three to tell the National Banking and Securities Commission the same thing.',
      ),
      points,
      actions: [book(calendar), chat(), phone(), email(undefined, { style: 'quiet' })],
      note: words(
        'La consulta dura entre {{callMinutes}} minutos y no le obliga a contratarnos. Respondemos en un máximo de {{responseHours}} horas hábiles.',
        'The consultation takes {{callMinutes}} minutes and does not commit you to hiring us. We answer within {{responseHours}} working hours.',
      ),
      tiles,
      motif: 'pld-vulnerables',
    }),
  },
];
