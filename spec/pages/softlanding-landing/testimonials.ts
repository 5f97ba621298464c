import { quotes, sample } from '#schema';

/** Three testimonials, each a representative example. */
export const testimonials = quotes({
  id: 'testimonios',
  heading: { es: 'Testimonios: cómo se ve desde la matriz', en: 'Testimonials: the view from the parent company' },
  lead: {
    es: 'Ejemplos representativos, estrellas incluidas.',
    en: 'Representative examples, stars included.',
  },
  flag: { es: 'Ejemplo representativo', en: 'Representative example' },
  items: [
    sample({
      text: {
        es: 'Desde la primera llamada supimos qué documentos apostillar y cuáles no.',
        en: 'From the first call we knew which documents to apostille and which not.',
      },
      author: {
        es: 'Directora de finanzas, fabricante de maquinaria, Alemania',
        en: 'Chief financial officer, machinery manufacturer, Germany',
      },
      rating: 5,
    }),
    sample({
      text: {
        es: 'Nos dieron un calendario que pude llevar al consejo.',
        en: 'They gave us a calendar I could take to the board.',
      },
      author: {
        es: 'Fundador, empresa de comercio electrónico, Estados Unidos',
        en: 'Founder, e-commerce company, United States',
      },
      rating: 5,
    }),
    sample({
      text: {
        es: 'Cada mes recibo el mismo reporte, con lo que se presentó y lo que sigue.',
        en: 'Every month I get the same report, with what was filed and what comes next.',
      },
      author: {
        es: 'Responsable de filiales, consultora de ingeniería, España',
        en: 'Head of subsidiaries, engineering consultancy, Spain',
      },
      rating: 5,
    }),
  ],
});
