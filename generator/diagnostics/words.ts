/** A number of things. @example plural(1, 'page') // '1 page' @example plural(2, 'entry', 'entries') // '2 entries' */
export function plural(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

const invisible: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\t': 'a tab',
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
};

/** The code point of a character: `U+00A0`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A character in a sentence. @example characterName('C') // '"C"' @example characterName('\t') // 'a tab (U+0009)' */
export function characterName(character: string): string {
  return /[\s\p{C}\p{M}]/u.test(character)
    ? `${invisible[character] ?? 'an invisible character'} (${codePoint(character)})`
    : `"${character}"`;
}

// Created on demand: loading the data of a language takes longer than a rule.
let list: Intl.ListFormat | undefined;
let languages: Intl.DisplayNames | undefined;

/** Names in a sentence: `a, b, and c`. */
export function enumerated(names: Iterable<string>): string {
  return (list ??= new Intl.ListFormat('en')).format(names);
}

/** Names in quotation marks in a sentence: `"a", "b", and "c"`. */
export function quoted(names: Iterable<string>): string {
  return enumerated([...names].map((name) => `"${name}"`));
}

/** The English name of a language: "Spanish" for `es`. */
export function englishName(locale: string): string {
  try {
    languages ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
    return languages.of(locale) ?? locale;
  } catch {
    return locale;
  }
}
