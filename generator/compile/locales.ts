import { lookUp } from '../reads.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';

/** What says which languages there are. */
export type WithLocales = Pick<SiteSpec, 'locales'>;

const known = new WeakMap<object, readonly Locale[]>();

/** The languages of a spec, in the order of the language selector. */
export const localesOf = ({ locales: { all } }: WithLocales): readonly Locale[] => {
  // Asked for with every text.
  const found = known.get(all) ?? lookUp(() => Object.keys(all) as Locale[]);
  known.set(all, found);
  return found;
};

/** The languages whose addresses have a prefix. */
export const prefixedLocales = (spec: WithLocales): readonly Locale[] => localesOf(spec).filter((locale) => locale !== spec.locales.default);

/** The same function for each language. */
export const eachLocale = <T>(spec: WithLocales, make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(localesOf(spec).map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** The same for each language, made when that language is asked for. */
export const inEachLocale = <T>(spec: WithLocales, make: (locale: Locale) => T): Record<Locale, T> => {
  const made = {} as Record<Locale, T>;
  for (const locale of localesOf(spec)) Object.defineProperty(made, locale, { enumerable: true, get: () => make(locale) });
  return made;
};

/** What begins the addresses of a language: nothing for the default. */
export const prefixOf = ({ locales }: WithLocales, locale: Locale): string => (locale === locales.default ? '' : `/${locale}`);

/** A path of the spec in a language. */
export const localisedPath = (spec: WithLocales, path: string, locale: Locale): string => {
  const prefix = prefixOf(spec, locale);
  return prefix !== '' && path === '/' ? prefix : prefix + path;
};

/** A path of the spec in each language. */
export const localisedPaths = (spec: WithLocales, path: string): Record<Locale, string> => eachLocale(spec, (locale) => localisedPath(spec, path, locale));

/** The language that an address belongs to, and its path without the language's prefix. */
export const bareAddress = (spec: WithLocales, address: string): { readonly locale: Locale; readonly path: string } => {
  for (const locale of prefixedLocales(spec)) {
    const prefix = prefixOf(spec, locale);
    if (address === prefix || address.startsWith(`${prefix}/`)) return { locale, path: address.slice(prefix.length) || '/' };
  }
  return { locale: spec.locales.default, path: address };
};

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** What messages of the generator call a language: "Spanish" for `es`. Its own messages are in English. */
export const englishName = (locale: string): string => {
  try {
    return inEnglish.of(locale) ?? locale;
  } catch {
    return locale;
  }
};
