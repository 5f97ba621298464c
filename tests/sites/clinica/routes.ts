import { defineUnavailable, definePaths, defineRedirects } from '#schema';

/** Every page's path. English and French live at the same paths under `/en` and `/fr`. */
export const pages = definePaths({
  home: { path: '/inicio', label: { es: 'Inicio', en: 'Home', fr: 'Accueil' } },
  treatments: { path: '/tratamientos', label: { es: 'Tratamientos', en: 'Treatments', fr: 'Soins' } },
  clinic: { path: '/clinica', label: { es: 'La clínica', en: 'The clinic', fr: 'La clinique' } },
  prices: {
    path: '/precios',
    label: { es: 'Precios', en: 'Prices', fr: 'Tarifs' },
    languages: ['es', 'en'],
  },
  contact: {
    path: '/contacto',
    label: { es: 'Contacto', en: 'Contact', fr: 'Contact' },
    aliases: ['/cita'],
  },
  privacy: { path: '/privacidad', label: { es: 'Aviso de privacidad', en: 'Privacy notice', fr: 'Confidentialité' } },
  advice: { path: '/consejos', label: { es: 'Consejos', en: 'Advice', fr: 'Conseils' } },
  article: {
    path: '/consejos/{slug}',
    shows: 'articles',
    canonicalParameter: 'antes-de-la-primera-cita',
    label: { es: 'Consejo', en: 'Article', fr: 'Article' },
  },
  'not-found': {
    path: '/404',
    label: { es: 'Página no encontrada', en: 'Page not found', fr: 'Page introuvable' },
    indexable: false,
  },
});

/** Paths that lead to a page's own path. */
export const redirects = defineRedirects([
  { from: '/', to: 'home' },
  { from: '/tarifas', to: 'prices', status: 301 },
]);

/** There are no destinations that are yet to come. */
export const unavailable = defineUnavailable({});

/** The prices have not been translated into French. */
export const removed = ['/fr/precios'];
