import { defineServices } from '#schema';

/** The three services, in the order in which the site shows them. */
export const services = defineServices({
  treatments: {
    title: { es: 'Tratamientos dentales', en: 'Dental treatments' },
    description: {
      es: 'Prevención, ortodoncia e implantes, con un plan por escrito antes de empezar.',
      en: 'Prevention, orthodontics and implants, with a written plan before we start.',
    },
    page: 'treatments',
    motif: 'treatments',
  },
  assessment: {
    title: { es: 'Valoración y precios', en: 'Assessment and prices' },
    shortTitle: { es: 'Precios', en: 'Prices' },
    description: {
      es: 'Una revisión con fotografías y un presupuesto que no cambia durante {{quoteDays}} días.',
      en: 'A check-up with photographs and a quote that holds for {{quoteDays}} days.',
    },
    page: 'prices',
  },
  softlanding: {
    title: { es: 'Convenios para empresas', en: 'Plans for companies' },
    description: {
      es: 'Atención dental para el personal de empresas extranjeras que llegan a Guadalajara.',
      en: 'Dental care for the staff of foreign companies that come to Guadalajara.',
    },
    page: 'softlanding',
    motif: 'softlanding',
  },
});
