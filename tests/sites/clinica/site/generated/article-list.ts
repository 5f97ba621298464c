// Generated from articles.list of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledArticleList } from '#contract';

/** The time zone in which articles are published. */
export const timeZone = 'America/Mexico_City';

/** The texts of the list of articles. */
export const articleList: CompiledArticleList | undefined = {
  page: 'advice',
  href: {
    es: '/consejos',
    en: '/en/consejos',
    fr: '/fr/consejos',
  },
  lead: {
    es: 'Lo que decimos en el consultorio, por escrito.',
    en: 'What we say at the surgery, in writing.',
    fr: 'Ce que nous disons au cabinet, par écrit.',
  },
  description: {
    es: 'Consejos de nuestros dentistas en Guadalajara: cómo cuidar los dientes en casa y cómo prepararse para cada visita.',
    en: 'Advice from our dentists in Guadalajara: how to look after your teeth at home and how to prepare for each visit.',
    fr: 'Les conseils de nos dentistes à Guadalajara : prendre soin de ses dents à la maison et préparer chaque visite.',
  },
  heading: {
    es: 'Consejos',
    en: 'Advice',
    fr: 'Conseils',
  },
  all: {
    es: 'Todos',
    en: 'All',
    fr: 'Tous',
  },
  categories: {
    es: 'Temas',
    en: 'Topics',
    fr: 'Thèmes',
  },
  pages: {
    es: 'Páginas',
    en: 'Pages',
    fr: 'Pages',
  },
  newer: {
    es: 'Más recientes',
    en: 'Newer',
    fr: 'Plus récents',
  },
  older: {
    es: 'Anteriores',
    en: 'Older',
    fr: 'Plus anciens',
  },
  position: {
    es: 'Página {{page}} de {{pages}}',
    en: 'Page {{page}} of {{pages}}',
    fr: 'Page {{page}} sur {{pages}}',
  },
  updated: {
    es: 'Actualizado el {{date}}',
    en: 'Updated on {{date}}',
    fr: 'Mis à jour le {{date}}',
  },
  related: {
    es: 'Siga leyendo',
    en: 'Read on',
    fr: 'À lire aussi',
  },
  feed: {
    es: 'Recibirlos por RSS',
    en: 'Get them by RSS',
    fr: 'Les recevoir par RSS',
  },
  readingTime: {
    one: {
      es: '{{count}} minuto de lectura',
      en: '{{count}} minute to read',
      fr: '{{count}} minute de lecture',
    },
    other: {
      es: '{{count}} minutos de lectura',
      en: '{{count}} minutes to read',
      fr: '{{count}} minutes de lecture',
    },
  },
};
