import type { KeptTogether, Locale, TextKey } from '#contract';
import type { ReactNode } from 'react';
import { keptTogether, languages, locales } from '#generated/languages.ts';
import { firm } from '#generated/site.ts';
import { anyOf } from '../shared/text.ts';
import { mailto } from '../shared/email.ts';
import { usePage, useText } from './page.tsx';

const NUMBER = String.raw`\d+(?:[.,:]\d+)*`;

/** Patterns for all languages. */
const EVERYWHERE = [
  // A range with a dash or hyphen: 30-45, 9:00–14:00.
  `${NUMBER}[-–]${NUMBER}(?: ?%)?`,
  // A telephone number: + and groups of digits.
  String.raw`\+\d+(?: \d{2,})+`,
  // A number with its sign.
  `${NUMBER} %`,
  String.raw`\p{Sc} ${NUMBER}`,
  // Capitals joined by a hyphen or a slash: T-MEC, PLD/FT.
  String.raw`\p{Lu}+[-/]\p{Lu}+`,
  // A letter joined to a word by a hyphen: e-mail.
  String.raw`(?<![\p{L}\d])\p{Ll}-\p{Ll}+`,
  // Initials, with or without a short word between them: S. de R.L., J. P. In a longer row, the first two.
  String.raw`(?:\p{Lu}\.)+ (?:\p{Ll}{1,2} )?(?:\p{Lu}\.)+`,
];

/**
 * The longest word that stays with the short one before it. A longer pair might be wider than a phone, where it would
 * break inside the word.
 */
const LONGEST = 12;

/** A last word as short as this does not stand on a line of its own. */
const LONGEST_LAST = 8;

/** A number with the words that a language keeps next to it, on either side. */
function inLanguage({ before = [], after = [] }: KeptTogether): readonly string[] {
  return [
    ...(after.length > 0 ? [String.raw`(?:${NUMBER}[-–])?${NUMBER} ${anyOf(after)}(?!\p{L})`] : []),
    ...(before.length > 0 ? [String.raw`(?<!\p{L})${anyOf(before)} ${NUMBER}`] : []),
  ];
}

/**
 * A pattern for the parts of a text that stay on one line, by language. The longest alternatives come first. Each part
 * gets an element of its own, so that the text itself has no special characters when visitors search or copy it.
 */
function nonBreaking(locale: Locale): string {
  return [...inLanguage(keptTogether[locale]), ...EVERYWHERE].join('|');
}

const loose = new Map(
  locales.map((locale) => [
    locale,
    new RegExp(
      String.raw`(?<![\p{L}\d])(${anyOf(keptTogether[locale].short ?? [])}) (?=\S{1,${LONGEST}}(?:\s|$)|$)`,
      'giu',
    ),
  ]),
);
const beforeLast = new RegExp(String.raw`(?<=\S) (?=\S{1,${LONGEST_LAST}}$)`, 'u');

/**
 * A heading or lead in which no line ends with a short word, such as "de", and none consists of a short last word. The
 * spaces there are non-breaking ones, which search in pages treats as others.
 *
 * @param isEnd whether the text ends with this part of it
 */
export function withoutLooseEnds(text: string, locale: Locale, isEnd = true): string {
  const pattern = loose.get(locale);
  const bound = pattern && keptTogether[locale].short ? text.replaceAll(pattern, '$1\u00A0') : text;
  return isEnd ? bound.replace(beforeLast, '\u00A0') : bound;
}

/** The telephone number and the e-mail address of the firm as texts write them, with their links. */
const links = new Map([
  [firm.phone.display, firm.phone.href],
  [firm.email, mailto(firm.email)],
]);
const reach = anyOf([...links.keys()]);
const patterns = new Map(locales.map((locale) => [locale, new RegExp(`(${reach}|${nonBreaking(locale)})`, 'u')]));

/** Renders a part of a text in an element of its own. */
type Part = (text: string, key: number) => ReactNode;

const together: Part = (text, key) => (
  <span className="nb" key={key}>
    {text}
  </span>
);
const reachable: Part = (text, key) => {
  const href = links.get(text);
  return href === undefined ? (
    together(text, key)
  ) : (
    <a className="reach" href={href} key={key}>
      {text}
    </a>
  );
};

/** The text between those parts as it is. */
const asItIs = (words: string): string => words;

function inParts(
  text: string,
  locale: Locale,
  part: Part,
  between: (words: string, locale: Locale, isEnd: boolean) => string = asItIs,
): ReactNode {
  const parts = text.split(patterns.get(locale) ?? /$^/);
  const drawn = parts.map((words, index) =>
    index % 2 === 1 ? part(words, index) : between(words, locale, index === parts.length - 1),
  );
  return drawn.length === 1 ? drawn[0] : drawn;
}

/**
 * A running text in which the firm's telephone number and e-mail address are links, and non-breaking parts stay on one
 * line.
 */
export function withLinks(text: string, locale: Locale): ReactNode {
  return inParts(text, locale, reachable);
}

/** The language of the page, and functions that render its texts. */
export function useWords() {
  const t = useText();
  const { locale } = usePage();
  return {
    locale,
    /** The tag for numbers and dates. */
    formats: languages[locale].formats,
    /** A text as it is, for labels. */
    t,
    /** Running text: paragraphs, list items, answers, notes. */
    prose: (key: TextKey): ReactNode => withLinks(t(key), locale),
    /** Like `prose`, for the text below a heading: no line ends with a short word. */
    intro: (key: TextKey): ReactNode => inParts(t(key), locale, reachable, withoutLooseEnds),
    /** Like `intro` without links, for headings and texts inside links. */
    title: (key: TextKey): ReactNode => inParts(t(key), locale, together, withoutLooseEnds),
    /** Like `title`, but lines may end anywhere: for narrow columns, as on papers. */
    plain: (key: TextKey): ReactNode => inParts(t(key), locale, together),
  };
}
