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
        es: 'Participación extranjera, denominación, estatutos, acta ante notario o corredor y RNIE.',
        en: 'Foreign ownership, company name, bylaws, deed before a notary or public broker, and RNIE.',
      },
    },
    {
      title: { es: 'Asesoría contable y fiscal', en: 'Accounting and tax advice' },
      text: {
        es: 'RFC, e.firma, contabilidad, CFDI y declaraciones; y para la matriz, retenciones y tratado.',
        en: 'RFC (tax ID), e.firma, books, CFDI and returns; for the parent, withholding and treaty.',
      },
    },
    {
      title: { es: 'Asesoría regulatoria', en: 'Regulatory advice' },
      text: {
        es: 'Lo que su sector exige antes de importar, vender o anunciar: NOM, COFEPRIS, padrones.',
        en: 'What your sector requires before you import, sell or advertise: standards, health, registers.',
      },
    },
    {
      title: { es: 'Trámites migratorios', en: 'Immigration procedures' },
      text: {
        es: 'Constancia de empleador, visa por oferta de empleo y tarjeta de residente; resuelve el INM.',
        en: 'Employer certificate, job-offer visa and resident card; the INM decides.',
      },
    },
    {
      title: { es: 'Oficina virtual', en: 'Virtual office' },
      text: {
        es: 'Una dirección para su correspondencia. No siempre sirve como domicilio fiscal: lo revisamos.',
        en: 'An address for your correspondence. It can’t always be the tax address: we check.',
      },
    },
  ],
});
