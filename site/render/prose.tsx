import type { Locale, TextKey } from '#contract';
import type { ReactNode } from 'react';
import { languages, locales } from '#generated/languages.ts';
import { firm } from '#generated/site.ts';
import { anyOf } from '../shared/any-of.ts';
import { mailto } from '../shared/email.ts';
import { nonBreaking, withoutLooseEnds } from './non-breaking.ts';
import { usePage } from './page.tsx';
import { useText } from './text.tsx';

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
