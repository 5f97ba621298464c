import { englishName, localesOf } from '../compile/locales.ts';
import { namesIn, placeholder } from '../compile/placeholders.ts';
import { globalValues } from '../compile/values.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { interfaceKeys } from '../schema/index.ts';
import type { SiteSpec } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { enumerated, problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { mark, textsWithValuesIn } from './walk.ts';

/** What the site's frame fills in itself, in the texts that it needs. */
export const frameValues: readonly string[] = [
  'title',
  'current',
  'field',
  'min',
  'max',
  'decimals',
  'day',
  'rating',
  'from',
  'to',
];

/** What the list of the articles fills in, in its texts. */
const listValues: readonly string[] = ['count', 'date', 'page', 'pages'];

/** Refuses values that not all of the languages state. */
export const samePlaceholders: Rule = (spec) => {
  const knownAt = knownBy(spec);
  return textsWithValuesIn(spec).flatMap(({ value, path }): Diagnostic[] => {
    // Three braces are another program's, which is told already.
    if (localesOf(spec).some((locale) => value[locale].includes('{{{'))) return [];
    const known = knownAt(path);
    // What nothing fills in is told as that.
    const named = localesOf(spec).map((locale) => ({
      locale,
      names: new Set([...namesIn(value[locale])].filter((name) => !known || known.includes(name))),
    }));
    const all = new Set(named.flatMap(({ names }) => [...names]));
    return named.flatMap(({ locale, names }) =>
      [...all]
        .filter((name) => !names.has(name))
        .map((name) => {
          const others = named.filter((other) => other.names.has(name)).map((other) => englishName(other.locale));
          return problem(
            'text/placeholder-differs',
            [...path, locale],
            `{{${name}}} is in the ${enumerated(others)} text and not in the ${englishName(locale)} one.`,
          );
        }),
    );
  });
};

/** Refuses braces that are no placeholder, and i18next's own nesting, which nothing here resolves. */
export const wellFormedPlaceholders: Rule = (spec) =>
  textsWithValuesIn(spec).flatMap(({ value, path }) =>
    localesOf(spec).flatMap((locale) =>
      mark.test(value[locale].replaceAll(placeholder, ''))
        ? [
            problem(
              'text/malformed-placeholder',
              [...path, locale],
              'A value in a text is written {{name}}, with letters and digits only.',
            ),
          ]
        : [],
    ),
  );

/** The values that each text can take; nothing of those that only the desk's pages know. */
function knownBy(spec: SiteSpec): (path: SpecPath) => readonly string[] | undefined {
  const site = Object.keys(globalValues(spec, spec.locales.default));
  const inFrame = [...site, ...frameValues];
  const inList = [...site, ...listValues];
  return (path) => {
    if (path[0] === 'desk' && path[1] === 'texts') return undefined;
    if (path[0] === 'messages' && (interfaceKeys as readonly unknown[]).includes(path[1])) return inFrame;
    return path[0] === 'articles' && path[1] === 'list' ? inList : site;
  };
}

/** Refuses values that nothing fills in. */
export const knownPlaceholders: Rule = (spec) => {
  const knownAt = knownBy(spec);
  // A table for which no period is given is told where it is missing.
  const withoutPeriod = Object.keys(spec.tables).filter((table) => !spec.records.retention.tables[table]);
  return textsWithValuesIn(spec).flatMap(({ value, path }) => {
    const known = knownAt(path);
    if (!known) return [];
    return localesOf(spec).flatMap((locale) =>
      // Three braces are another program's, which is told already.
      [...namesIn(value[locale].replaceAll('{{{', ''))]
        .filter((name) => !known.includes(name) && !withoutPeriod.some((table) => name.startsWith(`kept_${table}_`)))
        .map((name) => ({
          ...problem(
            'text/unknown-placeholder',
            [...path, locale],
            `Nothing fills in {{${name}}}.`,
            suggestion(name, known),
          ),
          offset: Math.max(0, value[locale].search(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`))),
        })),
    );
  });
};
