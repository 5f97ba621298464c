import { localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { isLanguageTag, mostLocales } from '../schema/index.ts';
import { keyProblem, problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses languages that no browser asks for by that name, a default that is none of them, and too many or none. */
export const locales: Rule = (spec) => {
  const all = localesOf(spec);
  const path = ['locales', 'all'];
  return [
    ...(all.length > 0 && all.length <= mostLocales
      ? []
      : [problem('locale/count', path, `A site has one to ${mostLocales} languages; this one has ${all.length === 0 ? 'none' : all.length}.`)]),
    ...all
      .filter((locale) => !isLanguageTag(locale))
      .map((locale) => keyProblem('locale/tag', [...path, locale], `"${locale}" is not a language tag.`, 'Write it as browsers do: es, pt-BR, zh-Hant.')),
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
      unknownName('locale/unknown', 'language', name, all, [...lookup, 'languages', name]).map((found): Diagnostic => ({ ...found, at: 'key' })),
    ),
    ...(countryLookup ? unknownName('locale/unknown', 'language', countryLookup.otherwise, all, [...lookup, 'otherwise']) : []),
  ];
};
