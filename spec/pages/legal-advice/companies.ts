import { cards, checklist, type PlainBlock } from '#schema';

/** What companies read. */
export const forCompanies: PlainBlock[] = [
  cards({
    heading: { es: 'Asesoría corporativa, a tiempo para decidir', en: 'Corporate advice, in time to decide' },
    lead: {
      es: 'Para fundadores, directores y administradores que necesitan respuestas que puedan aplicar.',
      en: 'For founders, executives and managers who need answers they can act on.',
    },
    items: [
      {
        title: { es: 'Constitución y estructura', en: 'Incorporation and structure' },
        text: {
          es: 'El tipo de sociedad que conviene a su inversión, a sus socios y a su régimen fiscal.',
          en: 'The type of company that suits your investment, your shareholders and your tax regime.',
        },
        points: [
          { es: 'S.A., S.A.P.I., S. de R.L. y S.A.S.', en: 'S.A., S.A.P.I., S. de R.L. and S.A.S.' },
          { es: 'Estatutos y acuerdo entre socios', en: 'Bylaws and shareholders’ agreement' },
          { es: 'Coordinación con notaría y registros', en: 'Coordination with notary and registries' },
        ],
      },
      {
        title: { es: 'Contratos', en: 'Contracts' },
        text: {
          es: 'Redactamos, revisamos y negociamos, en español o en versión bilingüe.',
          en: 'We draft, review and negotiate, in Spanish or in a bilingual version.',
        },
        points: [
          { es: 'Servicios, suministro y distribución', en: 'Services, supply and distribution' },
          { es: 'Licencias de software y confidencialidad', en: 'Software licenses and confidentiality' },
          { es: 'Términos y avisos de privacidad', en: 'Terms and privacy notices' },
        ],
      },
      {
        title: { es: 'Gobierno corporativo e inversión', en: 'Corporate governance and investment' },
        text: {
          es: 'Libros en orden, para que un documento no detenga una inversión o una venta.',
          en: 'Records in order, so an investment or a sale isn’t held up by a missing document.',
        },
        points: [
          { es: 'Asambleas, actas y libros corporativos', en: 'Meetings, minutes and corporate books' },
          { es: 'Aumentos de capital e inversionistas', en: 'Capital increases and new investors' },
          { es: 'Revisión legal previa (due diligence)', en: 'Legal due diligence' },
        ],
      },
      {
        title: { es: 'Laboral y cumplimiento', en: 'Employment and compliance' },
        text: {
          es: 'La relación con su personal y con las autoridades, en orden antes de una inspección.',
          en: 'Your dealings with staff and authorities, in order before an inspection.',
        },
        points: [
          { es: 'Contratos y reglamento interior', en: 'Contracts and internal work rules' },
          { es: 'Servicios especializados (REPSE)', en: 'Specialized services (REPSE)' },
          { es: 'Protección de datos personales', en: 'Personal data protection' },
        ],
      },
    ],
  }),
  checklist({
    heading: { es: 'Qué incluye la asesoría corporativa', en: 'What corporate advice includes' },
    items: [
      { es: 'Diagnóstico legal de la empresa, con prioridades', en: 'A legal review of the company, with priorities' },
      { es: 'Propuesta con alcance, entregables y honorarios', en: 'A proposal with scope, deliverables and fees' },
      { es: 'Un abogado responsable que conoce su asunto', en: 'One lawyer in charge who knows your matter' },
      { es: 'Impacto fiscal revisado por nuestros contadores', en: 'The tax impact, reviewed by our accountants' },
      { es: 'Calendario de obligaciones y vencimientos', en: 'A calendar of obligations and due dates' },
      { es: 'Documentos finales y versiones editables', en: 'Final documents and editable versions' },
    ],
  }),
];
