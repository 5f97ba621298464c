import type { Languages, Localized } from '#contract';
import { localeOfPath, prefixedLocales as prefixed, prefixOf } from '../../site/shared/locales.ts';
import type { Locale, PartialLocale, SiteSpec } from '../schema/index.ts';

export type WithLocales = Pick<SiteSpec, 'locales'>;

/** The languages of a spec, in the order of the language selector. */
export function localesOf({ locales }: WithLocales): readonly Locale[] {
  return Object.keys(locales.all) as Locale[];
}

function settingsOf(spec: WithLocales): Languages<Locale> {
  return { locales: localesOf(spec), defaultLocale: spec.locales.default };
}

/** The languages whose addresses have a prefix. */
export function prefixedLocales(spec: WithLocales): readonly Locale[] {
  return prefixed(settingsOf(spec));
}

/** A value for each language. */
export function eachLocale<T>(spec: WithLocales, make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(localesOf(spec).map((locale) => [locale, make(locale)])) as Localized<T>;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(locale: Locale): boolean {
  return new Intl.Locale(locale).getTextInfo().direction === 'rtl';
}

/** The address of a path of the spec in a language. */
export function localizedPath(spec: WithLocales, path: string, locale: Locale | PartialLocale): string {
  const prefix = prefixOf(locale as Locale, settingsOf(spec));
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** Splits an address into its language and the path without the language's prefix. */
export function bareAddress(spec: WithLocales, address: string): { readonly locale: Locale; readonly path: string } {
  const languages = settingsOf(spec);
  const locale = localeOfPath(address, languages);
  return { locale, path: address.slice(prefixOf(locale, languages).length) || '/' };
}
