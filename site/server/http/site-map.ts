/** The part of a generated route that the server needs; the entries of `#generated/routes.ts` have this shape. */
export interface SiteRoute {
  readonly url: string;
  readonly locale: 'es' | 'en';
  readonly alternates: { readonly es: string; readonly en: string };
  readonly status: 200 | 404;
}

/** A generated redirect. */
export interface SiteRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 308;
}

/** The site's addresses, ready to be looked up. */
export interface SiteMap {
  route(path: string): SiteRoute | undefined;
  redirect(path: string): SiteRedirect | undefined;
  /** The English address of a Spanish one: the same path under `/en`, which aliases have as well. */
  english(route: SiteRoute): string;
}

/** Indexes what the generator wrote. */
export function createSiteMap(routes: readonly SiteRoute[], redirects: readonly SiteRedirect[]): SiteMap {
  const routeByUrl = new Map(routes.map((route) => [route.url, route]));
  const redirectByFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return {
    route: (path) => routeByUrl.get(path),
    redirect: (path) => redirectByFrom.get(path),
    english: (route) => routeByUrl.get(`/en${route.url}`)?.url ?? route.alternates.en,
  };
}

/** The language that a path belongs to, known page or not. */
export function localeOfPath(path: string): 'es' | 'en' {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'es';
}
