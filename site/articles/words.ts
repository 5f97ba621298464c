import type { CompiledArticleList, Locale } from '#contract';
import { fillIn } from '../lib/fill-in.ts';

const rules = new Map<string, Intl.PluralRules>();

/** How long an article takes to read, in the form that the language has for the number. */
export function readingTimeIn(locale: Locale, { readingTime }: CompiledArticleList, count: number): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  const forms = readingTime[rule.select(count)] ?? readingTime.other;
  return fillIn(forms?.[locale] ?? '', { count });
}

/** How many words people read in a minute; of scripts that put no space between words, letters stand for them. */
const WORDS_A_MINUTE = 200;
const LETTERS_A_WORD = 2.5;

/** How many minutes a text takes to read, its tags left out: one at least. `<strong>a</strong>b` is one word. */
export function minutesToRead(texts: Iterable<string>): number {
  let words = 0;
  for (const html of texts) {
    const text = html.replaceAll(/<[^>]*>/g, '');
    words += text.match(/[^\s\u2e80-\u9fff]+/g)?.length ?? 0;
    words += (text.match(/[\u2e80-\u9fff]/g)?.length ?? 0) / LETTERS_A_WORD;
  }
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
