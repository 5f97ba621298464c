import { steps } from '#schema';

/** The way from the first call to the first invoice. */
export const route = steps({
  id: 'ruta',
  heading: {
    es: 'Cinco pasos, de la llamada a la primera factura',
    en: 'Five steps, from the call to the first invoice',
  },
  lead: {
    es: 'Como referencia, poner en marcha una empresa toma {{setupDays}} días hábiles, unos {{setupMonths}} meses, con la documentación completa. Los tiempos de notarías, bancos y autoridades no dependen de nosotros; le informamos de cada avance.',
    en: 'As a guide, setting up a company takes {{setupDays}} working days, about {{setupMonths}} months, once your documents are complete. The timing of notaries, banks and authorities is out of our hands; we report progress at every step.',
  },
  items: [
    {
      title: { es: 'Primera llamada', en: 'First call' },
      text: {
        es: 'Actividad, socios, país y fecha. Usted sale con la vía recomendada y la lista de lo que debe pedir en su país.',
        en: 'Activity, shareholders, country and date. You leave with a recommended route and the list of what to obtain in your country.',
      },
    },
    {
      title: { es: 'Poderes', en: 'Powers of attorney' },
      text: {
        es: 'Los socios firman ante notario en su país y apostillan o legalizan. Un perito autorizado traduce.',
        en: 'The shareholders sign before a notary in their country and have the documents apostilled or legalized. An authorized translator puts them into Spanish.',
      },
    },
    {
      title: { es: 'Acta', en: 'Deed' },
      text: {
        es: 'Denominación autorizada, firma ante notario o corredor público, inscripción en el Registro Público de Comercio y RNIE.',
        en: 'Company name authorized, signature before a notary or a corredor público (public broker), entry in the Public Registry of Commerce and the RNIE.',
      },
    },
    {
      title: { es: 'Altas', en: 'Registrations' },
      text: {
        es: 'RFC, e.firma del representante legal y de la sociedad, domicilio fiscal, cuenta bancaria y registro patronal.',
        en: 'RFC, the e.firma of the legal representative and of the company, tax address, bank account and employer registration.',
      },
    },
    {
      title: { es: 'Primera factura', en: 'First invoice' },
      text: {
        es: 'Sello digital activo, datos del primer CFDI revisados antes de timbrar y contabilidad abierta, con el calendario de los meses que siguen.',
        en: 'Digital seal active, the data of the first CFDI checked before it is issued and books open, with the calendar of the months ahead.',
      },
    },
  ],
});
