/** The part of a generated route that the server needs; the entries of `#generated/routes.ts` have this shape. */
export interface SiteRoute {
  readonly url: string;
  /** A regular expression of addresses that are answered with the file of `url`. */
  readonly pattern?: string;
  readonly locale: 'es' | 'en';
  readonly alternates: { readonly es: string; readonly en: string };
  readonly status: 200 | 404;
  /** Origins whose scripts and frames the page embeds. */
  readonly embeds?: readonly string[];
  /** Origins that the page's scripts ask for something. */
  readonly asks?: readonly string[];
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
  /** The path whose file answers: another one for an address that matches a pattern, none for that file's own. */
  file(path: string): string | undefined;
  /** The address of the page whose file is named: a page has one address, and that is not its file's. */
  pageOfFile(path: string): string | undefined;
  redirect(path: string): SiteRedirect | undefined;
  /** The not-found page in the language of a path that leads nowhere. */
  notFound(path: string): SiteRoute | undefined;
  /** The English address of a Spanish one: the same path under `/en`, which aliases have as well. */
  english(route: SiteRoute): string;
}

/** Indexes what the generator wrote. */
export function createSiteMap(routes: readonly SiteRoute[], redirects: readonly SiteRedirect[]): SiteMap {
  const plain = routes.filter(({ pattern }) => pattern === undefined);
  const patterns = routes.flatMap((route) => (route.pattern ? [{ route, matches: new RegExp(route.pattern) }] : []));
  const routeByUrl = new Map(plain.map((route) => [route.url, route]));
  const redirectByFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const files = new Set(patterns.map(({ route }) => route.url));
  const matching = (path: string): SiteRoute | undefined => patterns.find(({ matches }) => matches.test(path))?.route;
  const route = (path: string): SiteRoute | undefined => {
    const matched = routeByUrl.has(path) ? undefined : matching(path);
    return matched ? { ...matched, url: path } : routeByUrl.get(path);
  };
  return {
    route,
    pageOfFile(path) {
      const page = path.endsWith('.html') ? path.slice(0, -'.html'.length) : undefined;
      return page !== undefined && route(page)?.status === 200 ? page : undefined;
    },
    file: (path) => (files.has(decoded(path).replace(/\.html$/, '')) ? undefined : routeByUrl.has(path) ? path : (matching(path)?.url ?? path)),
    notFound: (path) => plain.find(({ status, locale }) => status === 404 && locale === localeOfPath(path)),
    redirect: (path) => redirectByFrom.get(path),
    english: ({ url, alternates }) => route(`/en${url}`)?.url ?? alternates.en,
  };
}

// The file server reads a path decoded.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The language that a path belongs to, known page or not. */
export function localeOfPath(path: string): 'es' | 'en' {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'es';
}
