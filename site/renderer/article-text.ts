import type { Locale } from '#schema';
import { sanitiseArticle } from './sanitise.ts';

// Made once: it takes longer than the rest of the block.
const datesIn = (language: string): Intl.DateTimeFormat => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const dates: Readonly<Record<Locale, Intl.DateTimeFormat>> = { es: datesIn('es-MX'), en: datesIn('en-GB') };

/** A day as the visitor's language writes it. */
export const longDate = (date: string, locale: Locale): string => dates[locale].format(new Date(date));

/**
 * An article's HTML as its page shows it: sanitised, and with what a link that opens a new tab says. The note is put in
 * as HTML, as the links come as HTML; the sanitiser has given all of them the same attributes.
 */
export const articleMarkup = (html: string, note: string): string =>
  sanitiseArticle(html).replaceAll(/(<a\b[^>]* target="_blank"[^>]*>.*?)<\/a>/gs, (_, link: string) => `${link}${note}</a>`);
