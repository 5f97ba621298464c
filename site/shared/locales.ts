import type { Languages } from '#contract';

/** The `Vary` header of responses that depend on the visitor's language. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie';

/** The languages whose addresses have a prefix. */
export function prefixedLocales<Locale extends string>({
  locales,
  defaultLocale,
}: Languages<Locale>): readonly Locale[] {
  return locales.filter((locale) => locale !== defaultLocale);
}

/** The prefix of the addresses in a language. */
export function prefixOf(locale: string, { defaultLocale }: Languages): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** The language of a path, whether or not the page exists. */
export function localeOfPath<Locale extends string>(path: string, languages: Languages<Locale>): Locale {
  return (
    prefixedLocales(languages).find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ??
    languages.defaultLocale
  );
}

/**
 * Normalises a path as the site writes its addresses: in lower case, except for the prefix of the language, and without
 * trailing slash or `.html`.
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

/** Whether visitors may be redirected from the pages in a language to those in another one. */
export function isChosenFor(locale: string, { locales, defaultLocale }: Languages): boolean {
  return locale === defaultLocale && locales.length > 1;
}

function primaryOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

/**
 * A pattern for the start of a browser's language, in any case, for which `locale` is the best match: the same language,
 * or the same in another region.
 * @example patternOfBrowser('en', { locales: ['es', 'en'], defaultLocale: 'es' }) // 'en(?![a-z0-9])': en, en-US, en-GB …
 */
export function patternOfBrowser(locale: string, { locales }: Languages): string {
  const primary = primaryOf(locale);
  const family = locales.filter((other) => primaryOf(other) === primary);
  const representative = family.includes(primary) ? primary : family[0];
  const start = locale === representative ? primary : locale;
  const nearer = family.filter((other) => other !== locale && other.startsWith(`${start}-`));
  const end = '(?![a-z0-9])';
  return nearer.map((other) => `(?!${other}${end})`).join('') + start + end;
}
