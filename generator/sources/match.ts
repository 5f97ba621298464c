import type { Locale } from '../schema/index.ts';
import type { Appearance, Words } from './words.ts';

/** Text as a page shows it: white space is one space. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A text whose values only the browser knows, as a pattern; nothing where too little else is left. */
const patternOf = (text: string): RegExp | undefined => {
  const parts = text.split(/\{\{\s*\w+\s*\}\}/);
  if (parts.length < 2 || parts.join('').replaceAll(/\W/g, '').length < 3) return undefined;
  return new RegExp(`^${parts.map((part) => escaped(plain(part))).join('\\s*.+?\\s*')}$`, 'u');
};

/** A word of HTML without its elements. */
const withoutTags = (html: string): string => plain(html.replaceAll(/<[^>]*>/g, ' '));

const shortest = 3;

/** The ways in which words are what is shown, the surest first. */
const ways: readonly ((shown: string, words: Words, locale: Locale) => boolean)[] = [
  (shown, words, locale) => plain(words.texts[locale]) === shown,
  (shown, words, locale) => words.texts[locale].includes('{{') && patternOf(words.texts[locale])?.test(shown) === true,
  // A part of an article, or of a text that stands between elements.
  (shown, words, locale) => shown.length > shortest && withoutTags(words.texts[locale]).includes(shown),
  // A text that the page put together of several.
  (shown, words, locale) => words.texts[locale].length > shortest && shown.includes(plain(words.texts[locale])),
  // A page that shows a text in another language on purpose, such as the name of that language.
  (shown, words) => Object.values<string>(words.texts).some((text) => plain(text) === shown),
];

/** The appearances of what is shown; those of the surest way alone. Of parts, the longest. */
export const matching = (appearances: readonly Appearance[], shown: readonly string[], locale: Locale): readonly Appearance[] => {
  for (const [number, isIt] of ways.entries()) {
    for (const one of shown) {
      const found = appearances.filter(({ words }) => isIt(one, words, locale));
      if (found.length === 0) continue;
      if (number !== 3) return found;
      const longest = Math.max(...found.map(({ words }) => words.texts[locale].length));
      return found.filter(({ words }) => words.texts[locale].length === longest);
    }
  }
  return [];
};
