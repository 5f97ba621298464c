import { cards } from '#schema';

/** The six services for technology companies. */
export const services = cards({
  id: 'servicios',
  heading: {
    es: 'Seis temas que revisará su próximo inversionista',
    en: 'Six matters your next investor will examine',
  },
  lead: {
    es: 'Conviene resolverlos desde la constitución.',
    en: 'Better settled at incorporation.',
  },
  form: 'windows',
  items: [
    {
      mark: { es: 'S.A.P.I.', en: 'S.A.P.I.' },
      title: { es: 'Sociedad lista para capital', en: 'A company ready for capital' },
      text: {
        es: 'S.A.P.I. o S. de R.L., con libros y registro de inversión extranjera (RNIE).',
        en: 'An S.A.P.I. or S. de R.L., with its foreign investment registration (RNIE).',
      },
    },
    {
      mark: { es: 'INDAUTOR · IMPI', en: 'INDAUTOR · IMPI' },
      title: { es: 'Propiedad del código y la marca', en: 'Ownership of code and brand' },
      text: {
        es: 'Cesión escrita a la matriz, encargos a contratistas y registros de obra y de marca.',
        en: 'Written assignment to the parent, commissions to contractors, and registrations.',
      },
    },
    {
      mark: { es: 'IMSS · REPSE', en: 'IMSS · REPSE' },
      title: { es: 'Empleo de desarrolladores', en: 'Employment of developers' },
      text: {
        es: 'Registro patronal, contratos con teletrabajo y nómina con IMSS e INFONAVIT.',
        en: 'Employer registration, contracts that cover remote work, and payroll.',
      },
    },
    {
      mark: { es: 'CFDI', en: 'CFDI' },
      title: { es: 'Facturación SaaS y contratos en dólares', en: 'SaaS invoicing and dollar contracts' },
      text: {
        es: 'Términos de suscripción y CFDI con las claves y el tipo de cambio que corresponden.',
        en: 'Subscription terms and CFDI with the right codes and exchange rate.',
      },
    },
    {
      mark: { es: 'ISR', en: 'ISR' },
      title: { es: 'Precios de transferencia', en: 'Transfer pricing' },
      text: {
        es: 'Qué actividades podrían crearle a la matriz un establecimiento permanente.',
        en: 'Which activities might create a permanent establishment for the parent.',
      },
    },
    {
      mark: { es: 'LFPDPPP', en: 'LFPDPPP' },
      title: { es: 'Protección de datos', en: 'Data protection' },
      text: {
        es: 'Avisos de privacidad, contratos con encargados y derechos ARCO.',
        en: 'Privacy notices, contracts with processors and ARCO rights.',
      },
    },
  ],
});
