import { book, callToAction, cards, checklist, linkTo, type PlainBlock } from '#schema';
import { bookLabel } from './booking.ts';

/** What companies read. */
export const forCompanies: PlainBlock[] = [
  cards({
    heading: { es: 'Derecho corporativo para decidir a tiempo', en: 'Corporate law, in time to decide' },
    lead: {
      es: 'Para fundadores, direcciones generales y áreas de administración que necesitan respuestas que puedan aplicar.',
      en: 'For founders, chief executives and managers who need answers they can apply.',
    },
    items: [
      {
        title: { es: 'Constitución y estructura', en: 'Incorporation and structure' },
        text: {
          es: 'Elegimos con usted el tipo de sociedad que conviene a su inversión, a sus socios y a su régimen fiscal.',
          en: 'With you we choose the type of company that suits your investment, your shareholders and your tax regime.',
        },
        points: [
          {
            es: 'Comparación entre S.A. de C.V., S.A.P.I., S. de R.L. y S.A.S., con los límites de cada una',
            en: 'The company types compared, with the limits of each: S.A. and S.A.P.I. (stock corporations), S. de R.L. (limited liability) and S.A.S. (simplified, for individuals only)',
          },
          { es: 'Estatutos y acuerdo entre socios', en: 'By-laws and shareholders’ agreement' },
          { es: 'Coordinación con notaría y registros', en: 'Coordination with the notary and the registries' },
        ],
      },
      {
        title: { es: 'Contratos', en: 'Contracts' },
        text: {
          es: 'Redactamos, revisamos y negociamos los contratos que sostienen su operación, en español o en versión bilingüe.',
          en: 'We draft, review and negotiate the contracts that your business rests on, in Spanish or in a bilingual version.',
        },
        points: [
          { es: 'Prestación de servicios, suministro y distribución', en: 'Services, supply and distribution' },
          { es: 'Licencias de software y confidencialidad', en: 'Software licences and confidentiality' },
          { es: 'Términos y condiciones y avisos de privacidad', en: 'Terms and conditions and privacy notices' },
        ],
      },
      {
        title: { es: 'Gobierno corporativo e inversión', en: 'Corporate governance and investment' },
        text: {
          es: 'Mantenemos en orden los libros y las decisiones de la sociedad, para que una ronda o una venta no se detenga por un papel.',
          en: 'We keep the company’s records and resolutions in order, so that a funding round or a sale is not held up by a missing document.',
        },
        points: [
          { es: 'Asambleas, actas y libros corporativos', en: 'Shareholders’ meetings, minutes and corporate books' },
          { es: 'Aumentos de capital y entrada de inversionistas', en: 'Capital increases and new investors' },
          { es: 'Revisión legal previa (due diligence)', en: 'Legal due diligence' },
        ],
      },
      {
        title: { es: 'Laboral y cumplimiento', en: 'Employment and compliance' },
        text: {
          es: 'Ordenamos la relación con su personal y con las autoridades antes de una inspección o una demanda.',
          en: 'We put your dealings with staff and authorities in order before an inspection or a lawsuit.',
        },
        points: [
          { es: 'Contratos individuales y reglamento interior', en: 'Employment contracts and internal work rules' },
          {
            es: 'Servicios especializados y su registro en el REPSE',
            en: 'Specialised services and their registration in REPSE, the public register of such providers',
          },
          { es: 'Protección de datos personales', en: 'Personal data protection' },
        ],
      },
    ],
  }),
  checklist({
    heading: { es: 'Qué incluye la asesoría corporativa', en: 'What corporate advice includes' },
    lead: {
      es: 'En cada asunto corporativo, sin tener que pedirlo.',
      en: 'In every corporate matter, without having to ask.',
    },
    items: [
      {
        es: 'Diagnóstico de la situación legal de la empresa, con prioridades',
        en: 'A review of the company’s legal situation, with priorities',
      },
      {
        es: 'Propuesta por escrito con alcance, entregables y honorarios',
        en: 'A written proposal with scope, deliverables and fees',
      },
      {
        es: 'Un abogado responsable que conoce su expediente',
        en: 'One lawyer in charge who knows your file',
      },
      {
        es: 'Revisión del impacto fiscal con nuestro equipo contable',
        en: 'A review of the tax impact with our accounting team',
      },
      {
        es: 'Calendario de obligaciones corporativas y vencimientos',
        en: 'A calendar of corporate obligations and due dates',
      },
      {
        es: 'Documentos finales y versiones editables para su archivo',
        en: 'Final documents and editable versions for your records',
      },
    ],
  }),
  callToAction({
    heading: { es: '¿Va a firmar algo importante?', en: 'About to sign something important?' },
    text: {
      es: 'Cuéntenos de qué se trata antes de hacerlo. En {{legalMinutes}} minutos le decimos qué riesgos vemos y qué conviene negociar.',
      en: 'Tell us about it before you do. In {{legalMinutes}} minutes we tell you which risks we see and what is worth negotiating.',
    },
    actions: [
      book('newClients', bookLabel),
      linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }),
    ],
  }),
];
