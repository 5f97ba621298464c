import { steps } from '#schema';

/** The way from the first call to the first invoice. */
export const route = steps({
  id: 'ruta',
  heading: {
    es: 'Cinco pasos a la primera factura',
    en: 'Five steps to the first invoice',
  },
  items: [
    {
      title: { es: 'Primera llamada', en: 'First call' },
      text: {
        es: 'La vía y la lista de documentos.',
        en: 'The route and the list of documents.',
      },
    },
    {
      title: { es: 'Poderes', en: 'Powers of attorney' },
      text: {
        es: 'Se firman y apostillan en su país.',
        en: 'Signed and apostilled in your country.',
      },
    },
    {
      title: { es: 'Acta', en: 'Deed' },
      text: {
        es: 'Notaría, Registro Público y RNIE.',
        en: 'Notary, public registry and RNIE.',
      },
    },
    {
      title: { es: 'Altas', en: 'Registrations' },
      text: {
        es: 'RFC, e.firma, banco y registro patronal.',
        en: 'RFC, e.firma, bank, employer registration.',
      },
    },
    {
      title: { es: 'Primera factura', en: 'First invoice' },
      text: {
        es: 'Sello digital activo y contabilidad abierta.',
        en: 'Digital seal active and books open.',
      },
    },
  ],
});
