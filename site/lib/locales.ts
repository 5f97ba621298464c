import type { Languages } from '#contract';

/** Says that an answer depends on the visitor's language; sent where the language is chosen for visitors. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie';

/** The languages whose addresses have a prefix. */
export function prefixedLocales<Locale extends string>({
  locales,
  defaultLocale,
}: Languages<Locale>): readonly Locale[] {
  return locales.filter((locale) => locale !== defaultLocale);
}

/** What begins the addresses of a language. */
export function prefixOf(locale: string, { defaultLocale }: Languages): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** The language that a path belongs to, known page or not. */
export function localeOfPath<Locale extends string>(path: string, languages: Languages<Locale>): Locale {
  return (
    prefixedLocales(languages).find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ??
    languages.defaultLocale
  );
}

/**
 * A path as the site writes its addresses: in lower case, but for the language that it begins with, and without slash or `.html` at its
 * end.
 * @example inLowerCase('/PT-br/Inicio/', { locales: ['es', 'pt-BR'], defaultLocale: 'es' }) // '/pt-BR/inicio'
 */
export function inLowerCase(path: string, languages: Languages): string {
  const lower = path
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/(?:\.html)?\/*$/, '');
  const prefix = prefixedLocales(languages)
    .map((locale) => `/${locale}`)
    .find((one) => `${lower}/`.startsWith(`${one.toLowerCase()}/`));
  return prefix ? prefix + lower.slice(prefix.length) : lower;
}

/** Whether visitors may be sent from the pages of a language to those of another one. */
export function isChosenFor(locale: string, { locales, defaultLocale }: Languages): boolean {
  return locale === defaultLocale && locales.length > 1;
}

function primaryOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

/**
 * What a browser's language begins with, in whatever case, if a language of the site is the nearest to it: the same, or the
 * same but for the territory.
 * @example patternOfBrowser('en', { locales: ['es', 'en'], defaultLocale: 'es' }) // 'en(?![a-z0-9])': en, en-US, en-GB …
 */
export function patternOfBrowser(locale: string, { locales }: Languages): string {
  const primary = primaryOf(locale);
  const family = locales.filter((other) => primaryOf(other) === primary);
  const stands = family.includes(primary) ? primary : family[0];
  const begins = locale === stands ? primary : locale;
  const nearer = family.filter((other) => other !== locale && other.startsWith(`${begins}-`));
  const end = '(?![a-z0-9])';
  return nearer.map((other) => `(?!${other}${end})`).join('') + begins + end;
}
