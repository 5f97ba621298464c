import { alert, book, chat, email, hero, linkTo, phone } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, motif, pages, unavailable } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

/** The page layouts in which the block looks different. */
export const layouts = ['home', 'overview', 'service', 'landing', 'company', 'contact'] as const;

const points = [
  words('Un calendario con cada trámite y su fecha'),
  words('Documentos en español y en inglés'),
  words('Un solo contrato de honorarios'),
];

const tiles: BlockOf<'hero'>['tiles'] = [
  { title: words('Legal'), text: words('Sociedades y contratos'), ...motif(0) },
  { title: words('Fiscal'), text: words('Impuestos y declaraciones'), ...motif(1) },
  { title: words('Regulatorio'), text: words('CNBV y Banxico') },
];

export const examples: readonly Example<'hero'>[] = [
  {
    name: 'smallest',
    says: 'A page that only needs to say where the visitor is: an overview or a list.',
    block: hero({
      heading: words('Servicios'),
      lead: words('Lo legal y lo contable de su empresa, con un solo equipo.'),
    }),
  },
  {
    name: 'service',
    says: 'The page of a service: its motif beside the heading, what to do next, and what the first step costs.',
    block: hero({
      eyebrow: words('Contabilidad y fiscal'),
      heading: words('Una contabilidad que sirve para decidir'),
      lead: words(
        'Registramos, conciliamos y declaramos a tiempo. Cada mes recibe estados financieros con una página que explica qué cambió.',
      ),
      ...motif(1),
      actions: [book(calendar), linkTo(pages.services)],
      note: words('La primera consulta es gratuita.'),
    }),
  },
  {
    name: 'points',
    says: 'A landing page: one message, the few points that carry it, one action.',
    block: hero({
      eyebrow: words('Para empresas extranjeras'),
      heading: words('Opere en México sin esperar un año'),
      lead: words('Constitución, registros, nómina y contabilidad con un responsable que habla su idioma.'),
      points,
      ...motif(2),
      actions: [book(calendar, words('Agendar una llamada'))],
    }),
  },
  {
    name: 'tiles',
    says: 'The home page: tiles name the main services in a few words; alerts stand in for what does not exist yet.',
    block: hero({
      heading: words('Abogados y contadores en la misma mesa'),
      lead: words('Para startups y empresas que hacen cosas nuevas en un entorno regulado.'),
      actions: [
        book(calendar),
        alert(unavailable, words('Iniciar sesión'), { style: 'quiet' }),
        alert(unavailable, words('Crear cuenta'), { style: 'quiet' }),
      ],
      tiles,
    }),
  },
  {
    name: 'back',
    says: 'A page below another one: a link above the heading leads back to it.',
    block: hero({
      back: linkTo(pages.services, words('Volver a la empresa')),
      heading: words('Nuestra historia'),
      lead: words('Por qué un despacho de abogados abrió su propia contabilidad.'),
    }),
  },
  {
    name: 'full',
    says: 'Everything at once, with long texts and long words. No page needs all of it, but the layout must not break.',
    block: hero({
      back: linkTo(pages.services, words('Volver a todos los servicios')),
      eyebrow: words('Prevención de lavado de dinero para instituciones de tecnología financiera'),
      heading: words(
        'Responsabilidades contractuales y constitucionalidad de las contraprestaciones interinstitucionales',
      ),
      lead: words(
        'Analizamos cada contraprestación, cada subcontratación y cada operación intercompañía antes de que la autoridad pregunte por ella: qué dice el contrato, qué dicen los comprobantes, qué dice el banco y qué haría falta para que los tres digan lo mismo ante la Comisión Nacional Bancaria y de Valores.',
      ),
      points,
      actions: [book(calendar), chat(), phone(), email(undefined, { style: 'quiet' })],
      note: words(
        'La consulta dura entre {{callMinutes}} minutos y no le obliga a contratarnos. Respondemos en un máximo de {{responseHours}} horas hábiles.',
      ),
      tiles,
      motif: 'pld-vulnerables',
    }),
  },
];
