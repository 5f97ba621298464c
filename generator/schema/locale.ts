/** The languages of the site. The first is the default and the fallback. */
export const locales = ['es', 'en'] as const;

/** A language of the site: `es` (default, without prefix) or `en` (under `/en`). */
export type Locale = (typeof locales)[number];

/** The language whose addresses carry no prefix. */
export const defaultLocale: Locale = 'es';
