import { cards } from '#schema';

/** The six services for technology companies. */
export const services = cards({
  id: 'servicios',
  heading: {
    es: 'Seis temas que revisará su próximo inversionista',
    en: 'Six matters your next investor will examine',
  },
  lead: {
    es: 'Conviene resolverlos desde la constitución, antes de la ronda.',
    en: 'Better settled at incorporation, before the funding round.',
  },
  form: 'windows',
  items: [
    {
      mark: { es: 'S.A.P.I.', en: 'S.A.P.I.' },
      title: { es: 'Sociedad lista para capital', en: 'A company ready for capital' },
      text: {
        es: 'S.A.P.I. de C.V. o S. de R.L. de C.V., según su ronda y su matriz, con RNIE, libros corporativos y beneficiario controlador. Los estatutos se redactan de modo que no choquen con el pacto de accionistas del grupo.',
        en: 'An S.A.P.I. de C.V. (stock corporation for investors) or an S. de R.L. de C.V. (limited liability company), depending on your round and your parent, with the foreign-investment registry (RNIE), corporate books and beneficial-owner file. The bylaws are drafted to fit the group’s shareholders’ agreement.',
      },
    },
    {
      mark: { es: 'INDAUTOR · IMPI', en: 'INDAUTOR · IMPI' },
      title: { es: 'Propiedad del código y la marca', en: 'Ownership of code and brand' },
      text: {
        es: 'Salvo pacto en contrario, los derechos patrimoniales del software que un empleado crea en sus funciones corresponden al empleador, que será su filial y no la matriz. Con un contratista todo depende del contrato. Preparamos la cesión escrita a la matriz, los encargos a contratistas y los registros de obra (INDAUTOR) y de marca (IMPI).',
        en: 'Unless agreed otherwise, the economic rights in software that an employee writes in the course of the job belong to the employer, which will be your subsidiary and not the parent. With a contractor, everything turns on the contract. We prepare the written assignment to the parent, the commissions to contractors and the copyright (INDAUTOR) and trademark (IMPI) registrations.',
      },
    },
    {
      mark: { es: 'IMSS · REPSE', en: 'IMSS · REPSE' },
      title: { es: 'Empleo de desarrolladores', en: 'Employment of developers' },
      text: {
        es: 'Registro patronal, contratos con teletrabajo y confidencialidad, y nómina con IMSS e INFONAVIT. Revisamos si algún servicio pide inscripción en el REPSE, el registro de prestadores de servicios especializados.',
        en: 'Employer registration, contracts that cover remote work and confidentiality, and payroll with IMSS (social security) and INFONAVIT (housing fund). We check whether any service calls for REPSE, the register of specialized service providers.',
      },
    },
    {
      mark: { es: 'CFDI', en: 'CFDI' },
      title: { es: 'Facturación SaaS y contratos en dólares', en: 'SaaS invoicing and dollar contracts' },
      text: {
        es: 'Términos de suscripción, niveles de servicio y moneda de pago; CFDI con las claves y el tipo de cambio que corresponden, también en cobros recurrentes. Si factura al extranjero, revisamos si procede el tratamiento de IVA para servicios exportados.',
        en: 'Subscription terms, service levels and currency of payment; CFDI with the right codes and exchange rate, recurring charges included. If you invoice abroad, we check whether the VAT treatment for exported services applies.',
      },
    },
    {
      mark: { es: 'ISR', en: 'ISR' },
      title: {
        es: 'Establecimiento permanente y precios de transferencia',
        en: 'Permanent establishment and transfer pricing',
      },
      text: {
        es: 'Antes de mover personas o firmas vemos qué actividades podrían crearle a la matriz un establecimiento permanente. Después documentamos el contrato entre compañías, el margen de la filial y las retenciones por regalías o servicios.',
        en: 'Before people or signing powers move, we look at which activities might create a permanent establishment for the parent under ISR (income tax). Then we document the intercompany contract, the subsidiary’s margin and the withholding on royalties or services.',
      },
    },
    {
      mark: { es: 'LFPDPPP', en: 'LFPDPPP' },
      title: { es: 'Protección de datos', en: 'Data protection' },
      text: {
        es: 'Avisos de privacidad, contratos con encargados y proveedores de nube, transferencias a la matriz y atención de derechos ARCO, conforme a la ley federal de datos personales en posesión de los particulares (LFPDPPP) de 2025. Cumplir el RGPD europeo no basta por sí solo.',
        en: 'Privacy notices, contracts with processors and cloud providers, transfers to the parent and requests to access, rectify, cancel or object (ARCO rights), under Mexico’s 2025 data protection law for private parties (LFPDPPP). Complying with the GDPR is not enough on its own.',
      },
    },
  ],
});
