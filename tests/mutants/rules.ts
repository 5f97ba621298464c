import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/generator/broken-specs.test.ts'];

/** What the generator should refuse, and would not. */
export const mutants: readonly Mutant[] = [
  {
    id: 'rules-case-clash',
    harm: 'Two pages whose paths differ in capitals overwrite each other on a server that does not tell them apart.',
    file: 'generator/rules/path-clash.ts',
    find: '    .toLowerCase()\n',
    replace: '',
    tests: [...tests, 'tests/generator/rules.test.ts'],
  },
  {
    id: 'rules-link-to-waiting-block',
    harm: 'A button leads to a part of the page that is not shown yet.',
    file: 'generator/rules/walk.ts',
    find: '    if (isWaiting(block)) return [];\n',
    replace: '',
    tests: ['tests/generator/empty-lists.test.ts'],
  },
  {
    id: 'rules-hours-overlap',
    harm: 'The contact page shows opening hours that overlap.',
    file: 'generator/rules/firm.ts',
    find: 'entry.opens < closes && opens < entry.closes',
    replace: 'entry.opens === opens && closes === entry.closes',
    tests,
  },
  {
    id: 'rules-template-length',
    harm: 'A message that is put together from several fields is longer than its column, and the database refuses it.',
    file: 'generator/rules/payload.ts',
    find: 'return field ? sum + longest(form, table, name, field) : sum;',
    replace: 'return field ? Math.max(sum, longest(form, table, name, field)) : sum;',
    tests: [...tests, 'tests/generator/rules.test.ts'],
  },
  {
    id: 'rules-anchor-nowhere',
    harm: 'A button that should scroll to a part of its page does nothing.',
    file: 'generator/rules/links.ts',
    find: "const hash = action.kind === 'page' || action.kind === 'anchor' ? action.hash : undefined;",
    replace: "const hash = action.kind === 'page' ? action.hash : undefined;",
    tests: ['tests/generator/broken-specs.test.ts'],
  },
  {
    id: 'rules-unencrypted',
    harm: 'A page loads a booking widget or leads to an address without encryption.',
    file: 'generator/rules/urls.ts',
    find: "if (protocol !== 'https:')",
    replace: "if (protocol !== 'https:' && protocol !== 'http:')",
    tests,
  },
  {
    id: 'rules-placeholder-in-english-only',
    harm: 'The English text says a number that the Spanish one leaves out.',
    file: 'generator/rules/placeholders.ts',
    find: 'return named.flatMap(({ locale, names }) =>',
    replace: 'return named.slice(1).flatMap(({ locale, names }) =>',
    tests: [...tests, 'tests/generator/rules.test.ts'],
  },
  {
    id: 'rules-title-without-firm',
    harm: 'A title is cut off in search results, because the firm’s name in it is not counted.',
    file: 'generator/rules/titles.ts',
    find: 'title: eachLocale(spec, (locale) => inPattern(locale))',
    replace: 'title: titles',
    tests: [...tests, 'tests/generator/rules.test.ts'],
  },
  {
    id: 'rules-robots-english',
    harm: 'A line of robots.txt keeps crawlers from all English pages, and nobody is told.',
    file: 'generator/rules/robots.ts',
    find: 'localesOf(spec).some((locale) => localizedPath(spec, value, locale).startsWith(beginning))',
    replace: 'value.startsWith(beginning)',
    tests: [...tests, 'tests/generator/rules.test.ts'],
  },
  {
    id: 'rules-optional-into-required',
    harm: 'A visitor leaves an optional field empty and the database refuses the message.',
    file: 'generator/rules/payload.ts',
    find: 'if (required || initial !== undefined ||',
    replace: 'if (required || initial === undefined ||',
    tests,
  },
];
