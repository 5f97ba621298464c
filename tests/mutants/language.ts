import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** Spanish or English, and who decides. */
export const mutants: readonly Mutant[] = [
  {
    id: 'language-choice-after-browser',
    harm: 'Whoever chose Spanish on an English computer is sent to English again and again.',
    file: 'site/server/http/language.ts',
    find: "chosen ?? browserLocale(headers['accept-language'], languages)",
    replace: "browserLocale(headers['accept-language'], languages) ?? chosen",
    tests: ['tests/backend/site-server.test.ts'],
  },
  {
    id: 'language-place-lost',
    harm: 'The language selector leads to the top of the page, and to the first tab.',
    file: 'site/lib/language.ts',
    find: 'link.hash = location.hash;',
    replace: 'link.hash = \'\';',
    build: true,
    tests: ['tests/browser/language.test.ts'],
  },
  {
    id: 'language-country-over-choice',
    harm: 'The promo page changes the language of a visitor who has chosen one.',
    file: 'site/lib/language-by-country.ts',
    find: '  if (hasLanguage()) return;\n',
    replace: '',
    build: true,
    tests: ['tests/browser/language-by-country.test.ts'],
  },
  {
    id: 'language-guess-for-a-year',
    harm: 'A language that was guessed by the country holds for a year, as if it had been chosen.',
    file: 'site/lib/language-by-country.ts',
    find: 'keepLanguage(language);',
    replace: 'keepLanguage(language, 31_536_000);',
    build: true,
    tests: ['tests/browser/language-by-country.test.ts'],
  },
  {
    id: 'language-not-found-page',
    harm: 'A Spanish address that begins with /en, such as /enlaces, gets the English not-found page.',
    file: 'site/lib/locales.ts',
    find: 'path === `/${locale}` || path.startsWith(`/${locale}/`)',
    replace: 'path.startsWith(`/${locale}`)',
    tests: ['tests/site/locales.test.ts', 'tests/site/logic.test.ts'],
  },
];
