// Generated from routes of the spec. Do not edit: change spec/ and run `npm run generate`.
import type { Locale } from '#schema';

/** The pages that are built. */
export const pageIds = [
  'home',
  'services',
  'legal-advice',
  'fiscal-accounting',
  'pld-vulnerables',
  'thanks',
  'data-confirmation',
  'terms',
  'privacy',
  'legal-data',
  'not-found',
] as const;
export type PageId = (typeof pageIds)[number];

/** An address that the site answers. */
export interface RouteEntry {
  readonly url: string;
  readonly page: PageId;
  readonly locale: Locale;
  /** The path of the page's own address in this language. */
  readonly canonical: string;
  /** The page's own address in each language. */
  readonly alternates: Readonly<Record<Locale, string>>;
  readonly status: 200 | 404;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
}

/** Every address that answers with a page, aliases included. */
export const routes: readonly RouteEntry[] = [
  {
    url: '/inicio',
    page: 'home',
    locale: 'es',
    canonical: '/inicio',
    alternates: {
      es: '/inicio',
      en: '/en/inicio',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/inicio',
    page: 'home',
    locale: 'en',
    canonical: '/en/inicio',
    alternates: {
      es: '/inicio',
      en: '/en/inicio',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/servicios',
    page: 'services',
    locale: 'es',
    canonical: '/servicios',
    alternates: {
      es: '/servicios',
      en: '/en/servicios',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios',
    page: 'services',
    locale: 'en',
    canonical: '/en/servicios',
    alternates: {
      es: '/servicios',
      en: '/en/servicios',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/servicios/asesoria-legal',
    page: 'legal-advice',
    locale: 'es',
    canonical: '/servicios/asesoria-legal',
    alternates: {
      es: '/servicios/asesoria-legal',
      en: '/en/servicios/asesoria-legal',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios/asesoria-legal',
    page: 'legal-advice',
    locale: 'en',
    canonical: '/en/servicios/asesoria-legal',
    alternates: {
      es: '/servicios/asesoria-legal',
      en: '/en/servicios/asesoria-legal',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/servicios/contabilidad-fiscal',
    page: 'fiscal-accounting',
    locale: 'es',
    canonical: '/servicios/contabilidad-fiscal',
    alternates: {
      es: '/servicios/contabilidad-fiscal',
      en: '/en/servicios/contabilidad-fiscal',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios/contabilidad-fiscal',
    page: 'fiscal-accounting',
    locale: 'en',
    canonical: '/en/servicios/contabilidad-fiscal',
    alternates: {
      es: '/servicios/contabilidad-fiscal',
      en: '/en/servicios/contabilidad-fiscal',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/servicios/pld-actividades-vulnerables',
    page: 'pld-vulnerables',
    locale: 'es',
    canonical: '/servicios/pld-actividades-vulnerables',
    alternates: {
      es: '/servicios/pld-actividades-vulnerables',
      en: '/en/servicios/pld-actividades-vulnerables',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios/pld-actividades-vulnerables',
    page: 'pld-vulnerables',
    locale: 'en',
    canonical: '/en/servicios/pld-actividades-vulnerables',
    alternates: {
      es: '/servicios/pld-actividades-vulnerables',
      en: '/en/servicios/pld-actividades-vulnerables',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/gracias',
    page: 'thanks',
    locale: 'es',
    canonical: '/gracias',
    alternates: {
      es: '/gracias',
      en: '/en/gracias',
    },
    status: 200,
    indexable: false,
  },
  {
    url: '/en/gracias',
    page: 'thanks',
    locale: 'en',
    canonical: '/en/gracias',
    alternates: {
      es: '/gracias',
      en: '/en/gracias',
    },
    status: 200,
    indexable: false,
  },
  {
    url: '/confirmacion-de-datos',
    page: 'data-confirmation',
    locale: 'es',
    canonical: '/confirmacion-de-datos',
    alternates: {
      es: '/confirmacion-de-datos',
      en: '/en/confirmacion-de-datos',
    },
    status: 200,
    indexable: false,
  },
  {
    url: '/en/confirmacion-de-datos',
    page: 'data-confirmation',
    locale: 'en',
    canonical: '/en/confirmacion-de-datos',
    alternates: {
      es: '/confirmacion-de-datos',
      en: '/en/confirmacion-de-datos',
    },
    status: 200,
    indexable: false,
  },
  {
    url: '/terminos',
    page: 'terms',
    locale: 'es',
    canonical: '/terminos',
    alternates: {
      es: '/terminos',
      en: '/en/terminos',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/legal/terminos',
    page: 'terms',
    locale: 'es',
    canonical: '/terminos',
    alternates: {
      es: '/terminos',
      en: '/en/terminos',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/terminos',
    page: 'terms',
    locale: 'en',
    canonical: '/en/terminos',
    alternates: {
      es: '/terminos',
      en: '/en/terminos',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/legal/terminos',
    page: 'terms',
    locale: 'en',
    canonical: '/en/terminos',
    alternates: {
      es: '/terminos',
      en: '/en/terminos',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/privacidad',
    page: 'privacy',
    locale: 'es',
    canonical: '/privacidad',
    alternates: {
      es: '/privacidad',
      en: '/en/privacidad',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/legal/privacidad',
    page: 'privacy',
    locale: 'es',
    canonical: '/privacidad',
    alternates: {
      es: '/privacidad',
      en: '/en/privacidad',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/privacidad',
    page: 'privacy',
    locale: 'en',
    canonical: '/en/privacidad',
    alternates: {
      es: '/privacidad',
      en: '/en/privacidad',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/legal/privacidad',
    page: 'privacy',
    locale: 'en',
    canonical: '/en/privacidad',
    alternates: {
      es: '/privacidad',
      en: '/en/privacidad',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/datos-legales',
    page: 'legal-data',
    locale: 'es',
    canonical: '/datos-legales',
    alternates: {
      es: '/datos-legales',
      en: '/en/datos-legales',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/datos-legales',
    page: 'legal-data',
    locale: 'en',
    canonical: '/en/datos-legales',
    alternates: {
      es: '/datos-legales',
      en: '/en/datos-legales',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/404',
    page: 'not-found',
    locale: 'es',
    canonical: '/404',
    alternates: {
      es: '/404',
      en: '/en/404',
    },
    status: 404,
    indexable: false,
  },
  {
    url: '/en/404',
    page: 'not-found',
    locale: 'en',
    canonical: '/en/404',
    alternates: {
      es: '/404',
      en: '/en/404',
    },
    status: 404,
    indexable: false,
  },
];

/** Addresses that lead to another one. */
export const redirects: readonly { readonly from: string; readonly to: string; readonly status: 301 | 302 | 308 }[] = [
  {
    from: '/',
    to: '/inicio',
    status: 302,
  },
  {
    from: '/en',
    to: '/en/inicio',
    status: 302,
  },
];

/** Declared addresses that answer with the not-found page, because their page is not built or does not exist. */
export const missing: readonly string[] = [
  '/empresa',
  '/en/empresa',
  '/empresa/acerca',
  '/en/empresa/acerca',
  '/empresa/valores',
  '/en/empresa/valores',
  '/empresa/careers',
  '/en/empresa/careers',
  '/casos-exito',
  '/en/casos-exito',
  '/servicios/cumplimiento-financiero-y-fintech',
  '/en/servicios/cumplimiento-financiero-y-fintech',
  '/cumplimiento-fintech',
  '/en/cumplimiento-fintech',
  '/servicios/cumplimiento-fintech-detalle',
  '/en/servicios/cumplimiento-fintech-detalle',
  '/cumplimiento-fintech-detalle',
  '/en/cumplimiento-fintech-detalle',
  '/cumplimiento-fintech-landing',
  '/en/cumplimiento-fintech-landing',
  '/servicios/pld-fintech',
  '/en/servicios/pld-fintech',
  '/pld-fintech',
  '/en/pld-fintech',
  '/servicios/tesoreria',
  '/en/servicios/tesoreria',
  '/servicios/softlanding-mexico',
  '/en/servicios/softlanding-mexico',
  '/softlanding',
  '/en/softlanding',
  '/softlanding-landing',
  '/en/softlanding-landing',
  '/softlanding-promo',
  '/en/softlanding-promo',
  '/servicios/asesoria-ia',
  '/en/servicios/asesoria-ia',
  '/contacto',
  '/en/contacto',
  '/blog',
  '/en/blog',
  '/integrations',
  '/en/integrations',
  '/auth',
  '/en/auth',
  '/integrations/hubspot',
  '/en/integrations/hubspot',
  '/home',
  '/en/home',
  '/dashboard',
  '/en/dashboard',
];

/** The page that answers for every unknown address. */
export const notFoundPage: PageId = 'not-found';
