import type { Languages, ServedRoute } from '#contract';
import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { languageCookie as cookieName, languageMaxAge } from '#generated/preferences.ts';
import { localeOfPath, patternOfBrowser } from '../../lib/locales.ts';
import type { SiteMap } from './site-map.ts';

/** The outcome of the language rules for a request for a page. */
export type LanguageChoice =
  | { readonly kind: 'stay' }
  /** The visitor has just picked this page's language in the selector: keep it. */
  | { readonly kind: 'remember'; readonly locale: string }
  | { readonly kind: 'send'; readonly to: string };

/**
 * Decides in this order: an address with a language's prefix is what it is; then the visitor's own choice; then the
 * browser's first language. A client without `Accept-Language`, such as a crawler, is never sent anywhere. Only
 * the first language counts, as in the rules for other hosts.
 */
export function chooseLanguage(route: ServedRoute, headers: IncomingHttpHeaders, siteMap: SiteMap): LanguageChoice {
  const { languages } = siteMap;
  const chosen = chosenLocale(headers.cookie, languages);
  if (pickedInSelector(route, headers, siteMap)) {
    return chosen === route.locale ? { kind: 'stay' } : { kind: 'remember', locale: route.locale };
  }
  if (route.locale !== languages.defaultLocale) return { kind: 'stay' };
  const wanted = chosen ?? browserLocale(headers['accept-language'], languages);
  return wanted === undefined || wanted === route.locale
    ? { kind: 'stay' }
    : { kind: 'send', to: siteMap.twin(route, wanted) };
}

/** The cookie that keeps a visitor's choice. */
export function languageCookie(locale: string): string {
  return `${cookieName}=${locale}; Path=/; Max-Age=${languageMaxAge}; SameSite=Lax`;
}

function chosenLocale(cookie: string | undefined, { locales }: Languages): string | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return locales.find((locale) => locale === value);
}

/**
 * The language selector is a plain link to the same page in another language, and the only such link of the site.
 * Without JavaScript nothing sets the cookie, and visitors could never read a page in another language than their browser's.
 */
function pickedInSelector(route: ServedRoute, headers: IncomingHttpHeaders, siteMap: SiteMap): boolean {
  const origin = refererOnSite(headers);
  if (origin === undefined || localeOfPath(origin, siteMap.languages) === route.locale) return false;
  const previous = siteMap.route(origin);
  // The not-found page has no twin at the requested address, so its selector may lead anywhere.
  return previous === undefined || previous.alternates[route.locale] === route.alternates[route.locale];
}

function refererOnSite(headers: IncomingHttpHeaders): string | undefined {
  if (headers.referer === undefined || !URL.canParse(headers.referer)) return undefined;
  const referer = new URL(headers.referer);
  return referer.host === headers.host ? referer.pathname : undefined;
}

function browserLocale(acceptLanguage: string | undefined, languages: Languages): string | undefined {
  const [first = '*'] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  return languages.locales.find((locale) => new RegExp(`^${patternOfBrowser(locale, languages)}`, 'i').test(first));
}
