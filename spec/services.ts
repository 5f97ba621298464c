import { defineServices } from '#schema';

/** The seven services, in the order in which the site shows them. */
export const services = defineServices({
  legal: {
    title: { es: 'Asesoría legal', en: 'Legal advice' },
    shortTitle: { es: 'Legal', en: 'Legal' },
    description: {
      es: 'Sociedades y contratos para empresas; asuntos familiares, civiles, laborales y penales para personas.',
      en: 'Companies and contracts for business; family, civil, employment and criminal matters for individuals.',
    },
    page: 'legal-advice',
    motif: 'legal',
  },
  accounting: {
    title: { es: 'Contabilidad y fiscal', en: 'Accounting and tax' },
    shortTitle: { es: 'Contabilidad', en: 'Accounting' },
    description: {
      es: 'Contabilidad al día, declaraciones a tiempo y estados financieros para decidir.',
      en: 'Books kept current, returns filed on time and statements you can decide with.',
    },
    page: 'fiscal-accounting',
    motif: 'accounting',
  },
  fintech: {
    title: { es: 'Cumplimiento financiero y fintech', en: 'Financial and fintech compliance' },
    shortTitle: { es: 'Fintech', en: 'Fintech' },
    description: {
      es: 'Cumplimiento de entidades financieras, auxiliares y fintech ante la CNBV y Banxico.',
      en: 'Compliance with the CNBV and Banxico, Mexico’s regulators, for financial firms and fintechs.',
    },
    page: 'fintech-selector',
    motif: 'fintech',
  },
  'pld-vulnerables': {
    title: { es: 'Antilavado (PLD) para actividades vulnerables', en: 'AML for vulnerable activities' },
    shortTitle: { es: 'Antilavado', en: 'AML' },
    description: {
      es: 'Alta, expedientes, avisos y manuales para actividades vulnerables.',
      en: 'Registration, client files, notices and manuals for vulnerable activities.',
    },
    page: 'pld-vulnerables',
    motif: 'pld-vulnerables',
  },
  treasury: {
    title: { es: 'Tesorería', en: 'Treasury' },
    shortTitle: { es: 'Tesorería', en: 'Treasury' },
    description: {
      es: 'Flujo de efectivo, liquidez y riesgos; divisas, remesas y tarjetas a través de terceros regulados.',
      en: 'Cash flow, liquidity and risk; currency, remittances and cards through regulated third parties.',
    },
    page: 'treasury',
    motif: 'treasury',
  },
  softlanding: {
    title: { es: 'Softlanding en México', en: 'Soft landing in Mexico' },
    shortTitle: { es: 'Softlanding', en: 'Soft landing' },
    description: {
      es: 'Lo que una empresa extranjera necesita para abrir y operar en México.',
      en: 'What a foreign company needs to set up and operate in Mexico.',
    },
    page: 'softlanding',
    motif: 'softlanding',
  },
  ai: {
    title: { es: 'Asesoría en IA', en: 'AI advisory' },
    shortTitle: { es: 'IA', en: 'AI' },
    description: {
      es: 'Bots a la medida, documentos legales y monitoreo, con revisión profesional.',
      en: 'Custom bots, legal documents and monitoring, with professional review.',
    },
    page: 'ai-advisory',
    motif: 'ai',
  },
});
