// Generated from routes of the spec. Do not edit: change spec/ and run `npm run generate`.
import type { Locale } from '#schema';
import articles from './articles.json' with { type: 'json' };

/** The pages that are built. */
export const pageIds = [
  'home',
  'company',
  'about',
  'values',
  'careers',
  'success-stories',
  'services',
  'legal-advice',
  'fiscal-accounting',
  'fintech-selector',
  'fintech-detail',
  'fintech-landing',
  'pld-vulnerables',
  'pld-fintech',
  'treasury',
  'softlanding',
  'softlanding-landing',
  'softlanding-promo',
  'ai-advisory',
  'contact',
  'blog',
  'thanks',
  'data-confirmation',
  'terms',
  'privacy',
  'legal-data',
  'integrations',
  'auth',
  'not-found',
  'article',
] as const;
export type PageId = (typeof pageIds)[number];

/** An address that the site answers. */
export interface RouteEntry {
  readonly url: string;
  /** A regular expression: every address that it matches answers with this page, and its url only names the file. */
  readonly pattern?: string;
  readonly page: PageId;
  /** The slug of the article that it shows. */
  readonly article?: string;
  readonly locale: Locale;
  /** The path of the page's own address in this language. */
  readonly canonical: string;
  /** The page's own address in each language. */
  readonly alternates: Readonly<Record<Locale, string>>;
  readonly status: 200 | 404;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
  /** The day of what the page shows, where it has one. */
  readonly modified?: string;
  /** The page whose share image stands for it as well, where it has none of its own. */
  readonly shareImagePage?: PageId;
  /** Origins whose scripts and frames the page embeds. */
  readonly scriptSources?: readonly string[];
  /** Origins that the page's scripts connect to. */
  readonly connectSources?: readonly string[];
}

/** The addresses of an article. */
export const articleRoutes = ({
  slug,
  date,
}: {
  readonly slug: string;
  readonly date: string;
}): readonly RouteEntry[] => {
  const alternates = { es: `/blog/${slug}`, en: `/en/blog/${slug}` };
  const shared = {
    ...({
      page: 'article',
      status: 200,
      indexable: true,
      shareImagePage: 'blog',
    } as const),
    article: slug,
    alternates,
    modified: date,
  };
  return [
    { url: alternates.es, canonical: alternates.es, locale: 'es', ...shared },
    { url: alternates.en, canonical: alternates.en, locale: 'en', ...shared },
  ];
};

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
    url: '/empresa',
    page: 'company',
    locale: 'es',
    canonical: '/empresa',
    alternates: {
      es: '/empresa',
      en: '/en/empresa',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/empresa',
    page: 'company',
    locale: 'en',
    canonical: '/en/empresa',
    alternates: {
      es: '/empresa',
      en: '/en/empresa',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/empresa/acerca',
    page: 'about',
    locale: 'es',
    canonical: '/empresa/acerca',
    alternates: {
      es: '/empresa/acerca',
      en: '/en/empresa/acerca',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/empresa/acerca',
    page: 'about',
    locale: 'en',
    canonical: '/en/empresa/acerca',
    alternates: {
      es: '/empresa/acerca',
      en: '/en/empresa/acerca',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/empresa/valores',
    page: 'values',
    locale: 'es',
    canonical: '/empresa/valores',
    alternates: {
      es: '/empresa/valores',
      en: '/en/empresa/valores',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/empresa/valores',
    page: 'values',
    locale: 'en',
    canonical: '/en/empresa/valores',
    alternates: {
      es: '/empresa/valores',
      en: '/en/empresa/valores',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/empresa/careers',
    page: 'careers',
    locale: 'es',
    canonical: '/empresa/careers',
    alternates: {
      es: '/empresa/careers',
      en: '/en/empresa/careers',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/empresa/careers',
    page: 'careers',
    locale: 'en',
    canonical: '/en/empresa/careers',
    alternates: {
      es: '/empresa/careers',
      en: '/en/empresa/careers',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/casos-exito',
    page: 'success-stories',
    locale: 'es',
    canonical: '/casos-exito',
    alternates: {
      es: '/casos-exito',
      en: '/en/casos-exito',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/casos-exito',
    page: 'success-stories',
    locale: 'en',
    canonical: '/en/casos-exito',
    alternates: {
      es: '/casos-exito',
      en: '/en/casos-exito',
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
    url: '/servicios/cumplimiento-financiero-y-fintech',
    page: 'fintech-selector',
    locale: 'es',
    canonical: '/servicios/cumplimiento-financiero-y-fintech',
    alternates: {
      es: '/servicios/cumplimiento-financiero-y-fintech',
      en: '/en/servicios/cumplimiento-financiero-y-fintech',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/cumplimiento-fintech',
    page: 'fintech-selector',
    locale: 'es',
    canonical: '/servicios/cumplimiento-financiero-y-fintech',
    alternates: {
      es: '/servicios/cumplimiento-financiero-y-fintech',
      en: '/en/servicios/cumplimiento-financiero-y-fintech',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios/cumplimiento-financiero-y-fintech',
    page: 'fintech-selector',
    locale: 'en',
    canonical: '/en/servicios/cumplimiento-financiero-y-fintech',
    alternates: {
      es: '/servicios/cumplimiento-financiero-y-fintech',
      en: '/en/servicios/cumplimiento-financiero-y-fintech',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/cumplimiento-fintech',
    page: 'fintech-selector',
    locale: 'en',
    canonical: '/en/servicios/cumplimiento-financiero-y-fintech',
    alternates: {
      es: '/servicios/cumplimiento-financiero-y-fintech',
      en: '/en/servicios/cumplimiento-financiero-y-fintech',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/servicios/cumplimiento-fintech-detalle',
    page: 'fintech-detail',
    locale: 'es',
    canonical: '/servicios/cumplimiento-fintech-detalle',
    alternates: {
      es: '/servicios/cumplimiento-fintech-detalle',
      en: '/en/servicios/cumplimiento-fintech-detalle',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/cumplimiento-fintech-detalle',
    page: 'fintech-detail',
    locale: 'es',
    canonical: '/servicios/cumplimiento-fintech-detalle',
    alternates: {
      es: '/servicios/cumplimiento-fintech-detalle',
      en: '/en/servicios/cumplimiento-fintech-detalle',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios/cumplimiento-fintech-detalle',
    page: 'fintech-detail',
    locale: 'en',
    canonical: '/en/servicios/cumplimiento-fintech-detalle',
    alternates: {
      es: '/servicios/cumplimiento-fintech-detalle',
      en: '/en/servicios/cumplimiento-fintech-detalle',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/cumplimiento-fintech-detalle',
    page: 'fintech-detail',
    locale: 'en',
    canonical: '/en/servicios/cumplimiento-fintech-detalle',
    alternates: {
      es: '/servicios/cumplimiento-fintech-detalle',
      en: '/en/servicios/cumplimiento-fintech-detalle',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/cumplimiento-fintech-landing',
    page: 'fintech-landing',
    locale: 'es',
    canonical: '/cumplimiento-fintech-landing',
    alternates: {
      es: '/cumplimiento-fintech-landing',
      en: '/en/cumplimiento-fintech-landing',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/cumplimiento-fintech-landing',
    page: 'fintech-landing',
    locale: 'en',
    canonical: '/en/cumplimiento-fintech-landing',
    alternates: {
      es: '/cumplimiento-fintech-landing',
      en: '/en/cumplimiento-fintech-landing',
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
    url: '/servicios/pld-fintech',
    page: 'pld-fintech',
    locale: 'es',
    canonical: '/servicios/pld-fintech',
    alternates: {
      es: '/servicios/pld-fintech',
      en: '/en/servicios/pld-fintech',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/pld-fintech',
    page: 'pld-fintech',
    locale: 'es',
    canonical: '/servicios/pld-fintech',
    alternates: {
      es: '/servicios/pld-fintech',
      en: '/en/servicios/pld-fintech',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios/pld-fintech',
    page: 'pld-fintech',
    locale: 'en',
    canonical: '/en/servicios/pld-fintech',
    alternates: {
      es: '/servicios/pld-fintech',
      en: '/en/servicios/pld-fintech',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/pld-fintech',
    page: 'pld-fintech',
    locale: 'en',
    canonical: '/en/servicios/pld-fintech',
    alternates: {
      es: '/servicios/pld-fintech',
      en: '/en/servicios/pld-fintech',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/servicios/tesoreria',
    page: 'treasury',
    locale: 'es',
    canonical: '/servicios/tesoreria',
    alternates: {
      es: '/servicios/tesoreria',
      en: '/en/servicios/tesoreria',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios/tesoreria',
    page: 'treasury',
    locale: 'en',
    canonical: '/en/servicios/tesoreria',
    alternates: {
      es: '/servicios/tesoreria',
      en: '/en/servicios/tesoreria',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/servicios/softlanding-mexico',
    page: 'softlanding',
    locale: 'es',
    canonical: '/servicios/softlanding-mexico',
    alternates: {
      es: '/servicios/softlanding-mexico',
      en: '/en/servicios/softlanding-mexico',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/softlanding',
    page: 'softlanding',
    locale: 'es',
    canonical: '/servicios/softlanding-mexico',
    alternates: {
      es: '/servicios/softlanding-mexico',
      en: '/en/servicios/softlanding-mexico',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/servicios/softlanding-mexico',
    page: 'softlanding',
    locale: 'en',
    canonical: '/en/servicios/softlanding-mexico',
    alternates: {
      es: '/servicios/softlanding-mexico',
      en: '/en/servicios/softlanding-mexico',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/softlanding',
    page: 'softlanding',
    locale: 'en',
    canonical: '/en/servicios/softlanding-mexico',
    alternates: {
      es: '/servicios/softlanding-mexico',
      en: '/en/servicios/softlanding-mexico',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/softlanding-landing',
    page: 'softlanding-landing',
    locale: 'es',
    canonical: '/softlanding-landing',
    alternates: {
      es: '/softlanding-landing',
      en: '/en/softlanding-landing',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/softlanding-landing',
    page: 'softlanding-landing',
    locale: 'en',
    canonical: '/en/softlanding-landing',
    alternates: {
      es: '/softlanding-landing',
      en: '/en/softlanding-landing',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/softlanding-promo',
    page: 'softlanding-promo',
    locale: 'es',
    canonical: '/softlanding-promo',
    alternates: {
      es: '/softlanding-promo',
      en: '/en/softlanding-promo',
    },
    status: 200,
    indexable: true,
    connectSources: ['https://geo.cimiento.example'],
  },
  {
    url: '/en/softlanding-promo',
    page: 'softlanding-promo',
    locale: 'en',
    canonical: '/en/softlanding-promo',
    alternates: {
      es: '/softlanding-promo',
      en: '/en/softlanding-promo',
    },
    status: 200,
    indexable: true,
    connectSources: ['https://geo.cimiento.example'],
  },
  {
    url: '/servicios/asesoria-ia',
    page: 'ai-advisory',
    locale: 'es',
    canonical: '/servicios/asesoria-ia',
    alternates: {
      es: '/servicios/asesoria-ia',
      en: '/en/servicios/asesoria-ia',
    },
    status: 200,
    indexable: true,
    scriptSources: ['https://agenda.cimiento.example'],
  },
  {
    url: '/en/servicios/asesoria-ia',
    page: 'ai-advisory',
    locale: 'en',
    canonical: '/en/servicios/asesoria-ia',
    alternates: {
      es: '/servicios/asesoria-ia',
      en: '/en/servicios/asesoria-ia',
    },
    status: 200,
    indexable: true,
    scriptSources: ['https://agenda.cimiento.example'],
  },
  {
    url: '/contacto',
    page: 'contact',
    locale: 'es',
    canonical: '/contacto',
    alternates: {
      es: '/contacto',
      en: '/en/contacto',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/contacto',
    page: 'contact',
    locale: 'en',
    canonical: '/en/contacto',
    alternates: {
      es: '/contacto',
      en: '/en/contacto',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/blog',
    page: 'blog',
    locale: 'es',
    canonical: '/blog',
    alternates: {
      es: '/blog',
      en: '/en/blog',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/en/blog',
    page: 'blog',
    locale: 'en',
    canonical: '/en/blog',
    alternates: {
      es: '/blog',
      en: '/en/blog',
    },
    status: 200,
    indexable: true,
  },
  {
    url: '/blog/_any',
    page: 'article',
    article: 'primer-cierre-fiscal',
    locale: 'es',
    canonical: '/blog/primer-cierre-fiscal',
    alternates: {
      es: '/blog/primer-cierre-fiscal',
      en: '/en/blog/primer-cierre-fiscal',
    },
    status: 200,
    indexable: false,
    shareImagePage: 'blog',
    modified: '2024-01-15',
    pattern: '^/blog/[a-z0-9-]+$',
  },
  {
    url: '/en/blog/_any',
    page: 'article',
    article: 'primer-cierre-fiscal',
    locale: 'en',
    canonical: '/en/blog/primer-cierre-fiscal',
    alternates: {
      es: '/blog/primer-cierre-fiscal',
      en: '/en/blog/primer-cierre-fiscal',
    },
    status: 200,
    indexable: false,
    shareImagePage: 'blog',
    modified: '2024-01-15',
    pattern: '^/en/blog/[a-z0-9-]+$',
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
    url: '/integrations',
    page: 'integrations',
    locale: 'es',
    canonical: '/integrations',
    alternates: {
      es: '/integrations',
      en: '/en/integrations',
    },
    status: 200,
    indexable: false,
  },
  {
    url: '/en/integrations',
    page: 'integrations',
    locale: 'en',
    canonical: '/en/integrations',
    alternates: {
      es: '/integrations',
      en: '/en/integrations',
    },
    status: 200,
    indexable: false,
  },
  {
    url: '/auth',
    page: 'auth',
    locale: 'es',
    canonical: '/auth',
    alternates: {
      es: '/auth',
      en: '/en/auth',
    },
    status: 200,
    indexable: false,
  },
  {
    url: '/en/auth',
    page: 'auth',
    locale: 'en',
    canonical: '/en/auth',
    alternates: {
      es: '/auth',
      en: '/en/auth',
    },
    status: 200,
    indexable: false,
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
  ...articles.flatMap(articleRoutes),
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
  '/integrations/hubspot',
  '/en/integrations/hubspot',
  '/home',
  '/en/home',
  '/dashboard',
  '/en/dashboard',
];

/** The page that answers for every unknown address. */
export const notFoundPage: PageId = 'not-found';
