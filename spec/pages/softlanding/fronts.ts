import { cards, linkTo } from '#schema';

/** The four services of a soft landing. */
export const fronts = cards({
  id: 'servicios',
  heading: { es: 'Cuatro servicios para entrar a México', en: 'Four services for entering Mexico' },
  lead: {
    es: 'Cada uno depende de documentos de otro. Por eso los coordina un mismo equipo.',
    en: 'Each depends on documents from another, so one team coordinates them.',
  },
  items: [
    {
      title: { es: 'Estructura corporativa', en: 'Corporate structure' },
      text: {
        es: 'Decide cómo entran y salen los socios. Se elige antes de ir con el notario.',
        en: 'It decides how shareholders come and go. Choose it before you see the notary.',
      },
      points: [
        { es: 'Tipo de sociedad, capital y vigilancia', en: 'Type of company, capital and oversight' },
        { es: 'Autorización de la denominación', en: 'Authorization of the company name' },
        { es: 'Poderes: apostilla y traducción', en: 'Powers of attorney: apostille, translation' },
      ],
    },
    {
      title: { es: 'Cumplimiento legal', en: 'Legal compliance' },
      text: {
        es: 'La sociedad declara desde su alta, aunque todavía no venda.',
        en: 'The company files returns from registration on, even before its first sale.',
      },
      points: [
        { es: 'Registro de inversión extranjera (RNIE)', en: 'Foreign investment registry (RNIE)' },
        { es: 'RFC, e.firma y domicilio fiscal', en: 'RFC (tax ID), e.firma and tax address' },
        { es: 'Libros y beneficiario controlador', en: 'Corporate books and beneficial owner' },
      ],
    },
    {
      title: { es: 'Apoyo al equipo', en: 'Team support' },
      text: {
        es: 'Antes de la primera nómina la empresa debe existir como patrón.',
        en: 'Before the first payroll the company must exist as an employer.',
      },
      points: [
        { es: 'IMSS, INFONAVIT e impuesto estatal', en: 'IMSS, INFONAVIT and the state payroll tax' },
        { es: 'Contratos, prestaciones y teletrabajo', en: 'Contracts, benefits and remote work' },
        { es: 'Residencia para personal extranjero', en: 'Residence for foreign staff' },
      ],
    },
    {
      title: { es: 'Entrada al mercado', en: 'Market entry' },
      text: {
        es: 'Contratos que se hagan valer en México y facturas que su cliente pueda deducir.',
        en: 'Contracts that hold in Mexico and invoices your customer can deduct.',
      },
      points: [
        { es: 'Cuenta bancaria: requisitos', en: 'Bank account: requirements' },
        { es: 'Clientes, distribuidores y proveedores', en: 'Customers, distributors and suppliers' },
        { es: 'CFDI, marca ante el IMPI y permisos', en: 'CFDI invoices, trademark and permits' },
      ],
    },
  ],
  actions: [
    linkTo('softlanding-landing', { es: 'Abrir desde el extranjero', en: 'Open from abroad' }),
    linkTo('softlanding-promo', { es: 'Para software y SaaS', en: 'For software and SaaS' }),
  ],
});
