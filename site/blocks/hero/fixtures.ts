import { alert, type BlockOf, book, chat, email, hero, linkTo, phone } from '#schema';
import { calendar, type Examples, motif, pages, unavailable, words } from '../../gallery/example.ts';

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

export const examples: Examples<'hero'> = {
  smallest: {
    says: 'A page that only needs to say where the visitor is: an overview or a list.',
    block: hero({
      heading: words('Servicios'),
      lead: words('Lo legal y lo contable de su empresa, con un solo equipo.'),
    }),
  },
  service: {
    says: 'The page of a service: its motif beside the heading, what to do next, and what the first step costs.',
    block: hero({
      eyebrow: words('Contabilidad y fiscal'),
      heading: words('Una contabilidad que sirve para decidir'),
      lead: words('Cada mes recibe estados financieros con una página que explica qué cambió.'),
      ...motif(1),
      actions: [book(calendar), linkTo(pages.services)],
      note: words('La primera consulta es gratuita.'),
    }),
  },
  tiles: {
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
  full: {
    says: 'Everything at once, with long texts and long words. No page needs all of it, but the layout must not break.',
    block: hero({
      back: linkTo(pages.services, words('Volver a todos los servicios')),
      eyebrow: words('Prevención de lavado de dinero para instituciones de tecnología financiera'),
      heading: words('Constitucionalidad de las contraprestaciones interinstitucionales'),
      lead: words('Analizamos cada contraprestación y cada subcontratación antes de que pregunte la autoridad.'),
      points,
      actions: [book(calendar), chat(), phone(), email(undefined, { style: 'quiet' })],
      note: words('Dura {{callMinutes}} minutos. Respondemos en {{responseHours}} horas hábiles.'),
      tiles,
      ...motif(0),
    }),
  },
};
