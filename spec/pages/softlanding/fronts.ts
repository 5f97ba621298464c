import { cards, linkTo } from '#schema';

/** The four services of a soft landing. */
export const fronts = cards({
  id: 'servicios',
  heading: { es: 'Cuatro servicios de softlanding', en: 'Four soft-landing services' },
  items: [
    {
      title: { es: 'Estructura corporativa', en: 'Corporate structure' },
      text: {
        es: 'Decide cómo entran y salen los socios.',
        en: 'It decides how shareholders come and go.',
      },
      points: [
        { es: 'Tipo de sociedad, capital y vigilancia', en: 'Type of company, capital and oversight' },
        { es: 'Poderes: apostilla y traducción', en: 'Powers of attorney: apostille, translation' },
      ],
    },
    {
      title: { es: 'Cumplimiento legal', en: 'Legal compliance' },
      text: {
        es: 'Se declara desde el alta, aun sin ventas.',
        en: 'Returns are due even before the first sale.',
      },
      points: [
        { es: 'Registro de inversión extranjera (RNIE)', en: 'Foreign investment registry (RNIE)' },
        { es: 'RFC, e.firma y domicilio fiscal', en: 'RFC (tax ID), e.firma and tax address' },
      ],
    },
    {
      title: { es: 'Apoyo al equipo', en: 'Team support' },
      text: {
        es: 'Contratar exige el alta patronal.',
        en: 'Hiring requires employer registration.',
      },
      points: [
        { es: 'IMSS, INFONAVIT e impuesto estatal', en: 'Social security, housing fund, payroll tax' },
        { es: 'Residencia para personal extranjero', en: 'Residence for foreign staff' },
      ],
    },
    {
      title: { es: 'Entrada al mercado', en: 'Market entry' },
      text: {
        es: 'Facturas que su cliente pueda deducir.',
        en: 'Invoices that your customer can deduct.',
      },
      points: [
        { es: 'Cuenta bancaria: requisitos', en: 'Bank account: requirements' },
        { es: 'CFDI, marca ante el IMPI y permisos', en: 'CFDI invoices, trademark and permits' },
      ],
    },
  ],
  actions: [
    linkTo('softlanding-landing', { es: 'Abrir desde el extranjero', en: 'Open from abroad' }, { style: 'quiet' }),
    linkTo('softlanding-promo', { es: 'Para software y SaaS', en: 'For software and SaaS' }, { style: 'quiet' }),
  ],
});
