import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Localized, SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';
import type { Doubt } from './problem.ts';
import { otherNumbers } from './same-numbers.ts';

const doubts: readonly Doubt[] = [
  {
    code: 'text/repeated-word',
    // Short words alone: some languages repeat longer ones, as in « nous nous occupons ».
    pattern: /(?<![\p{L}\p{M}\d])(\p{L}{2,3})\s+\1(?![\p{L}\p{M}'’-])/iu,
    message: 'A word stands here twice.',
    hint: 'Delete one of them.',
  },
  {
    code: 'text/note',
    pattern: /\bTODO(?=:| ?\()|\b(?:FIXME|TBD|XXX+)\b/,
    message: 'This reads like a note to whoever writes: visitors would see it.',
    hint: 'Write what is to be said, or leave the entry out.',
  },
  {
    code: 'text/decomposed',
    pattern: /[a-zA-Z][\u0300-\u0303\u0308\u030A\u0327]/,
    message: 'An accent stands here as a character of its own, after its letter: searching the page misses the word.',
    hint: 'Type the letter again, with its accent.',
  },
  {
    code: 'text/escape',
    pattern: /\\(?:u[\da-f]{4}|u\{[\da-f]+\}|x[\da-f]{2}|[nrt](?![\p{L}\d]*\\))/iu,
    message: 'Visitors would read this as it stands here: a backslash and what follows.',
    hint: 'Write the character itself.',
  },
];

// Hardly any text has one. The patterns themselves are slow to make: what looks like a letter here is one there or is no ASCII.
const repeats = /(?:^|[^A-Za-z\d])([^\s!-@[-`{-~]{2,3})\s+\1(?![A-Za-z'’-])/i;
const others = /TODO|FIXME|TBD|XXX|[\u0300-\u0327\\]/;
const opening = /[([“«¿¡]/;

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
  ['¿', '?'],
  ['¡', '!'],
] as const;

/** How often a sign stands in a text; one that is doubled is another mistake. */
function times(words: string, sign: string): number {
  return words.replaceAll(sign + sign, sign).split(sign).length - 1;
}

/** Where a text opens what it never closes. */
function unclosed(words: string, path: SpecPath): Diagnostic[] {
  return pairs.flatMap(([opens, closes]): Diagnostic[] => {
    if (!words.includes(opens) || times(words, opens) <= times(words, closes)) return [];
    return [
      {
        ...warning(
          'text/unclosed',
          path,
          `“${opens}” begins something here that no “${closes}” ends.`,
          `Write “${closes}” where it ends, or delete “${opens}”.`,
        ),
        offset: words.lastIndexOf(opens),
      },
    ];
  });
}

/** What the words of a text hardly ever mean to say: signs left open, words twice, notes, and numbers that differ between languages. */
export function doubtfulWords(spec: SiteSpec, text: Localized, path: SpecPath): Diagnostic[] {
  return [
    ...localesOf(spec).flatMap((locale): Diagnostic[] => {
      const words = text[locale];
      const isPlain = !repeats.test(words) && !others.test(words);
      if (isPlain && !opening.test(words)) return [];
      const at = [...path, locale];
      for (const { code, pattern, message, hint } of isPlain ? [] : doubts) {
        const found = pattern.exec(words);
        if (found) return [{ ...warning(code, at, message, hint), offset: found.index }];
      }
      return unclosed(words, at);
    }),
    ...otherNumbers(spec, text, path),
  ];
}
