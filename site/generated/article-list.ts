// Generated from articles.list of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledArticleList } from '#contract';

/** The time zone in which articles are published. */
export const timeZone = 'America/Mexico_City';

/** The texts of the list of articles. */
export const articleList: CompiledArticleList | undefined = {
  page: 'blog',
  href: { es: '/blog', en: '/en/blog' },
  lead: {
    es: 'Respondemos por escrito lo que nos preguntan en consulta. Cada artículo remite a la ley o a la página oficial en que se apoya.',
    en: 'We answer in writing what people ask us in consultations. Each article cites the law or the official page it relies on.',
  },
  description: {
    es: 'Guías sobre cierres fiscales, contratos, regulación fintech, prevención de lavado de dinero y empresas extranjeras en México.',
    en: 'Guides to tax year-ends, contracts, fintech regulation, anti-money-laundering and foreign companies in Mexico.',
  },
  heading: { es: 'Blog legal y contable', en: 'Legal and accounting blog' },
  all: { es: 'Todos los temas', en: 'All topics' },
  categories: { es: 'Temas', en: 'Topics' },
  pages: { es: 'Páginas', en: 'Pages' },
  newer: { es: 'Artículos más recientes', en: 'Newer articles' },
  older: { es: 'Artículos anteriores', en: 'Older articles' },
  position: { es: 'Página {{page}} de {{pages}}', en: 'Page {{page}} of {{pages}}' },
  updated: { es: 'Actualizado el {{date}}', en: 'Updated on {{date}}' },
  related: { es: 'Para seguir leyendo', en: 'Read next' },
  feed: { es: 'Suscribirse por RSS', en: 'Subscribe by RSS' },
  readingTime: {
    one: { es: '{{count}} minuto de lectura', en: '{{count}} minute to read' },
    other: { es: '{{count}} minutos de lectura', en: '{{count}} minutes to read' },
  },
};
