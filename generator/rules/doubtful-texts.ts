import { englishName, localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Localized, SiteSpec } from '../schema/index.ts';
import { isHtmlAt } from './characters.ts';
import { doubtfulWords } from './doubtful-words.ts';
import { warning } from './problem.ts';
import type { Doubt } from './problem.ts';
import { textsIn } from './walk.ts';
import type { Placed } from './walk.ts';

const doubts: readonly Doubt[] = [
  {
    code: 'text/computed',
    pattern: /\[object \w+\]|\bundefined\b|\bNaN\b/,
    message: 'This looks like a value that a template of the code did not have.',
    hint: 'Write the words themselves, and values as {{name}}.',
  },
  {
    code: 'text/spaces',
    pattern: /^\s|(?<![:：])\s$/,
    message: 'There is space around this text.',
    hint: 'Delete it: the page sets the distance.',
  },
  {
    code: 'text/spaces',
    pattern: /[\t\n]|(?<! ) {2,}/,
    message: 'Browsers show several spaces, a tab and a line break as one space.',
    hint: 'Write one space.',
  },
  {
    code: 'text/invisible-inside',
    pattern: /[\u200B\uFEFF\u2060]/,
    message: 'There is a character in the text that nobody sees.',
    hint: 'Delete it; it often comes along from another program.',
  },
  {
    code: 'text/punctuation',
    pattern: /(?<=\p{L})(?: ,|\.\.(?!\.)|[´`¨](?=\p{L}))|¿¿|¡¡|%%/u,
    message: 'The punctuation is not right here.',
    hint: 'A comma stands at its word, a sentence ends in one full stop or three, an accent on its letter, and a sign stands once.',
  },
];

// One look for all of them: hardly any text has one.
const any = /^\s|\s$|\s\s|[\t\n\u200B\uFEFF\u2060]|\.\.| ,|[´`¨]|¿¿|¡¡|%%|\[object |undefined|NaN/;

/** What is said to visitors as it is written, line breaks included: the greeting of a chat. */
function isVerbatim(path: SpecPath): boolean {
  return path[0] === 'firm' && path[1] === 'chat';
}

/** Fewer words may be the same in two languages: names, for example. */
const LEAST = 5;

/** Texts that are the same in two languages and too long for that: one of them is not translated. */
function untranslated(spec: SiteSpec, texts: readonly Placed<Localized>[]): Diagnostic[] {
  const locales = localesOf(spec);
  return texts.flatMap(({ value, path }) => {
    for (const [index, locale] of locales.entries()) {
      const words = value[locale];
      if (words.length < 20) continue;
      const twin = locales.slice(0, index).find((other) => value[other] === words);
      if (twin === undefined) continue;
      if ((words.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? []).length < LEAST) continue;
      return warning(
        'text/untranslated',
        [...path, locale],
        `The ${englishName(locale)} text is the ${englishName(twin)} one.`,
        'Translate it.',
      );
    }
    return [];
  });
}

/** What texts hardly ever mean to say. What is wrong with them is told elsewhere. */
export function doubtfulTexts(spec: SiteSpec): Diagnostic[] {
  const locales = localesOf(spec);
  const texts = textsIn(spec).flatMap(({ value, path }) =>
    'kind' in value ? [] : [{ value: value as Localized, path }],
  );
  return [
    ...texts.flatMap(({ value, path }) =>
      locales.flatMap((locale): Diagnostic[] => {
        const words = value[locale];
        if (!any.test(words) || isHtmlAt(path) || isVerbatim(path)) return [];
        for (const { code, pattern, message, hint } of doubts) {
          const found = pattern.exec(words);
          if (found) return [{ ...warning(code, [...path, locale], message, hint), offset: found.index }];
        }
        return [];
      }),
    ),
    ...texts.flatMap(({ value, path }) => (isHtmlAt(path) ? [] : doubtfulWords(spec, value, path))),
    ...untranslated(spec, texts),
  ];
}

/** Titles that search results show in capitals, or with the firm's name twice. */
export function doubtfulTitles(spec: SiteSpec): Diagnostic[] {
  const locales = localesOf(spec);
  const entries = [
    ...spec.pages.map(({ title }, index) => ({ title, path: ['pages', index, 'title'] as SpecPath })),
    ...(spec.articles?.entries ?? []).map(({ title }, index) => ({
      title,
      path: ['articles', 'entries', index, 'title'] as SpecPath,
    })),
  ];
  const named = Object.values<string>(spec.messages['title.pattern'] ?? {}).some((pattern) =>
    /\{\{\s*firmName\s*\}\}/.test(pattern),
  );
  return entries.flatMap(({ title, path }) => {
    if ('kind' in title) return [];
    return locales.flatMap((locale): Diagnostic[] => {
      const words = title[locale];
      const place = [...path, locale];
      if (named && words.replaceAll(/\{\{\s*firmName\s*\}\}/g, spec.firm.name).includes(spec.firm.name)) {
        return [
          warning(
            'title/firm-name',
            place,
            'The name of the firm stands after each title: here it would be there twice.',
            'Leave it out.',
          ),
        ];
      }
      const shouts = /\p{Lu}{2,}\P{L}+\p{Lu}{2,}/u.test(words) && words === words.toUpperCase() && words.length > 12;
      return shouts
        ? [
            warning(
              'title/capitals',
              place,
              'Search engines write titles in capitals anew, as they like.',
              'Write it as a sentence.',
            ),
          ]
        : [];
    });
  });
}
