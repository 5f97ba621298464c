import { localesOf } from '../compile/locales.ts';
import { derivedValues } from '../compile/values.ts';
import { frameValues } from './placeholders.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { isInWords } from '../schema/index.ts';
import { wrongCharacters } from './characters.ts';
import { keyProblem, problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { mark } from './walk.ts';

/** Refuses values with another value in them, which no text would fill in, or with what no text may say. */
export const valueContents: Rule = (spec) =>
  Object.entries(spec.values).flatMap(([name, value]): Diagnostic[] => {
    if (typeof value === 'string') return contents(value, ['values', name], wrongCharacters(value));
    // The characters of words are looked at where those of all texts are.
    return typeof value === 'object' && isInWords(value)
      ? localesOf(spec).flatMap((locale) => contents(value[locale], ['values', name, locale], []))
      : [];
  });

function contents(value: string, path: SpecPath, characters: ReturnType<typeof wrongCharacters>): Diagnostic[] {
  return mark.test(value)
    ? [
        problem(
          'value/placeholder',
          path,
          'A value cannot have another value in it.',
          'Write both in the texts that need them.',
        ),
      ]
    : characters.map(({ code, offset, message, hint }) => ({
        ...problem(code, path, message, hint),
        ...(offset !== undefined && { offset }),
      }));
}

/** Refuses values that no text could take: their name cannot be written in one, or means something else. */
export const valueNames: Rule = (spec) => {
  const derived = derivedValues(spec);
  return Object.keys(spec.values).flatMap((name) => {
    const path = ['values', name];
    if (!/^\w+$/.test(name))
      return [
        keyProblem(
          'value/name',
          path,
          `No text can take a value called "${name}".`,
          'A name has letters, digits and "_".',
        ),
      ];
    const own = derived.get(name);
    if (own) {
      const taken = keyProblem('value/reserved', path, `{{${name}}} is a value already.`, 'Give yours another name.');
      return [{ ...taken, related: [{ path: own.path, message: 'It stands for this.' }] }];
    }
    return frameValues.includes(name)
      ? [
          keyProblem(
            'value/reserved',
            path,
            `{{${name}}} is filled in by the interface itself.`,
            'Give yours another name.',
          ),
        ]
      : [];
  });
};
