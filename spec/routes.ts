import { defineUnavailable, definePaths, defineRedirects, defineRobots } from '#schema';

/** Every page's path. English lives at the same path under `/en`. */
export const pages = definePaths({
  home: { path: '/inicio', label: { es: 'Inicio', en: 'Home' } },
  company: { path: '/empresa', label: { es: 'Empresa', en: 'Company' } },
  about: { path: '/empresa/acerca', label: { es: 'Acerca de nosotros', en: 'About us' } },
  values: { path: '/empresa/valores', label: { es: 'Nuestros valores', en: 'Our values' } },
  careers: { path: '/empresa/careers', label: { es: 'Trabaje con nosotros', en: 'Careers' } },
  'success-stories': {
    path: '/casos-exito',
    label: { es: 'Casos de éxito', en: 'Success stories' },
    parent: 'company',
  },
  services: { path: '/servicios', label: { es: 'Todos los servicios', en: 'All services' } },
  'legal-advice': { path: '/servicios/asesoria-legal', label: { es: 'Asesoría legal', en: 'Legal advice' } },
  'fiscal-accounting': {
    path: '/servicios/contabilidad-fiscal',
    label: { es: 'Contabilidad fiscal', en: 'Tax accounting' },
  },
  'fintech-selector': {
    path: '/servicios/cumplimiento-financiero-y-fintech',
    label: { es: 'Cumplimiento financiero y fintech', en: 'Financial and fintech compliance' },
    aliases: ['/cumplimiento-fintech'],
  },
  'fintech-detail': {
    path: '/servicios/cumplimiento-fintech-detalle',
    label: { es: 'Cumplimiento fintech en detalle', en: 'Fintech compliance in detail' },
    aliases: ['/cumplimiento-fintech-detalle'],
    parent: 'fintech-selector',
  },
  'fintech-landing': {
    path: '/cumplimiento-fintech-landing',
    label: { es: 'Diagnóstico fintech', en: 'Fintech assessment' },
    parent: 'fintech-selector',
  },
  'pld-vulnerables': {
    path: '/servicios/pld-actividades-vulnerables',
    label: { es: 'Antilavado (PLD) para actividades vulnerables', en: 'AML for vulnerable activities' },
  },
  'pld-fintech': {
    path: '/servicios/pld-fintech',
    label: { es: 'PLD/FT para entidades financieras', en: 'AML/CFT for financial institutions' },
    aliases: ['/pld-fintech'],
    parent: 'fintech-selector',
  },
  treasury: { path: '/servicios/tesoreria', label: { es: 'Tesorería', en: 'Treasury' } },
  softlanding: {
    path: '/servicios/softlanding-mexico',
    label: { es: 'Softlanding en México', en: 'Soft landing in Mexico' },
    aliases: ['/softlanding'],
  },
  'softlanding-landing': {
    path: '/softlanding-landing',
    label: { es: 'Softlanding para empresas extranjeras', en: 'Soft landing for foreign companies' },
    parent: 'softlanding',
  },
  'softlanding-promo': {
    path: '/softlanding-promo',
    label: { es: 'Softlanding para empresas tecnológicas', en: 'Soft landing for tech companies' },
    parent: 'softlanding',
  },
  'ai-advisory': {
    path: '/servicios/asesoria-ia',
    label: { es: 'Asesoría en IA', en: 'AI advisory' },
  },
  contact: { path: '/contacto', label: { es: 'Contacto', en: 'Contact' } },
  blog: { path: '/blog', label: { es: 'Blog', en: 'Blog' } },
  article: {
    path: '/blog/{slug}',
    shows: 'articles',
    // What addresses answer with that no article has.
    canonicalParameter: 'primer-cierre-fiscal',
    label: { es: 'Artículo', en: 'Article' },
  },
  thanks: { path: '/gracias', label: { es: 'Gracias', en: 'Thank you' }, indexable: false },
  'data-confirmation': {
    path: '/confirmacion-de-datos',
    label: { es: 'Confirmación de datos', en: 'Data confirmation' },
    indexable: false,
  },
  terms: {
    path: '/terminos',
    label: { es: 'Términos y condiciones', en: 'Terms and conditions' },
    aliases: ['/legal/terminos'],
  },
  privacy: {
    path: '/privacidad',
    label: { es: 'Aviso de privacidad', en: 'Privacy notice' },
    aliases: ['/legal/privacidad'],
  },
  'legal-data': { path: '/datos-legales', label: { es: 'Datos legales', en: 'Legal information' } },
  accessibility: { path: '/accesibilidad', label: { es: 'Accesibilidad', en: 'Accessibility' } },
  integrations: {
    path: '/integrations',
    label: { es: 'Integraciones', en: 'Integrations' },
    indexable: false,
  },
  auth: { path: '/auth', label: { es: 'Acceso', en: 'Sign in' }, indexable: false },
  'not-found': { path: '/404', label: { es: 'Página no encontrada', en: 'Page not found' }, indexable: false },
});

/** Paths that lead to a page's own path. */
export const redirects = defineRedirects([{ from: '/', to: 'home' }]);

/** Destinations that do not exist yet and answer with the not-found page. */
export const unavailable = defineUnavailable({
  'integration-setup': {
    path: '/integrations/hubspot',
    label: { es: 'Configurar la integración', en: 'Set up the integration' },
  },
  'dashboard-home': { path: '/home', label: { es: 'Inicio del panel', en: 'Dashboard home' } },
  dashboard: { path: '/dashboard', label: { es: 'Panel', en: 'Dashboard' } },
});

/** Sections that the pages no longer have. */
export const removed = [
  '/servicios/pld-fintech#centros-cambiarios',
  '/servicios/pld-fintech#sofipo',
  '/servicios/pld-fintech#sofom',
  '/servicios/pld-fintech#transmisores',
  '/servicios/softlanding-mexico#segun-su-empresa',
  '/servicios/tesoreria#terceros',
  '/softlanding-landing#documentos',
  '/softlanding-promo#contratar',
];

/** The rules for crawlers: none is excluded. */
export const robots = defineRobots({});
