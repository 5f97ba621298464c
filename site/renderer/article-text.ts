import type { Locale } from '#contract';
import { languages } from '#generated/languages.ts';
import { sanitiseArticle } from './sanitise.ts';

// Made once: it takes longer than the rest of the block.
const dates = new Map(
  Object.entries(languages).map(([locale, { formats }]) => [
    locale,
    new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }),
  ]),
);

/** A day as the visitor's language writes it. */
export function longDate(date: string, locale: Locale): string {
  return dates.get(locale)?.format(new Date(date)) ?? date;
}

/**
 * An article's HTML as its page shows it: sanitised, and with what a link that opens a new tab says. The note is put in
 * as HTML, as the links come as HTML; the sanitiser has given all of them the same attributes.
 */
export function articleMarkup(html: string, note: string): string {
  return sanitiseArticle(html).replaceAll(
    /(<a\b[^>]* target="_blank"[^>]*>.*?)<\/a>/gs,
    (_, link: string) => `${link}${note}</a>`,
  );
}
