import type { Localized } from '../schema/index.ts';
import { isNamed } from './value.ts';

/** Whether a value is a text in exactly these languages. */
export function isLocalizedText(value: unknown, locales: readonly string[]): value is Localized {
  return (
    isNamed(value) &&
    locales.length > 0 &&
    Object.keys(value).length === locales.length &&
    locales.every((locale) => typeof value[locale] === 'string')
  );
}

/** The languages in which two texts differ; none where they are not both texts. */
export function differingLocales(was: unknown, now: unknown, locales: readonly string[]): readonly string[] {
  return isLocalizedText(was, locales) && isLocalizedText(now, locales)
    ? locales.filter((locale) => was[locale as never] !== now[locale as never])
    : [];
}

/** `(es, en)`, in the order of the site. */
export function inLanguages(differing: readonly string[], locales: readonly string[]): string {
  const shown = locales.filter((locale) => differing.includes(locale));
  return shown.length > 0 ? ` (${shown.join(', ')})` : '';
}
