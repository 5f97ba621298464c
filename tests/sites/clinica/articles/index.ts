import { defineArticles, linkTo } from '#schema';
import braces from './braces.ts';
import extraction from './extraction.ts';
import firstVisit from './first-visit.ts';
import newCentury from './new-century.ts';
import whitening from './whitening.ts';

/** The clinic's advice: one file each. */
export const articles = defineArticles({
  back: linkTo('advice', { es: 'Todos los consejos', en: 'All advice', fr: 'Tous les conseils' }),
  share: { es: 'Compartir', en: 'Share', fr: 'Partager' },
  actions: [
    linkTo(
      'home',
      { es: 'Pedir una cita', en: 'Request an appointment', fr: 'Demander un rendez-vous' },
      { hash: 'cita' },
    ),
  ],
  categories: {
    cuidados: { es: 'Cuidados', en: 'Care', fr: 'Soins' },
    visitas: { es: 'Visitas', en: 'Visits', fr: 'Visites' },
  },
  list: {
    page: 'advice',
    description: {
      es: 'Consejos de nuestros dentistas en Guadalajara: cómo cuidar los dientes en casa y cómo prepararse para cada visita.',
      en: 'Advice from our dentists in Guadalajara: how to look after your teeth at home and how to prepare for each visit.',
      fr: 'Les conseils de nos dentistes à Guadalajara : prendre soin de ses dents à la maison et préparer chaque visite.',
    },
    heading: { es: 'Consejos', en: 'Advice', fr: 'Conseils' },
    lead: {
      es: 'Lo que decimos en el consultorio, por escrito.',
      en: 'What we say at the surgery, in writing.',
      fr: 'Ce que nous disons au cabinet, par écrit.',
    },
    all: { es: 'Todos', en: 'All', fr: 'Tous' },
    categories: { es: 'Temas', en: 'Topics', fr: 'Thèmes' },
    pages: { es: 'Páginas', en: 'Pages', fr: 'Pages' },
    newer: { es: 'Más recientes', en: 'Newer', fr: 'Plus récents' },
    older: { es: 'Anteriores', en: 'Older', fr: 'Plus anciens' },
    position: {
      es: 'Página {{page}} de {{pages}}',
      en: 'Page {{page}} of {{pages}}',
      fr: 'Page {{page}} sur {{pages}}',
    },
    readingTime: {
      one: { es: '{{count}} minuto de lectura', en: '{{count}} minute to read', fr: '{{count}} minute de lecture' },
      other: {
        es: '{{count}} minutos de lectura',
        en: '{{count}} minutes to read',
        fr: '{{count}} minutes de lecture',
      },
    },
    updated: { es: 'Actualizado el {{date}}', en: 'Updated on {{date}}', fr: 'Mis à jour le {{date}}' },
    related: { es: 'Siga leyendo', en: 'Read on', fr: 'À lire aussi' },
    feed: { es: 'Recibirlos por RSS', en: 'Get them by RSS', fr: 'Les recevoir par RSS' },
  },
  entries: [firstVisit, extraction, braces, whitening, newCentury],
});
