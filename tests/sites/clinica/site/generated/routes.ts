// Generated from routes of the spec. Do not edit: change the spec and run `npm run generate`.
import type { ArticleRoutes, RedirectEntry, RouteEntry } from '#contract';
import { publishedArticles, withArticles } from '#site/articles/published.ts';
import { articleList, timeZone } from './article-list.ts';
import listed from './articles.json' with { type: 'json' };

/** The articles that are published when this module is loaded, in the order of the spec; and when the next one is due. */
export const { articles, due } = publishedArticles(listed, timeZone);

/** The addresses of an article. */
export const articleRoutes: ArticleRoutes = ({ slug, date, updated, sharePicture }) => {
  const alternates = { es: `/consejos/${slug}`, en: `/en/consejos/${slug}`, fr: `/fr/consejos/${slug}` };
  const shared: Omit<RouteEntry, 'url' | 'canonical' | 'locale'> = {
    page: 'article',
    status: 200,
    indexable: true,
    shareImagePage: 'advice',
    article: slug,
    alternates,
    modified: updated ?? date,
    ...(sharePicture && { ownShareImage: sharePicture }),
  };
  return [
    { url: alternates.es, canonical: alternates.es, locale: 'es', ...shared },
    { url: alternates.en, canonical: alternates.en, locale: 'en', ...shared },
    { url: alternates.fr, canonical: alternates.fr, locale: 'fr', ...shared },
  ];
};

/** Every address that answers with a page, aliases included. */
export const routes: readonly RouteEntry[] = withArticles(
  [
    {
      url: '/inicio',
      page: 'home',
      locale: 'es',
      canonical: '/inicio',
      alternates: {
        es: '/inicio',
        en: '/en/inicio',
        fr: '/fr/inicio',
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
        fr: '/fr/inicio',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/fr/inicio',
      page: 'home',
      locale: 'fr',
      canonical: '/fr/inicio',
      alternates: {
        es: '/inicio',
        en: '/en/inicio',
        fr: '/fr/inicio',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/tratamientos',
      page: 'treatments',
      locale: 'es',
      canonical: '/tratamientos',
      alternates: {
        es: '/tratamientos',
        en: '/en/tratamientos',
        fr: '/fr/tratamientos',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/en/tratamientos',
      page: 'treatments',
      locale: 'en',
      canonical: '/en/tratamientos',
      alternates: {
        es: '/tratamientos',
        en: '/en/tratamientos',
        fr: '/fr/tratamientos',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/fr/tratamientos',
      page: 'treatments',
      locale: 'fr',
      canonical: '/fr/tratamientos',
      alternates: {
        es: '/tratamientos',
        en: '/en/tratamientos',
        fr: '/fr/tratamientos',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/clinica',
      page: 'clinic',
      locale: 'es',
      canonical: '/clinica',
      alternates: {
        es: '/clinica',
        en: '/en/clinica',
        fr: '/fr/clinica',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/en/clinica',
      page: 'clinic',
      locale: 'en',
      canonical: '/en/clinica',
      alternates: {
        es: '/clinica',
        en: '/en/clinica',
        fr: '/fr/clinica',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/fr/clinica',
      page: 'clinic',
      locale: 'fr',
      canonical: '/fr/clinica',
      alternates: {
        es: '/clinica',
        en: '/en/clinica',
        fr: '/fr/clinica',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/precios',
      page: 'prices',
      locale: 'es',
      canonical: '/precios',
      alternates: {
        es: '/precios',
        en: '/en/precios',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/en/precios',
      page: 'prices',
      locale: 'en',
      canonical: '/en/precios',
      alternates: {
        es: '/precios',
        en: '/en/precios',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/contacto',
      page: 'contact',
      locale: 'es',
      canonical: '/contacto',
      alternates: {
        es: '/contacto',
        en: '/en/contacto',
        fr: '/fr/contacto',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/cita',
      page: 'contact',
      locale: 'es',
      canonical: '/contacto',
      alternates: {
        es: '/contacto',
        en: '/en/contacto',
        fr: '/fr/contacto',
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
        fr: '/fr/contacto',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/en/cita',
      page: 'contact',
      locale: 'en',
      canonical: '/en/contacto',
      alternates: {
        es: '/contacto',
        en: '/en/contacto',
        fr: '/fr/contacto',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/fr/contacto',
      page: 'contact',
      locale: 'fr',
      canonical: '/fr/contacto',
      alternates: {
        es: '/contacto',
        en: '/en/contacto',
        fr: '/fr/contacto',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/fr/cita',
      page: 'contact',
      locale: 'fr',
      canonical: '/fr/contacto',
      alternates: {
        es: '/contacto',
        en: '/en/contacto',
        fr: '/fr/contacto',
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
        fr: '/fr/privacidad',
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
        fr: '/fr/privacidad',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/fr/privacidad',
      page: 'privacy',
      locale: 'fr',
      canonical: '/fr/privacidad',
      alternates: {
        es: '/privacidad',
        en: '/en/privacidad',
        fr: '/fr/privacidad',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/consejos',
      page: 'advice',
      locale: 'es',
      canonical: '/consejos',
      alternates: {
        es: '/consejos',
        en: '/en/consejos',
        fr: '/fr/consejos',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/en/consejos',
      page: 'advice',
      locale: 'en',
      canonical: '/en/consejos',
      alternates: {
        es: '/consejos',
        en: '/en/consejos',
        fr: '/fr/consejos',
      },
      status: 200,
      indexable: true,
    },
    {
      url: '/fr/consejos',
      page: 'advice',
      locale: 'fr',
      canonical: '/fr/consejos',
      alternates: {
        es: '/consejos',
        en: '/en/consejos',
        fr: '/fr/consejos',
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
        fr: '/fr/404',
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
        fr: '/fr/404',
      },
      status: 404,
      indexable: false,
    },
    {
      url: '/fr/404',
      page: 'not-found',
      locale: 'fr',
      canonical: '/fr/404',
      alternates: {
        es: '/404',
        en: '/en/404',
        fr: '/fr/404',
      },
      status: 404,
      indexable: false,
    },
  ],
  articles,
  { articleRoutes, articleList },
);

/** Redirects. */
export const redirects: readonly RedirectEntry[] = [
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
  {
    from: '/fr',
    to: '/fr/inicio',
    status: 302,
  },
  {
    from: '/tarifas',
    to: '/precios',
    status: 301,
  },
  {
    from: '/en/tarifas',
    to: '/en/precios',
    status: 301,
  },
  {
    from: '/fr/tarifas',
    to: '/precios',
    status: 301,
  },
];

/** Declared addresses without a page, which answer with the not-found page. */
export const missing: readonly string[] = [];
