import { defineServices } from '#schema';

/** The seven services, in the order in which the site shows them. */
export const services = defineServices({
  legal: {
    title: { es: 'Asesoría legal', en: 'Legal advice' },
    description: {
      es: 'Constitución de sociedades, contratos y gobierno corporativo para empresas; atención familiar, civil, laboral y penal para personas.',
      en: 'Incorporation, contracts and corporate governance for companies; family, civil, employment and criminal matters for individuals.',
    },
    page: 'legal-advice',
    motif: 'legal',
  },
  accounting: {
    title: { es: 'Contabilidad y fiscal', en: 'Accounting and tax' },
    description: {
      es: 'Contabilidad al día, declaraciones presentadas a tiempo y estados financieros con los que se puede decidir.',
      en: 'Books kept current, returns filed on time and financial statements you can make decisions with.',
    },
    page: 'fiscal-accounting',
    motif: 'accounting',
  },
  fintech: {
    title: { es: 'Cumplimiento financiero y fintech', en: 'Financial and fintech compliance' },
    description: {
      es: 'Acompañamiento regulatorio para instituciones financieras, entidades auxiliares e instituciones de tecnología financiera ante la CNBV y Banxico.',
      en: 'Regulatory support for financial institutions, auxiliary entities and fintech institutions that answer to the CNBV (banking and securities commission) and Banxico (central bank).',
    },
    page: 'fintech-selector',
    motif: 'fintech',
  },
  'pld-vulnerables': {
    title: { es: 'PLD para actividades vulnerables', en: 'AML for vulnerable activities' },
    description: {
      es: 'Alta, identificación de clientes, avisos y manuales para quienes realizan actividades vulnerables conforme a la ley antilavado.',
      en: 'Registration, client identification, notices and manuals for businesses carrying out vulnerable activities under Mexico’s anti-money-laundering law.',
    },
    page: 'pld-vulnerables',
    motif: 'pld-vulnerables',
  },
  treasury: {
    title: { es: 'Tesorería', en: 'Treasury' },
    description: {
      es: 'Flujo de efectivo, liquidez y riesgos bajo control; cambio de divisas, remesas y tarjetas de prepago a través de terceros regulados.',
      en: 'Cash flow, liquidity and risk under control; currency exchange, remittances and prepaid cards through regulated third parties.',
    },
    page: 'treasury',
    motif: 'treasury',
  },
  softlanding: {
    title: { es: 'Softlanding en México', en: 'Soft landing in Mexico' },
    description: {
      es: 'Todo lo que una empresa extranjera necesita para instalarse y operar en México, con un solo equipo legal y contable.',
      en: 'Everything a foreign company needs to set up and operate in Mexico, with a single legal and accounting team.',
    },
    page: 'softlanding',
    motif: 'softlanding',
  },
  ai: {
    title: { es: 'Asesoría en IA', en: 'AI advisory' },
    shortTitle: { es: 'IA', en: 'AI' },
    description: {
      es: 'Bots a la medida, documentos legales asistidos y monitoreo de cumplimiento, con revisión profesional en cada paso.',
      en: 'Custom bots, AI-assisted legal documents and compliance monitoring, with professional review at every step.',
    },
    page: 'ai-advisory',
    motif: 'ai',
  },
});
