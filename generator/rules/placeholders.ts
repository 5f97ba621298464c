import { namesIn, placeholder } from '../compile/placeholders.ts';
import { globalValues } from '../compile/values.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { interfaceKeys, locales } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { mark, textsWithValuesIn } from './walk.ts';

/** What the site's frame fills in itself, in the texts that it needs. */
export const frameValues: readonly string[] = ['title', 'current', 'field', 'max', 'rating'];

/** Refuses values that only one of the languages states. */
export const samePlaceholders: Rule = (spec) =>
  textsWithValuesIn(spec, []).flatMap(({ value, path }): Diagnostic[] => {
    const [es, en] = [namesIn(value.es), namesIn(value.en)];
    const lacking = (names: Set<string>, other: Set<string>) => [...other].filter((name) => !names.has(name));
    return [
      ...lacking(es, en).map((name) => problem('text/placeholder-differs', [...path, 'es'], `{{${name}}} is in the English text and not in the Spanish one.`)),
      ...lacking(en, es).map((name) => problem('text/placeholder-differs', [...path, 'en'], `{{${name}}} is in the Spanish text and not in the English one.`)),
    ];
  });

/** Refuses braces that are no placeholder, and i18next's own nesting, which nothing here resolves. */
export const wellFormedPlaceholders: Rule = (spec) =>
  textsWithValuesIn(spec, []).flatMap(({ value, path }) =>
    locales.flatMap((locale) =>
      mark.test(value[locale].replaceAll(placeholder, ''))
        ? [problem('text/malformed-placeholder', [...path, locale], 'A value in a text is written {{name}}, with letters and digits only.')]
        : [],
    ),
  );

/** Refuses values that nothing fills in. */
export const knownPlaceholders: Rule = (spec) => {
  const site = Object.keys(globalValues(spec, 'es'));
  return textsWithValuesIn(spec, []).flatMap(({ value, path }) => {
    const frame = path[0] === 'messages' && (interfaceKeys as readonly unknown[]).includes(path[1]);
    const known = frame ? [...site, ...frameValues] : site;
    return locales.flatMap((locale) =>
      [...namesIn(value[locale])]
        .filter((name) => !known.includes(name))
        .map((name) => problem('text/unknown-placeholder', [...path, locale], `Nothing fills in {{${name}}}.`, suggestion(name, known))),
    );
  });
};
