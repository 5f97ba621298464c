import { defineArticles, linkTo } from '#schema';
import firstVisit from './first-visit.ts';

/** The clinic's advice: one file each. */
export const articles = defineArticles({
  back: linkTo('home', { es: 'Volver al inicio', en: 'Back to the home page', fr: 'Retour à l’accueil' }),
  share: { es: 'Compartir', en: 'Share', fr: 'Partager' },
  actions: [linkTo('home', { es: 'Pedir una cita', en: 'Request an appointment', fr: 'Demander un rendez-vous' }, { hash: 'cita' })],
  entries: [firstVisit],
});
