import { localesOf } from '../compile/locales.ts';
import { wordsOf } from '../compile/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Localized, SiteSpec } from '../schema/index.ts';
import { isInWords } from '../schema/index.ts';
import { warning } from './problem.ts';
import { textsWithValuesIn } from './walk.ts';
import type { Placed } from './walk.ts';

/** "45-30": a range that ends before it begins. */
function reversed({ values }: SiteSpec): Diagnostic[] {
  return Object.entries(values).flatMap(([name, value]): Diagnostic[] => {
    const [, from, to] = (typeof value === 'string' && /^(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)$/.exec(value)) || [];
    if (from === undefined || to === undefined || Number(from) < Number(to)) return [];
    return [
      warning('value/range', ['values', name], `This goes from ${from} to ${to}.`, 'Write the smaller number first.'),
    ];
  });
}

/** No text counts down: a sign got in. */
function negative({ values }: SiteSpec): Diagnostic[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number' && value < 0
      ? [warning('value/negative', ['values', name], `The texts would say ${value}.`, `Write ${-value}.`)]
      : [],
  );
}

/** What stands behind a value in a text: a word, or a sign. */
const behind = /\{\{\s*(\w+)\s*\}\}(\s*)(%|\p{L}+)/gu;

/** Texts in which a value and what follows it say the same twice, or more than all of something. */
function doubled(spec: SiteSpec, { value: text, path }: Placed<Localized>): Diagnostic[] {
  return localesOf(spec).flatMap((locale): Diagnostic[] =>
    [...text[locale].matchAll(behind)].flatMap(([, name = '', space = '', next = '']): Diagnostic[] => {
      const value = spec.values[name];
      const related = [{ path: [...path, locale], message: 'It is said here.' }];
      if (next === '%') {
        if (typeof value !== 'number' || value <= 100) return [];
        const hint = 'Write how many of a hundred, or say how many times as many.';
        return [
          { ...warning('value/percent', ['values', name], `${value} % are more than there are.`, hint), related },
        ];
      }
      const words =
        typeof value === 'string'
          ? value
          : typeof value === 'object' && isInWords(value)
            ? wordsOf(spec, value, locale)
            : '';
      if (space === '' || !words.toLowerCase().endsWith(` ${next.toLowerCase()}`)) return [];
      const message = `The texts say "${next}" after this value: it would be there twice.`;
      return [
        {
          ...warning(
            'value/unit',
            ['values', name],
            message,
            `Write ${JSON.stringify(words.slice(0, -next.length - 1))}.`,
          ),
          related,
        },
      ];
    }),
  );
}

/** What is probably not meant in the values that texts state. Each is told once. */
export function doubtfulValues(spec: SiteSpec): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const text of textsWithValuesIn(spec)) {
    for (const one of doubled(spec, text)) {
      const key = `${one.code} ${String(one.path[1])}`;
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...reversed(spec), ...negative(spec), ...found.values()];
}
