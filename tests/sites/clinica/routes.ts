import { defineUnavailable, definePaths, defineRedirects, defineRobots } from '#schema';

/** The languages of the pages that are not translated into French. */
const languages: ('es' | 'en')[] = ['es', 'en'];

/** Every page's path. English and French live at the same paths under `/en` and `/fr`. */
export const pages = definePaths({
  home: { path: '/inicio', label: { es: 'Inicio', en: 'Home', fr: 'Accueil' } },
  company: { path: '/empresa', label: { es: 'La clínica', en: 'The clinic' }, languages },
  careers: { path: '/empresa/careers', label: { es: 'Trabaje con nosotros', en: 'Careers' }, languages },
  services: { path: '/servicios', label: { es: 'Todos los servicios', en: 'All services' }, languages },
  treatments: { path: '/servicios/tratamientos', label: { es: 'Tratamientos', en: 'Treatments' }, languages },
  prices: { path: '/precios', label: { es: 'Precios', en: 'Prices' }, languages },
  softlanding: {
    path: '/servicios/softlanding-mexico',
    label: { es: 'Convenios para empresas', en: 'Plans for companies' },
    aliases: ['/softlanding'],
    languages,
  },
  'softlanding-promo': {
    path: '/softlanding-promo',
    label: { es: 'Convenio para equipos nuevos', en: 'Plan for new teams' },
    parent: 'softlanding',
    languages,
  },
  contact: { path: '/contacto', label: { es: 'Contacto', en: 'Contact', fr: 'Contact' }, aliases: ['/cita'] },
  blog: { path: '/blog', label: { es: 'Blog', en: 'Blog' }, languages },
  article: {
    path: '/blog/{slug}',
    shows: 'articles',
    // What addresses answer with that no article has.
    canonicalParameter: 'antes-de-la-primera-cita',
    label: { es: 'Artículo', en: 'Article', fr: 'Article' },
  },
  thanks: { path: '/gracias', label: { es: 'Gracias', en: 'Thank you' }, indexable: false, languages },
  terms: {
    path: '/terminos',
    label: { es: 'Términos y condiciones', en: 'Terms and conditions' },
    aliases: ['/legal/terminos'],
    languages,
  },
  privacy: {
    path: '/privacidad',
    label: { es: 'Aviso de privacidad', en: 'Privacy notice', fr: 'Confidentialité' },
    aliases: ['/legal/privacidad'],
  },
  integrations: {
    path: '/integrations',
    label: { es: 'Integraciones', en: 'Integrations' },
    indexable: false,
    languages,
  },
  auth: { path: '/auth', label: { es: 'Acceso', en: 'Sign in' }, indexable: false, languages },
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

/** Destinations that do not exist yet and answer with the not-found page. */
export const unavailable = defineUnavailable({
  'integration-setup': {
    path: '/integrations/hubspot',
    label: { es: 'Configurar la integración', en: 'Set up the integration' },
  },
  'dashboard-home': { path: '/home', label: { es: 'Inicio del panel', en: 'Dashboard home' } },
  dashboard: { path: '/dashboard', label: { es: 'Panel', en: 'Dashboard' } },
});

/** The prices have not been translated into French. */
export const removed = ['/fr/precios'];

/** The rules for crawlers: none is excluded. */
export const robots = defineRobots({});
