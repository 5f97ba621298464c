import type { Locale } from '#contract';
import { languages } from '#generated/languages.ts';
import { sanitiseArticle } from './sanitise.ts';

// Created once: this takes longer than rendering the rest of the block.
const dates = new Map(
  Object.entries(languages).map(([locale, { formats }]) => [
    locale,
    new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }),
  ]),
);

/** A date in long form, in the visitor's language. */
export function longDate(date: string, locale: Locale): string {
  return dates.get(locale)?.format(new Date(date)) ?? date;
}

/**
 * Sanitises the HTML of an article and adds a note to links that open a new tab. Links are found by a pattern, since
 * the sanitiser has given all of them the same attributes.
 */
export function articleMarkup(html: string, note: string): string {
  return sanitiseArticle(html).replaceAll(
    /(<a\b[^>]* target="_blank"[^>]*>.*?)<\/a>/gs,
    (_, link: string) => `${link}${note}</a>`,
  );
}
