// Generated from articles.list of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledArticleList } from '#contract';

/** The time zone in which articles are published. */
export const timeZone = 'America/Mexico_City';

/** The texts of the list of articles. */
export const articleList: CompiledArticleList | undefined = {
  page: 'blog',
  href: { es: '/blog', en: '/en/blog', fr: '/blog' },
  lead: {
    es: 'Lo que decimos en el consultorio, por escrito.',
    en: 'What we say at the surgery, in writing.',
    fr: 'Lo que decimos en el consultorio, por escrito.',
  },
  description: {
    es: 'Consejos de nuestros dentistas en Guadalajara: cómo cuidar los dientes en casa y cómo prepararse para cada visita.',
    en: 'Advice from our dentists in Guadalajara: how to look after your teeth at home and how to prepare for each visit.',
    fr: 'Consejos de nuestros dentistas en Guadalajara: cómo cuidar los dientes en casa y cómo prepararse para cada visita.',
  },
  heading: { es: 'Consejos del dentista', en: 'Advice from the dentist', fr: 'Consejos del dentista' },
  all: { es: 'Todos los temas', en: 'All topics', fr: 'Todos los temas' },
  categories: { es: 'Temas', en: 'Topics', fr: 'Temas' },
  pages: { es: 'Páginas', en: 'Pages', fr: 'Páginas' },
  newer: { es: 'Textos más recientes', en: 'Newer texts', fr: 'Textos más recientes' },
  older: { es: 'Textos anteriores', en: 'Older texts', fr: 'Textos anteriores' },
  position: {
    es: 'Página {{page}} de {{pages}}',
    en: 'Page {{page}} of {{pages}}',
    fr: 'Página {{page}} de {{pages}}',
  },
  updated: { es: 'Actualizado el {{date}}', en: 'Updated on {{date}}', fr: 'Actualizado el {{date}}' },
  related: { es: 'Para seguir leyendo', en: 'Read next', fr: 'Para seguir leyendo' },
  feed: { es: 'Suscribirse por RSS', en: 'Subscribe by RSS', fr: 'Suscribirse por RSS' },
  readingTime: {
    one: { es: '{{count}} minuto de lectura', en: '{{count}} minute to read', fr: '{{count}} minuto de lectura' },
    other: { es: '{{count}} minutos de lectura', en: '{{count}} minutes to read', fr: '{{count}} minutos de lectura' },
  },
};
