import { englishName, localesOf } from '../compile/locales.ts';
import { namesIn, placeholder } from '../compile/placeholders.ts';
import { globalValues } from '../compile/values.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { interfaceKeys } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { mark, textsWithValuesIn } from './walk.ts';

/** What the site's frame fills in itself, in the texts that it needs. */
export const frameValues: readonly string[] = ['title', 'current', 'field', 'min', 'max', 'decimals', 'day', 'rating', 'from', 'to'];

/** What the list of the articles fills in, in its texts. */
const listValues: readonly string[] = ['count', 'date', 'page', 'pages'];

const list = new Intl.ListFormat('en');

/** Refuses values that not all of the languages state. */
export const samePlaceholders: Rule = (spec) =>
  textsWithValuesIn(spec).flatMap(({ value, path }): Diagnostic[] => {
    const named = localesOf(spec).map((locale) => ({ locale, names: namesIn(value[locale]) }));
    const all = new Set(named.flatMap(({ names }) => [...names]));
    return named.flatMap(({ locale, names }) =>
      [...all]
        .filter((name) => !names.has(name))
        .map((name) => {
          const others = named.filter((other) => other.names.has(name)).map((other) => englishName(other.locale));
          return problem(
            'text/placeholder-differs',
            [...path, locale],
            `{{${name}}} is in the ${list.format(others)} text and not in the ${englishName(locale)} one.`,
          );
        }),
    );
  });

/** Refuses braces that are no placeholder, and i18next's own nesting, which nothing here resolves. */
export const wellFormedPlaceholders: Rule = (spec) =>
  textsWithValuesIn(spec).flatMap(({ value, path }) =>
    localesOf(spec).flatMap((locale) =>
      mark.test(value[locale].replaceAll(placeholder, ''))
        ? [problem('text/malformed-placeholder', [...path, locale], 'A value in a text is written {{name}}, with letters and digits only.')]
        : [],
    ),
  );

/** Refuses values that nothing fills in. */
export const knownPlaceholders: Rule = (spec) => {
  const site = Object.keys(globalValues(spec, spec.locales.default));
  return textsWithValuesIn(spec).flatMap(({ value, path }) => {
    // The desk's own texts take values that only its pages know.
    if (path[0] === 'desk' && path[1] === 'texts') return [];
    const frame = path[0] === 'messages' && (interfaceKeys as readonly unknown[]).includes(path[1]);
    const known = frame ? [...site, ...frameValues] : path[0] === 'articles' && path[1] === 'list' ? [...site, ...listValues] : site;
    return localesOf(spec).flatMap((locale) =>
      // Three braces are another program's, which is told already.
      [...namesIn(value[locale].replaceAll('{{{', ''))]
        .filter((name) => !known.includes(name))
        .map((name) => problem('text/unknown-placeholder', [...path, locale], `Nothing fills in {{${name}}}.`, suggestion(name, known))),
    );
  });
};
