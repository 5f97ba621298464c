import type { ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { HeaderChanges, Languages, RedirectEntry, ServedRoute, SiteHeaders } from '#contract';
import { isChosenFor, LANGUAGE_VARY, localeOfPath, prefixOf } from '../../shared/locales.ts';
import { languageCookie, languageFor } from './choose-language.ts';
import {
  type ErrorReport,
  createListener,
  type HttpApp,
  type HttpContext,
  type HttpEnv,
  type Listener,
  localLocation,
  parseTarget,
  withoutTrailingSlash,
} from './http-app.ts';
import { PAGE_ENDING, removeDocumentHeaders, type SiteFiles } from './static-files.ts';

interface SiteOptions {
  readonly files: SiteFiles;
  readonly siteMap: SiteMap;
  readonly headers: SiteHeaders;
  /** Called with the method and path, without the query, of every request that gets the not-found page. */
  readonly onNotFound?: (method: string, path: string) => void;
}

/** Tries redirects (also for another letter case), the language rules, the built files and the not-found page. */
export function addSiteRoutes(app: HttpApp, options: SiteOptions): void {
  const { files, siteMap, headers, onNotFound = () => undefined } = options;
  app.use(async ({ req, body }, next) =>
    req.method === 'GET' || req.method === 'HEAD' ? next() : body(null, 405, { allow: 'GET, HEAD' }),
  );
  app.use(redirect(siteMap), chooseLanguage(siteMap));
  app.all('*', (context) => {
    const { method, path } = context.req;
    const { outgoing } = context.env;
    const file = siteMap.file(path);
    if (file !== undefined) {
      change(outgoing, headers.changes[pageAt(file)]);
      const sent = files.send(file, context);
      if (sent) return sent;
    }
    change(outgoing, headers.changes[siteMap.notFound(path)?.url ?? '']);
    onNotFound(method, path);
    return answerNotFound(files, siteMap, context);
  });
}

/**
 * Adapts the site's app to Node's HTTP server: the app gets each path in its normal form, also those that Hono's
 * adapter would refuse. Answers 400 if the target is not a path.
 */
export function createSiteListener(app: HttpApp, report: ErrorReport): Listener {
  const listener = createListener(app, report);
  return async (request, response) => {
    const target = parseTarget(request.url ?? '/');
    if (target === undefined) return void response.writeHead(400).end();
    request.url = `${target.path}${target.search}`;
    await listener(request, response);
  };
}

/** Answers with status 404 and the not-found page in the language of the path. */
export function answerNotFound(files: SiteFiles, siteMap: SiteMap, context: HttpContext): Response {
  const page = siteMap.notFound(context.req.path);
  return (page && files.send(page.url + PAGE_ENDING, context, 404)) ?? context.body('Not Found', 404);
}

/** The `url` of the page with this file. Other files keep their path, which is never a page's `url`. */
function pageAt(file: string): string {
  return file.replace(/\.html$/, '');
}

function change(response: ServerResponse, changes: HeaderChanges = {}): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) response.removeHeader(name);
    else response.setHeader(name, value);
  }
}

function redirect(siteMap: SiteMap): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const { path } = context.req;
    const bare = withoutTrailingSlash(path);
    // Redirects a page's file name to the page's URL.
    const plain = siteMap.pageOfFile(bare)?.url ?? bare;
    const entry = siteMap.redirect(plain);
    if (entry !== undefined) {
      const query = entry.to.includes('?') ? '' : localLocation('', searchIn(context)).slice(1);
      return sendTo(`${entry.to}${query}`, entry.status, context);
    }
    const address = siteMap.inItsCase(plain) ?? plain;
    return address === path ? next() : sendTo(localLocation(address, searchIn(context)), 308, context);
  };
}

function sendTo(location: string, status: RedirectEntry['status'] | 302, { env, body }: HttpContext): Response {
  removeDocumentHeaders(env.outgoing);
  return body(null, status, { location });
}

/** The query of the requested URL, including the question mark, or empty. */
function searchIn({ req, env }: HttpContext): string {
  return env.incoming.url?.slice(req.path.length) ?? '';
}

function chooseLanguage(siteMap: SiteMap): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const { incoming, outgoing } = context.env;
    const route = siteMap.route(context.req.path);
    if (route === undefined || route.status !== 200) return next();
    if (isChosenFor(route.locale, siteMap.languages)) outgoing.setHeader('vary', LANGUAGE_VARY);
    const { remember, send } = languageFor(route, incoming.headers, siteMap);
    if (send !== undefined) {
      outgoing.setHeader('cache-control', 'no-store');
      return sendTo(localLocation(send, searchIn(context)), 302, context);
    }
    if (remember !== undefined) {
      outgoing.setHeader('set-cookie', languageCookie(remember));
      outgoing.setHeader('cache-control', 'private, no-cache, no-transform');
    }
    return next();
  };
}

/** An index of the site's URLs. */
export type SiteMap = ReturnType<typeof createSiteMap>;

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
