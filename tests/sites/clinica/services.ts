import { defineServices } from '#schema';

/** The three services, in the order in which the site shows them. */
export const services = defineServices({
  treatments: {
    title: { es: 'Tratamientos dentales', en: 'Dental treatments' },
    description: { es: 'Prevención, ortodoncia e implantes.', en: 'Prevention, orthodontics and implants.' },
    page: 'treatments',
    motif: 'treatments',
  },
  assessment: {
    title: { es: 'Valoración y precios', en: 'Assessment and prices' },
    shortTitle: { es: 'Precios', en: 'Prices' },
    description: { es: 'Un presupuesto para {{quoteDays}} días.', en: 'A quote for {{quoteDays}} days.' },
    page: 'prices',
  },
  softlanding: {
    title: { es: 'Convenios para empresas', en: 'Plans for companies' },
    description: { es: 'Para el personal de empresas extranjeras.', en: 'For the staff of foreign companies.' },
    page: 'softlanding',
    motif: 'softlanding',
  },
});
