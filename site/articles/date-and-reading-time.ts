import type { CompiledArticleList, Locale } from '#contract';
import { languages } from '#generated/languages.ts';
import { fillIn } from '../shared/text.ts';

/** The reading time in words, in the plural form that the language requires. */
export function readingTimeIn(locale: Locale, { readingTime }: CompiledArticleList, count: number): string {
  const forms = readingTime[new Intl.PluralRules(locale).select(count)] ?? readingTime.other;
  return fillIn(forms?.[locale] ?? '', { count });
}

/** Reading speed. Scripts without spaces between words are measured in characters, 2.5 to a word. */
const WORDS_A_MINUTE = 200;
const LETTERS_A_WORD = 2.5;

/** The reading time of HTML in minutes, at least 1. Tags do not separate words: `<strong>a</strong>b` is one. */
export function minutesToRead(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, '');
  const words = text.match(/[^\s\u2e80-\u9fff]+/g)?.length ?? 0;
  const letters = text.match(/[\u2e80-\u9fff]/g)?.length ?? 0;
  return Math.max(1, Math.round((words + letters / LETTERS_A_WORD) / WORDS_A_MINUTE));
}

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
