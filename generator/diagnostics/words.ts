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

/** The candidate that a name is probably a misspelling of, if any. */
export function nearest(given: string, candidates: Iterable<string>): string | undefined {
  const wanted = given.toLowerCase();
  let best: { name: string; distance: number } | undefined;
  for (const name of candidates) {
    const distance = editDistance(wanted, name.toLowerCase());
    if (!best || distance < best.distance) best = { name, distance };
  }
  // In a name of two letters, one edit already changes half of it.
  const near = given.length < 3 ? 0 : Math.max(1, Math.floor(given.length / 3));
  return best && best.distance <= near && best.distance < given.length ? best.name : undefined;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name}"`);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}

/** A hint for an unknown name: "Did you mean …?", or the known names. */
export function suggestion(given: string, candidates: Iterable<string>): string | undefined {
  const names = [...new Set(candidates)];
  const name = nearest(given, names);
  if (name !== undefined) return `Did you mean "${name}"?`;
  return names.length > 0 ? `Known: ${listed(names)}.` : undefined;
}

/** The parameters of a message about a name that does not exist. */
export interface UnknownName {
  readonly name: string;
  readonly known: readonly string[];
}

/** The hint about a name that does not exist: the one that is probably meant, or all known ones. */
export function didYouMean({ name, known }: UnknownName): string | undefined {
  return suggestion(name, known);
}

/** The entry of the catalogue for a name that does not exist. @example 'page/unknown': unknown('page') */
export function unknown(what: string) {
  return { message: ({ name }: UnknownName) => `There is no ${what} "${name}".`, hint: didYouMean };
}

/** The Damerau–Levenshtein distance: how many letters to change, add, remove or swap to turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(rows, i - 2, j - 2) + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

function at(rows: number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}
