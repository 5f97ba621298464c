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
        es: 'Verificamos qué participación extranjera admite su actividad, pedimos la autorización de la denominación a la Secretaría de Economía y preparamos los estatutos. El acta se otorga ante notario o corredor público y se inscribe en el Registro Público de Comercio; la inversión, en el Registro Nacional de Inversiones Extranjeras (RNIE).',
        en: 'We check how much foreign ownership your activity allows, ask the Ministry of Economy to authorize the name and prepare the bylaws. The deed is executed before a notary or a corredor público (public broker) and entered in the Public Registry of Commerce; the investment, in the National Registry of Foreign Investment (RNIE).',
      },
      details: {
        es: 'El tipo social puede ser S.A. de C.V., S.A.P.I. de C.V. o S. de R.L. de C.V., según quién invierte y quién decide.',
        en: 'The form may be an S.A. de C.V. (stock corporation), an S.A.P.I. de C.V. (its version for investors) or an S. de R.L. de C.V. (limited liability company), depending on who invests and who decides.',
      },
    },
    {
      title: { es: 'Asesoría contable y fiscal', en: 'Accounting and tax advice' },
      text: {
        es: 'Inscribimos la sociedad en el RFC, preparamos la cita de e.firma de su representante y llevamos contabilidad, CFDI y declaraciones desde el alta.',
        en: 'We register the company with the SAT (tax authority) for its RFC tax ID, prepare your representative’s appointment for the e.firma (e-signature) and keep books, CFDI invoices and returns from then on.',
      },
      details: {
        es: 'Para la matriz vemos dividendos, intereses, regalías y servicios entre compañías, con la retención y el tratado que correspondan.',
        en: 'For the parent we look at dividends, interest, royalties and intercompany services, with the withholding and the treaty that apply.',
      },
    },
    {
      title: { es: 'Asesoría regulatoria', en: 'Regulatory advice' },
      text: {
        es: 'Antes de que importe, venda o anuncie, identificamos lo que su sector exige: Normas Oficiales Mexicanas, avisos sanitarios ante la COFEPRIS, padrón de importadores, uso de suelo o protección de datos.',
        en: 'Before you import, sell or advertise, we identify what your sector requires: official Mexican standards (NOM), health notices to COFEPRIS (the health regulator), the importers’ register, land use or data protection.',
      },
      details: {
        es: 'Las actividades financieras o vulnerables para la ley antilavado las atienden nuestros especialistas en cumplimiento.',
        en: 'Our compliance specialists take on financial activities and those that the anti-money-laundering law calls vulnerable.',
      },
    },
    {
      title: { es: 'Trámites migratorios', en: 'Immigration procedures' },
      text: {
        es: 'Preparamos la constancia de empleador y la solicitud de visa por oferta de empleo ante el Instituto Nacional de Migración (INM), y acompañamos el canje por la tarjeta de residente. La resolución corresponde al INM y al consulado.',
        en: 'We prepare the employer certificate and the application for a job-offer visa with the National Migration Institute (INM), and assist with the exchange for a resident card. The decision rests with the INM and the consulate.',
      },
      details: {
        es: 'Después siguen la CURP, el RFC y el alta en el IMSS.',
        en: 'Next come the CURP (population ID), the RFC and registration with IMSS (social security).',
      },
    },
    {
      title: { es: 'Oficina virtual', en: 'Virtual office' },
      text: {
        es: 'Una dirección para su correspondencia, con recepción y reenvío de documentos, mientras decide dónde instalarse.',
        en: 'An address for your correspondence, with documents received and forwarded, while you decide where to settle.',
      },
      details: {
        es: 'No siempre sirve como domicilio fiscal, porque el SAT verifica que el negocio se administre ahí. Lo revisamos antes del alta.',
        en: 'It can’t always serve as the tax address, because the SAT verifies that the business is managed there. We check this before registration.',
      },
    },
  ],
});
