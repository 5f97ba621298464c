import type { Languages, RedirectEntry, ServedRoute } from '#contract';
import { localeOfPath, prefixOf } from '../../shared/locales.ts';

/** An index of the site's URLs. */
export type SiteMap = ReturnType<typeof createSiteMap>;

/** The extension of a page's file. */
export const PAGE_ENDING = '.html';

export function createSiteMap(
  routes: readonly ServedRoute[],
  redirects: readonly RedirectEntry[],
  languages: Languages,
) {
  const plain = routes.filter(({ pattern }) => pattern === undefined);
  const patterns = routes.flatMap((route) => (route.pattern ? [{ route, matches: new RegExp(route.pattern) }] : []));
  const routeByUrl = new Map(plain.map((route) => [route.url, route]));
  const redirectByFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const byLowerCase = new Map(
    [...plain.filter(({ status }) => status === 200).map(({ url }) => url), ...redirects.map(({ from }) => from)].map(
      (address) => [address.toLowerCase(), address],
    ),
  );
  const inAnyCase = patterns.map(({ route }) => ({
    folder: route.url.slice(0, route.url.lastIndexOf('/') + 1),
    matches: new RegExp(route.pattern ?? '', 'i'),
  }));
  const templates = new Set(patterns.map(({ route }) => route.url));
  const matching = (path: string): ServedRoute | undefined => patterns.find(({ matches }) => matches.test(path))?.route;
  const route = (path: string): ServedRoute | undefined => {
    const matched = routeByUrl.has(path) ? undefined : matching(path);
    return matched ? { ...matched, url: path } : routeByUrl.get(path);
  };
  const withoutEnding = (path: string): string =>
    path.slice(0, path.endsWith(PAGE_ENDING) ? -PAGE_ENDING.length : undefined);
  return {
    route,
    /** The path of the file to send: a page's, or the one at this path; undefined for the file name of a page. */
    file(path: string): string | undefined {
      const page = withoutEnding(path);
      // Neither the template of a pattern nor the file name of a page is a URL of the site.
      if (templates.has(page) || (page !== path && routeByUrl.has(page))) return undefined;
      const found = routeByUrl.get(path) ?? matching(path);
      if (found === undefined) return path;
      return found.status === 404 ? undefined : found.url + PAGE_ENDING;
    },
    /** The page whose file has this path: `/home` for `/home.html`. */
    pageOfFile(path: string): ServedRoute | undefined {
      const found = path.endsWith(PAGE_ENDING) ? route(withoutEnding(path)) : undefined;
      return found?.status === 200 ? found : undefined;
    },
    /** The not-found page in the language of a path. */
    notFound: (path: string) =>
      plain.find(({ status, locale }) => status === 404 && locale === localeOfPath(path, languages)),
    redirect: (path: string) => redirectByFrom.get(path),
    /** The URL of a page or redirect that differs from a path only in letter case or in the extension `.html`. */
    inItsCase(path: string): string | undefined {
      const lower = path.toLowerCase();
      const bare = withoutEnding(lower);
      const folder = inAnyCase.find(({ matches }) => matches.test(bare))?.folder;
      return byLowerCase.get(bare) ?? (folder && folder + bare.slice(folder.length));
    },
    /** The URL of a default-language page in another language: the same path below its prefix, which aliases have too. */
    twin: ({ url, alternates }: ServedRoute, locale: string): string =>
      route(prefixOf(locale, languages) + url)?.url ?? alternates[locale] ?? url,
    languages,
  };
}
