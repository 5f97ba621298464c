import type { CompiledArticleList, Locale } from '#contract';

/** Fills values into a text as i18next does. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

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

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 160;
}

function isLetterByItself(code: number): boolean {
  return code >= 0x2e80 && code <= 0x9fff;
}

/** How many minutes a text takes to read, its tags left out: one at least. Counted by hand, since there may be thousands of texts. */
export function minutesToRead(texts: Iterable<string>): number {
  let words = 0;
  for (const html of texts) {
    let inTag = false;
    let inWord = false;
    for (let index = 0; index < html.length; index += 1) {
      const code = html.charCodeAt(index);
      if (inTag) inTag = code !== 62;
      else if (code === 60) {
        inTag = true;
        // `<strong>a</strong>b` is one word, and what ends a paragraph ends a word: the line break between them says so.
      } else if (isSpace(code)) inWord = false;
      else if (isLetterByItself(code)) {
        words += 1 / LETTERS_A_WORD;
        inWord = false;
      } else if (!inWord) {
        words += 1;
        inWord = true;
      }
    }
  }
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
