import { definePage, download, formSection, hero } from '#schema';
import { priceTable } from '../blocks/price-table/schema.ts';

/** What everything costs: the page that the clinic's own kind of block is for. */
export default definePage({
  id: 'prices',
  layout: 'service',
  title: { es: 'Precios de los tratamientos', en: 'Prices of treatments' },
  description: {
    es: 'Precios en pesos mexicanos de revisiones, limpiezas, ortodoncia, implantes y estética dental en Guadalajara, con IVA incluido.',
    en: 'Prices in Mexican pesos of check-ups, cleaning, orthodontics, implants and cosmetic dentistry in Guadalajara, VAT included.',
  },
  blocks: [
    hero({
      eyebrow: { es: 'Precios', en: 'Prices' },
      heading: { es: 'Lo que cuesta, antes de empezar', en: 'What it costs, before we start' },
      lead: { es: 'En la valoración recibe el suyo por escrito.', en: 'At the assessment you get yours in writing.' },
      actions: [
        download({ file: 'lista-de-precios.pdf', label: { es: 'Descargar', en: 'Download' }, style: 'secondary' }),
      ],
    }),
    priceTable({
      id: 'lista',
      heading: { es: 'Lista de precios', en: 'Price list' },
      currency: 'MXN',
      columns: { treatment: { es: 'Tratamiento', en: 'Treatment' }, price: { es: 'Precio', en: 'Price' } },
      from: { es: 'desde', en: 'from' },
      rows: [
        { treatment: { es: 'Valoración', en: 'Assessment' }, price: 450 },
        { treatment: { es: 'Brackets', en: 'Braces' }, price: 32_000, isFrom: true },
      ],
      note: { es: 'En pesos mexicanos, con IVA.', en: 'In Mexican pesos, VAT included.' },
    }),
    formSection({
      id: 'cita',
      form: 'appointment',
      heading: { es: 'Pida su cita', en: 'Request an appointment' },
      lead: { es: 'Respondemos en {{responseHours}} horas.', en: 'We answer within {{responseHours}} hours.' },
    }),
  ],
});
