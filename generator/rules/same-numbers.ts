import { englishName, localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Localized, SiteSpec } from '../schema/index.ts';
import { bodiesOf } from './article-html.ts';
import { warning } from './problem.ts';

/** Values, hours of the day and what belongs to a word are no numbers that each language says alike. */
const notNumbers =
  /\{\{[^}]*\}\}|\d{1,2}[:.]\d{2}\b(?=\s*(?:h|[ap]\.? ?m))|\d{1,2}:\d{2}|\d{1,2}\s*(?:h\b|[ap]\.? ?m\b)/gi;
const number = /\d+(?:[.,\u00A0\u202F ]\d{3})*(?:[.,]\d+)?/g;

interface Said {
  readonly digits: string;
  readonly offset: number;
}

function numbersIn(words: string): Said[] {
  return [...words.replaceAll(notNumbers, (found) => ' '.repeat(found.length)).matchAll(number)].map(
    ({ 0: found, index }) => ({
      digits: found.replaceAll(/\D/g, ''),
      offset: index,
    }),
  );
}

/** The first number that only the second of two texts says, and what the first says in its place. */
function otherNumber(first: string, second: string): (Said & { readonly expected: string }) | undefined {
  const said = numbersIn(first);
  const found = numbersIn(second);
  // One language may write a number in words.
  if (found.length !== said.length) return undefined;
  const left = said.map(({ digits }) => digits);
  const wrong = found.find(({ digits }) => {
    const index = left.indexOf(digits);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return wrong && { ...wrong, expected: left[0] ?? '' };
}

/** Looks at a text part by part, in the first language and each other one. */
function compared(
  spec: SiteSpec,
  text: Localized,
  path: SpecPath,
  partsOf: (words: string) => readonly Part[],
): Diagnostic[] {
  const [first, ...others] = localesOf(spec);
  if (first === undefined || !/\d/.test(text[first])) return [];
  const parts = partsOf(text[first]);
  return others.flatMap((locale): Diagnostic[] => {
    const translated = partsOf(text[locale]);
    if (translated.length !== parts.length) return [];
    return translated.flatMap(({ words, offset }, index) => {
      const wrong = otherNumber(parts[index]?.words ?? '', words);
      if (!wrong) return [];
      const says = `The ${englishName(locale)} text says ${wrong.digits}, where the ${englishName(first)} one says ${wrong.expected}.`;
      const hint = 'Write the same number in each language, or a value: {{name}}.';
      return { ...warning('text/numbers', [...path, locale], says, hint), offset: offset + wrong.offset };
    });
  });
}

interface Part {
  readonly words: string;
  readonly offset: number;
}

/** Numbers that differ between the languages of a text. */
export function otherNumbers(spec: SiteSpec, text: Localized, path: SpecPath): Diagnostic[] {
  return compared(spec, text, path, (words) => [{ words, offset: 0 }]);
}

const tag = /<[^>]*>/g;
const partOfArticle = /<(p|li|h[2-6]|td|th|blockquote)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** The paragraphs, headings and entries of an article, without their tags: addresses of links have numbers of their own. */
function partsOfArticle(html: string): Part[] {
  return [...html.matchAll(partOfArticle)].map(({ 0: whole, index }) => ({
    words: whole.replaceAll(tag, (found) => ' '.repeat(found.length)),
    offset: index,
  }));
}

/** Numbers that differ between the languages of an article, paragraph by paragraph. */
export function articleNumbers(spec: SiteSpec): Diagnostic[] {
  return bodiesOf(spec).flatMap(({ body, path }) => compared(spec, body, path, partsOfArticle));
}
