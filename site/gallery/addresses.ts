import type { Locale } from '#schema';

/** Where the gallery is on the dev server. */
export const addresses: Readonly<Record<Locale, string>> = { es: '/_blocks', en: '/en/_blocks' };
