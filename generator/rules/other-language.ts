import { englishName, localesOf } from '../compile/locales.ts';
import { placeholder } from '../compile/placeholders.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Locale, Localized, SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';
import { textsIn } from './walk.ts';

/** How often the texts of a language say each word. */
type Vocabulary = ReadonlyMap<string, number>;

/** The words of a text in each language. */
type Words = Readonly<Record<Locale, readonly string[]>>;

/** A word that the texts of another language say as often is one of that language. */
const ESTABLISHED = 3;
/** So often they have to say each of its words where both texts are the same: many words are at home in two languages. */
const ESTABLISHED_IN_BOTH = 6;
/** How a text begins tells its language. */
const BEGINNING = 48;

/** Letters in a row, of any script: neither signs of ASCII and Latin-1 nor punctuation. What stands in markup is the same in each language. */
const word = /[^\0-`{-¿×÷\u2000-\u206F\u3000-\u303F]{3,}/g;

function wordsIn(text: string): readonly string[] {
  const said = text.includes('{{') ? text.replaceAll(placeholder, ' ') : text;
  return said.slice(0, BEGINNING).toLowerCase().match(word) ?? [];
}

function isSame(words: readonly string[], twin: readonly string[]): boolean {
  return words[0] === twin[0] && words.join() === twin.join();
}

function timesIn(words: readonly string[], wanted: string): number {
  let times = 0;
  for (const one of words) if (one === wanted) times += 1;
  return times;
}

/** The words of a text that are at home in another language, if they are most of it; its twin there is no witness. */
function foreignWords(
  words: readonly string[],
  twin: readonly string[],
  own: Vocabulary,
  other: Vocabulary,
): readonly string[] {
  const foreign: string[] = [];
  let [native, unknown] = [0, 0];
  const same = isSame(words, twin);
  const established = same ? ESTABLISHED_IN_BOTH : ESTABLISHED;
  for (const one of words) {
    const said = own.get(one) ?? 0;
    const here = said > 1 && said > timesIn(words, one);
    const elsewhere = other.get(one) ?? 0;
    const there = elsewhere === 0 ? 0 : elsewhere - timesIn(twin, one);
    if (here && there === 0) {
      native += 1;
      // Hardly any text goes further: a beginning has no more than eight words.
      if (native > 1) return [];
    } else if (!here && there >= established) foreign.push(one);
    else if (!here && there === 0) unknown += 1;
  }
  return foreign.length > 3 * native && foreign.length > unknown && (!same || foreign.length === words.length)
    ? foreign
    : [];
}

/**
 * Texts in the words of another language of the site: not translated, or pasted into the wrong place. Which words are of which
 * language, all other texts of the spec tell.
 */
export function otherLanguage(spec: SiteSpec): Diagnostic[] {
  const locales = localesOf(spec);
  if (locales.length < 2) return [];
  const texts = textsIn(spec).flatMap(({ value, path }) =>
    'kind' in value
      ? []
      : [
          {
            path,
            words: Object.fromEntries(
              locales.map((locale) => [locale, wordsIn((value as Localized)[locale])]),
            ) as Words,
          },
        ],
  );
  const vocabularies = Object.fromEntries(locales.map((locale) => [locale, new Map<string, number>()])) as Record<
    Locale,
    Map<string, number>
  >;
  for (const { words } of texts) {
    for (const locale of locales) {
      const counts = vocabularies[locale];
      for (const one of words[locale]) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
  }
  return texts.flatMap(({ path, words }): Diagnostic[] => {
    for (const locale of locales) {
      for (const other of locales) {
        const foreign =
          other === locale ? [] : foreignWords(words[locale], words[other], vocabularies[locale], vocabularies[other]);
        if (foreign.length === 0) continue;
        const isExchanged =
          foreignWords(words[other], words[locale], vocabularies[other], vocabularies[locale]).length > 0;
        // One word alone may be a word of both.
        if (foreign.length === 1 && !isExchanged && !isSame(words[locale], words[other])) continue;
        const said = foreign.slice(0, 3).map((one) => `“${one}”`);
        return [
          isExchanged
            ? warning(
                'text/exchanged',
                [...path, locale],
                `The ${englishName(locale)} and the ${englishName(other)} text have changed places.`,
                'Exchange them.',
              )
            : warning(
                'text/other-language',
                [...path, locale],
                `The ${englishName(locale)} text is in ${englishName(other)} words, such as ${said.join(', ')}.`,
                'Translate it, or put the text here that is in place of another one.',
              ),
        ];
      }
    }
    return [];
  });
}
