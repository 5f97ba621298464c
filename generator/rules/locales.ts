import { englishName, localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { isLanguageTag, mostLocales } from '../schema/index.ts';
import { keyProblem, problem, unknownName, warning } from './problem.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { Rule } from './rule.ts';

/** Refuses languages that no browser asks for by that name, a default that is none of them, and too many or none. */
export const locales: Rule = (spec) => {
  const all = localesOf(spec);
  const path = ['locales', 'all'];
  return [
    ...(all.length > 0 && all.length <= mostLocales
      ? []
      : [
          problem(
            'locale/count',
            path,
            `A site has one to ${mostLocales} languages; this one has ${all.length === 0 ? 'none' : all.length}.`,
          ),
        ]),
    ...all
      .filter((locale) => !isLanguageTag(locale))
      .map((locale) =>
        keyProblem(
          'locale/tag',
          [...path, locale],
          `"${locale}" is not a language tag.`,
          'Write it as browsers do: es, pt-BR, zh-Hant.',
        ),
      ),
    ...unknownName('locale/unknown', 'language', spec.locales.default, all, ['locales', 'default']),
  ];
};

/** Refuses references to languages that the site does not have. */
export const knownLocales: Rule = (spec): Diagnostic[] => {
  const all = localesOf(spec);
  const { countryLookup } = spec.integrations;
  const lookup = ['integrations', 'countryLookup'];
  return [
    ...(spec.firm.securityContact?.languages ?? []).flatMap((name, index) =>
      unknownName('locale/unknown', 'language', name, all, ['firm', 'securityContact', 'languages', index]),
    ),
    ...Object.keys(countryLookup?.languages ?? {}).flatMap((name) =>
      unknownName('locale/unknown', 'language', name, all, [...lookup, 'languages', name]).map((found): Diagnostic => ({
        ...found,
        at: 'key',
      })),
    ),
    ...(countryLookup
      ? unknownName('locale/unknown', 'language', countryLookup.otherwise, all, [...lookup, 'otherwise'])
      : []),
  ];
};

/** Lists of numerals of which one is shorter: a word is missing in it, and those behind it would be taken for other numbers. */
function numerals(spec: SiteSpec): Diagnostic[] {
  const lists = localesOf(spec).flatMap((locale) => {
    const { numerals: words } = spec.locales.all[locale];
    return words ? [{ locale, words }] : [];
  });
  const longest = lists.reduce<(typeof lists)[number] | undefined>(
    (most, list) => (most && most.words.length >= list.words.length ? most : list),
    undefined,
  );
  return lists.flatMap(({ locale, words }): Diagnostic[] => {
    if (!longest || words.length === longest.words.length) return [];
    const path = ['locales', 'all', locale, 'numerals'];
    const message = `There are ${words.length} numerals in ${englishName(locale)} and ${longest.words.length} in ${englishName(longest.locale)}.`;
    return [
      warning(
        'locale/numerals',
        path,
        message,
        'Write those from one on in each language, as many in one as in the other.',
      ),
    ];
  });
}

/** A service that is asked for the country of each visitor, and whose answer changes nothing. */
function idleLookup({ integrations: { countryLookup } }: SiteSpec): Diagnostic[] {
  return countryLookup &&
    Object.entries(countryLookup.languages).every(
      ([locale, countries]) => locale === countryLookup.otherwise || countries?.length === 0,
    )
    ? [
        warning(
          'country/no-effect',
          ['integrations', 'countryLookup', 'otherwise'],
          'Visitors of every country get the same language: the service is asked for nothing.',
          'Name the language of all other countries, or remove countryLookup.',
        ),
      ]
    : [];
}

/** What is probably not meant in how languages are declared and chosen. */
export function doubtfulLocales(spec: SiteSpec): Diagnostic[] {
  return [...numerals(spec), ...idleLookup(spec)];
}
