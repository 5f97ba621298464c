import type { IncomingHttpHeaders } from 'node:http';
import { languageCookie as cookieName, languageMaxAge } from '#generated/preferences.ts';
import { localeOfPath, type SiteMap, type SiteRoute } from './site-map.ts';

/** What the language rules say about a request for a page. */
export type LanguageChoice =
  | { readonly kind: 'stay' }
  /** The visitor has just picked this page's language in the selector: keep it. */
  | { readonly kind: 'remember'; readonly locale: 'es' | 'en' }
  | { readonly kind: 'send'; readonly to: string };

/** A page whose answer depends on the visitor says so, also when it does not send the visitor anywhere. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie';

/**
 * Decides in this order: an English address is what it is; then the visitor's own choice; then the browser's first
 * language. A client without `Accept-Language`, such as a crawler, is never sent anywhere.
 */
export function chooseLanguage(route: SiteRoute, headers: IncomingHttpHeaders, siteMap: SiteMap): LanguageChoice {
  const chosen = chosenLocale(headers.cookie);
  if (pickedInSelector(route, headers, siteMap)) {
    return chosen === route.locale ? { kind: 'stay' } : { kind: 'remember', locale: route.locale };
  }
  if (route.locale === 'en') return { kind: 'stay' };
  const wanted = chosen ?? browserLocale(headers['accept-language']);
  return wanted === 'en' ? { kind: 'send', to: siteMap.english(route) } : { kind: 'stay' };
}

/** The cookie that keeps a visitor's choice. */
export function languageCookie(locale: 'es' | 'en'): string {
  return `${cookieName}=${locale}; Path=/; Max-Age=${languageMaxAge}; SameSite=Lax`;
}

function chosenLocale(cookie: string | undefined): 'es' | 'en' | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return value === 'es' || value === 'en' ? value : undefined;
}

/**
 * The language selector is a plain link to the same page in the other language, and the only such link of the site.
 * Without JavaScript nothing sets the cookie, and a visitor with an English browser could never read Spanish.
 */
function pickedInSelector(route: SiteRoute, headers: IncomingHttpHeaders, siteMap: SiteMap): boolean {
  const origin = refererOnSite(headers);
  if (origin === undefined || localeOfPath(origin) === route.locale) return false;
  const previous = siteMap.route(origin);
  // The not-found page has no twin at the address that was asked for, so its selector may lead anywhere.
  return previous === undefined || previous.alternates[route.locale] === route.alternates[route.locale];
}

function refererOnSite(headers: IncomingHttpHeaders): string | undefined {
  if (headers.referer === undefined || !URL.canParse(headers.referer)) return undefined;
  const referer = new URL(headers.referer);
  return referer.host === headers.host ? referer.pathname : undefined;
}

function browserLocale(acceptLanguage: string | undefined): 'es' | 'en' | undefined {
  let first: { tag: string; weight: number } | undefined;
  for (const item of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = item.trim().toLowerCase().split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2)) || 0;
    if (tag !== '' && weight > (first?.weight ?? 0)) first = { tag, weight };
  }
  if (first === undefined) return undefined;
  return first.tag.startsWith('en') ? 'en' : 'es';
}
