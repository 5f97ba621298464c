import { book, defineArticles, linkTo } from '#schema';
import braces from './braces.ts';
import firstVisit from './first-visit.ts';
import newCentury from './new-century.ts';
import whitening from './whitening.ts';

/** The clinic's advice, one file each: two published articles, a draft and one for later. */
export const articles = defineArticles({
  back: linkTo('blog', { es: 'Volver al blog', en: 'Back to the blog' }),
  share: { es: 'Compartir', en: 'Share' },
  actions: [book('newClients')],
  categories: { cuidados: { es: 'Cuidados', en: 'Care' }, visitas: { es: 'Visitas', en: 'Visits' } },
  list: {
    page: 'blog',
    description: {
      es: 'Consejos de nuestros dentistas en Guadalajara: cómo cuidar los dientes en casa y cómo prepararse para cada visita.',
      en: 'Advice from our dentists in Guadalajara: how to look after your teeth at home and how to prepare for each visit.',
    },
    heading: { es: 'Consejos del dentista', en: 'Advice from the dentist' },
    lead: { es: 'Lo que decimos en el consultorio, por escrito.', en: 'What we say at the surgery, in writing.' },
    all: { es: 'Todos los temas', en: 'All topics' },
    categories: { es: 'Temas', en: 'Topics' },
    pages: { es: 'Páginas', en: 'Pages' },
    newer: { es: 'Textos más recientes', en: 'Newer texts' },
    older: { es: 'Textos anteriores', en: 'Older texts' },
    position: { es: 'Página {{page}} de {{pages}}', en: 'Page {{page}} of {{pages}}' },
    readingTime: {
      one: { es: '{{count}} minuto de lectura', en: '{{count}} minute to read' },
      other: { es: '{{count}} minutos de lectura', en: '{{count}} minutes to read' },
    },
    updated: { es: 'Actualizado el {{date}}', en: 'Updated on {{date}}' },
    related: { es: 'Para seguir leyendo', en: 'Read next' },
    feed: { es: 'Suscribirse por RSS', en: 'Subscribe by RSS' },
  },
  entries: [firstVisit, braces, whitening, newCentury],
});
