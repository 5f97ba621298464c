import { book, defineArticles, linkTo } from '#schema';
import primerCierreFiscal from './primer-cierre-fiscal.ts';

/** The blog's articles: one file each, named like its slug. A new one is imported here and listed in `entries`. */
export const articles = defineArticles({
  back: linkTo('blog', { es: 'Volver al blog', en: 'Back to the blog' }),
  share: { es: 'Compartir', en: 'Share' },
  actions: [book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
  entries: [primerCierreFiscal],
});
