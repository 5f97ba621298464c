import { book, defineArticles, linkTo } from '#schema';
import primerCierreFiscal from './primer-cierre-fiscal.ts';

/** The blog's articles: one file each, named like its slug. A new one is imported here and listed in `entries`. */
export const articles = defineArticles({
  back: linkTo('blog', { es: 'Volver al blog', en: 'Back to the blog' }),
  share: { es: 'Compartir', en: 'Share' },
  actions: [book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
  categories: {
    contabilidad: { es: 'Contabilidad y fiscal', en: 'Accounting and tax' },
  },
  list: {
    page: 'blog',
    description: {
      es: 'Guías sobre cierres fiscales, contratos, regulación fintech, prevención de lavado de dinero y empresas extranjeras en México.',
      en: 'Guides to tax year-ends, contracts, fintech regulation, anti-money-laundering and foreign companies in Mexico.',
    },
    heading: { es: 'Blog legal y contable', en: 'Legal and accounting blog' },
    lead: {
      es: 'Respondemos por escrito lo que nos preguntan en consulta. Cada artículo remite a la ley o a la página oficial en que se apoya.',
      en: 'We answer in writing what people ask us in consultations. Each article cites the law or the official page it relies on.',
    },
    all: { es: 'Todos los temas', en: 'All topics' },
    categories: { es: 'Temas', en: 'Topics' },
    pages: { es: 'Páginas', en: 'Pages' },
    newer: { es: 'Artículos más recientes', en: 'Newer articles' },
    older: { es: 'Artículos anteriores', en: 'Older articles' },
    position: { es: 'Página {{page}} de {{pages}}', en: 'Page {{page}} of {{pages}}' },
    readingTime: {
      one: { es: '{{count}} minuto de lectura', en: '{{count}} minute to read' },
      other: { es: '{{count}} minutos de lectura', en: '{{count}} minutes to read' },
    },
    updated: { es: 'Actualizado el {{date}}', en: 'Updated on {{date}}' },
    related: { es: 'Para seguir leyendo', en: 'Read next' },
    feed: { es: 'Suscribirse por RSS', en: 'Subscribe by RSS' },
  },
  entries: [primerCierreFiscal],
});
