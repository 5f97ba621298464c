import { cards } from '#schema';

/** The five services for foreign companies. */
export const services = cards({
  id: 'servicios',
  heading: { es: 'Cinco servicios para su filial', en: 'Five services for your subsidiary' },
  lead: {
    es: 'Puede contratarlos por separado; casi siempre uno depende de otro.',
    en: 'You can take them separately, but one almost always depends on another.',
  },
  form: 'rows',
  items: [
    {
      title: { es: 'Constitución legal', en: 'Legal incorporation' },
      text: {
        es: 'Denominación, estatutos, acta y registro de inversión extranjera (RNIE).',
        en: 'Name, bylaws, deed and the foreign investment registry (RNIE).',
      },
    },
    {
      title: { es: 'Asesoría contable y fiscal', en: 'Accounting and tax advice' },
      text: {
        es: 'RFC, e.firma, contabilidad, CFDI, declaraciones y tratado fiscal.',
        en: 'RFC (tax ID), e.firma, books, CFDI, returns and the tax treaty.',
      },
    },
    {
      title: { es: 'Asesoría regulatoria', en: 'Regulatory advice' },
      text: {
        es: 'Lo que su sector exige antes de importar, vender o anunciar.',
        en: 'What your sector requires before you import, sell or advertise.',
      },
    },
    {
      title: { es: 'Trámites migratorios', en: 'Immigration procedures' },
      text: {
        es: 'Constancia de empleador, visa de trabajo y residencia.',
        en: 'Employer certificate, job-offer visa and resident card.',
      },
    },
    {
      title: { es: 'Oficina virtual', en: 'Virtual office' },
      text: {
        es: 'Para su correspondencia; no siempre sirve como domicilio fiscal.',
        en: 'For your correspondence; it can’t always be the tax address.',
      },
    },
  ],
});
