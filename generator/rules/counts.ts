import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import { counted } from '../compile/values.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { isInWords } from '../schema/index.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';
import { textsIn } from './walk.ts';

/** How texts in a language state a number of something. */
interface Statement {
  readonly name: string;
  readonly number: number;
  /** What all of them are called: most texts do not have it. */
  readonly called: RegExp;
  readonly pattern: RegExp;
}

function escaped(words: string): string {
  return words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

function statementsOf(spec: SiteSpec, locale: Locale): Statement[] {
  return Object.entries(spec.values).flatMap(([name, value]) => {
    if (typeof value !== 'object' || isInWords(value) || value.kind !== 'count') return [];
    const called = escaped(localizedTextOf(spec, value.called)[locale]);
    const numbers = [String.raw`\d+`, ...(spec.locales.all[locale].numerals ?? []).map(escaped)].join('|');
    return {
      name,
      number: counted(spec, value),
      called: new RegExp(called, 'i'),
      pattern: new RegExp(String.raw`(?<![\p{L}\d.,])(${numbers})\s+${called}(?!\p{L})`, 'giu'),
    };
  });
}

/** Texts that say how many of something there are, and are wrong: somebody has added one, or taken one away. */
export function statedCounts(spec: SiteSpec): Diagnostic[] {
  const statements = localesOf(spec).flatMap((locale) => {
    const all = statementsOf(spec, locale);
    if (all.length === 0) return [];
    const anyCalled = new RegExp(all.map(({ called }) => called.source).join('|'), 'i');
    return [
      { locale, all, anyCalled, numerals: (spec.locales.all[locale].numerals ?? []).map((word) => word.toLowerCase()) },
    ];
  });
  if (statements.length === 0) return [];
  return textsIn(spec).flatMap(({ value: text, path }) =>
    'kind' in text
      ? []
      : statements.flatMap(({ locale, all, anyCalled, numerals }) => {
          const words = text[locale];
          if (!anyCalled.test(words)) return [];
          return all.flatMap(({ name, number, called, pattern }): Diagnostic[] =>
            !called.test(words)
              ? []
              : [...words.matchAll(pattern)].flatMap(({ 1: said = '', index }) => {
                  if ((/^\d/.test(said) ? Number(said) : numerals.indexOf(said.toLowerCase()) + 1) === number)
                    return [];
                  const wrong = warning(
                    'value/count',
                    [...path, locale],
                    `This says ${said}, and there are ${number}.`,
                    `Write {{${name}}} for the number, and it will always be right.`,
                  );
                  return {
                    ...wrong,
                    offset: index,
                    related: [{ path: ['values', name], message: 'They are counted here.' }],
                  };
                }),
          );
        }),
  );
}
