import type { IncomingHttpHeaders } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import type { Languages, ServedRoute } from '#contract';
import { languageCookie as cookieName, languageMaxAge } from '#generated/preferences.ts';
import { localeOfPath, patternOfBrowser } from '../../shared/locales.ts';
import { weightOf } from './http-app.ts';

/** What the site map says about the languages of the site's pages. */
interface Translations {
  readonly languages: Languages;
  route(path: string): ServedRoute | undefined;
  /** The URL of a default-language page in another language. */
  twin(route: ServedRoute, locale: string): string;
}

/** What to do about the language of a requested page; nothing unless one of these is set. */
interface LanguageChoice {
  /** The language of this page, which the visitor has just picked in the selector: to be stored in the cookie. */
  readonly remember?: string;
  /** The URL of the page in the visitor's language. */
  readonly send?: string;
}

/**
 * Decides in this order: a URL with a language prefix is never redirected; then the visitor's own choice counts; then
 * the browser's first language. A client without `Accept-Language`, such as a crawler, is never redirected. Only the
 * first language counts, as in the rules for other hosts.
 */
export function languageFor(route: ServedRoute, headers: IncomingHttpHeaders, siteMap: Translations): LanguageChoice {
  const { languages } = siteMap;
  const chosen = chosenLocale(headers.cookie, languages);
  if (pickedInSelector(route, headers, siteMap)) {
    return chosen === route.locale ? {} : { remember: route.locale };
  }
  if (route.locale !== languages.defaultLocale) return {};
  const wanted = chosen ?? browserLocale(headers['accept-language'], languages);
  return wanted === undefined || wanted === route.locale ? {} : { send: siteMap.twin(route, wanted) };
}

/** The value of `Set-Cookie` that stores a visitor's choice. */
export function languageCookie(locale: string): string {
  return `${cookieName}=${locale}; Path=/; Max-Age=${languageMaxAge}; SameSite=Lax`;
}

function chosenLocale(cookie: string | undefined, { locales }: Languages): string | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return locales.find((locale) => locale === value);
}

/**
 * Recognizes a click in the language selector by its referrer: only the selector links to the same page in another
 * language. Without JavaScript no script sets the cookie, so visitors could not leave their browser's language.
 */
function pickedInSelector(route: ServedRoute, headers: IncomingHttpHeaders, siteMap: Translations): boolean {
  const origin = refererOnSite(headers);
  if (origin === undefined || localeOfPath(origin, siteMap.languages) === route.locale) return false;
  const previous = siteMap.route(origin);
  // A not-found page has no translation at the requested path, so its selector may link to any page.
  return previous === undefined || previous.alternates[route.locale] === route.alternates[route.locale];
}

function refererOnSite(headers: IncomingHttpHeaders): string | undefined {
  if (headers.referer === undefined || !URL.canParse(headers.referer)) return undefined;
  const referer = new URL(headers.referer);
  return referer.host === headers.host ? referer.pathname : undefined;
}

function browserLocale(acceptLanguage: string | undefined, languages: Languages): string | undefined {
  const [first = '*'] = languagesIn(acceptLanguage);
  return languages.locales.find((locale) => new RegExp(`^${patternOfBrowser(locale, languages)}`, 'i').test(first));
}

/** The languages in a value of `Accept-Language`, the preferred ones first. */
export function languagesIn(accepted: string | undefined): string[] {
  return parseAccept(accepted ?? '').flatMap((accept) => (weightOf(accept) > 0 ? [accept.type] : []));
}
