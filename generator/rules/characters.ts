import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { textsIn } from './walk.ts';

/** Something that does not belong into a text, and what to say of it. */
interface Stranger {
  readonly code: string;
  readonly pattern: RegExp;
  describe(found: string): readonly [message: string, hint?: string];
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What UTF-8 becomes when it is read as Windows-1252, which is what most programs mean by Latin-1. */
function decoded(text: string): string {
  const [high = 0x2122, ...bytes] = [...text].map(
    (character) => windows1252.get(character) ?? character.codePointAt(0) ?? 0,
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from([high, ...bytes]));
  } catch {
    return '';
  }
}

const windows1252: ReadonlyMap<string, number> = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'].map((character, index) => [character, 0x80 + index]),
);

const invisible = /^[\s\p{Cf}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]*$/u;

const strangers: readonly Stranger[] = [
  {
    code: 'text/encoding',
    pattern: /\uFFFD/,
    describe: () => [
      'A character was lost when the file was saved in another encoding.',
      'Type the text again, and save the file as UTF-8.',
    ],
  },
  {
    code: 'text/encoding',
    pattern: /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/,
    describe: (found) => {
      const meant = decoded(found);
      return [
        `“${found}” is UTF-8 that was read in another encoding.`,
        meant === ''
          ? 'Type the text again, and save the file as UTF-8.'
          : `Did you mean “${meant}”? Save the file as UTF-8.`,
      ];
    },
  },
  {
    code: 'text/encoding',
    pattern: /\p{Surrogate}|\p{Co}/u,
    describe: (found) => [
      `No font has this character (${codePoint(found)}): it is half of one, or belongs to another program.`,
      'Type it again, or delete it.',
    ],
  },
  {
    code: 'text/look-alike',
    pattern: /\p{Script=Latin}\p{M}*(?=\p{Script=Cyrillic})|\p{Script=Cyrillic}\p{M}*(?=\p{Script=Latin})/u,
    describe: () => [
      'A Latin and a Cyrillic letter stand side by side here: one of them only looks like the letter that is meant.',
      'Type the word again.',
    ],
  },
  {
    code: 'text/direction',
    pattern: /[\u202A-\u202E\u2066-\u2069]/,
    describe: (found) => [
      `An invisible character (${codePoint(found)}) turns the direction of what follows.`,
      'Delete it: the language of the text says its direction.',
    ],
  },
  {
    code: 'text/control-character',
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    pattern: /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/,
    describe: (found) => [
      `An invisible control character (${codePoint(found)}) is in the text.`,
      'Delete it; it often comes along from another program.',
    ],
  },
  {
    code: 'text/markup',
    pattern: /<\/?[a-z][^<>]*>|<!--/i,
    describe: (found) => [
      `A text holds no HTML: visitors would read ${found}.`,
      'Write the words alone; the block decides how they look.',
    ],
  },
  {
    code: 'text/markdown',
    pattern: /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(https?:[^)]+\)/,
    describe: (found) => [
      `A text holds no Markdown: visitors would read ${found}.`,
      'Write the words alone; the block decides how they look.',
    ],
  },
  {
    code: 'text/entity',
    pattern: /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i,
    describe: (found) => [`A text holds no HTML: visitors would read ${found}.`, 'Write the character itself.'],
  },
  {
    code: 'text/malformed-placeholder',
    pattern:
      /\$\{\s*\w+\s*\}|\{\{\{\s*\w+\s*\}\}\}|(?<!\{)\{\s*\w+\s*\}(?!\})|%\(\w+\)s|(?<!\w)%(?:\d\$)?[sd](?!\w)|\[\[\s*\w+\s*\]\]|<%=?\s*\w+\s*%>/,
    describe: (found) => [
      `“${found}” is how values are written elsewhere.`,
      `A value in a text is written {{name}}${/\w{3,}/.exec(found) ? `: {{${/\w{3,}/.exec(found)?.[0] ?? ''}}}` : ''}.`,
    ],
  },
];

const notInHtml: ReadonlySet<string> = new Set([
  'text/markup',
  'text/markdown',
  'text/entity',
  'text/malformed-placeholder',
]);

const any =
  // oxlint-disable-next-line no-control-regex -- one pattern for all of them: most texts contain none
  /\*\*|\]\(|\[\[|&[a-z#]|%[\d(sd]|\$\{|\{\{\{|(?:^|[^{])\{(?!\{)|[\uFFFDÂÃâ<\u202A-\u202E\u2066-\u2069\u0000-\u0008\u000B-\u001F\u007F-\u009F\u0400-\u052F\uD800-\uF8FF]/i;

/** What is wrong with the characters of a text. In the HTML of an article, markup is what is meant. */
export function wrongCharacters(
  text: string,
  isHtml = false,
): { code: string; offset?: number; message: string; hint?: string }[] {
  if (invisible.test(text))
    return [
      {
        code: 'text/invisible',
        message: 'This text has only characters that nobody sees.',
        hint: 'Write the text, or remove the entry.',
      },
    ];
  if (!any.test(text)) return [];
  for (const { code, pattern, describe } of strangers) {
    if (isHtml && notInHtml.has(code)) continue;
    const found = pattern.exec(text);
    if (!found) continue;
    const [message, hint] = describe(found[0]);
    return [{ code, offset: found.index, message, ...(hint !== undefined && { hint }) }];
  }
  return [];
}

/** Whether the text is the HTML of an article, of its own or as a block of a page. */
export function isHtmlAt(path: SpecPath): boolean {
  return path.at(-1) === 'html' || (path[0] === 'articles' && path.at(-1) === 'body');
}

/** Refuses what visitors would read as rubbish: lost or invisible characters, HTML, values in another program's notation. */
export const characters: Rule = (spec) =>
  textsIn(spec).flatMap(({ value, path }) =>
    'kind' in value
      ? []
      : localesOf(spec).flatMap((locale) =>
          wrongCharacters(value[locale], isHtmlAt(path)).map(({ code, offset, message, hint }): Diagnostic => ({
            ...problem(code, [...path, locale], message, hint),
            ...(offset !== undefined && { offset }),
          })),
        ),
  );
