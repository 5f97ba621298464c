import { steps } from '#schema';

/** The way from the first call to the first invoice. */
export const route = steps({
  id: 'ruta',
  heading: {
    es: 'Cinco pasos, de la llamada a la primera factura',
    en: 'Five steps, from the call to the first invoice',
  },
  lead: {
    es: 'Unos {{setupDays}} días hábiles, {{setupMonths}} meses, con la documentación completa. Notarías, bancos y autoridades tienen sus propios tiempos.',
    en: 'About {{setupDays}} working days, or {{setupMonths}} months, with complete documents. Notaries, banks and authorities keep their own times.',
  },
  items: [
    {
      title: { es: 'Primera llamada', en: 'First call' },
      text: {
        es: 'Usted sale con la vía recomendada y la lista de lo que debe pedir en su país.',
        en: 'You leave with a recommended route and the list of what to obtain in your country.',
      },
    },
    {
      title: { es: 'Poderes', en: 'Powers of attorney' },
      text: {
        es: 'Los socios firman ante notario en su país y apostillan. Un perito traduce.',
        en: 'The shareholders sign before a notary at home and get the apostille. An expert translates.',
      },
    },
    {
      title: { es: 'Acta', en: 'Deed' },
      text: {
        es: 'Firma ante notario o corredor, Registro Público de Comercio y RNIE.',
        en: 'Signature before a notary or public broker, then the Public Registry of Commerce and the RNIE.',
      },
    },
    {
      title: { es: 'Altas', en: 'Registrations' },
      text: {
        es: 'RFC, e.firma, domicilio fiscal, cuenta bancaria y registro patronal.',
        en: 'RFC, e.firma, tax address, bank account and employer registration.',
      },
    },
    {
      title: { es: 'Primera factura', en: 'First invoice' },
      text: {
        es: 'Sello digital activo, datos revisados antes de timbrar y contabilidad abierta.',
        en: 'Digital seal active, data checked before the invoice is issued, and books open.',
      },
    },
  ],
});
