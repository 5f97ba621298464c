import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** What the guides promise, and the commands beside them. */
export const mutants: readonly Mutant[] = [
  {
    id: 'guides-command-that-is-none',
    harm: 'Somebody follows the guide on leads, and the command rejects the option.',
    file: 'site/guides/leads.md',
    find: 'npm run leads -- purge --yes ',
    replace: 'npm run leads -- purge --force ',
    tests: ['tests/backend/guides.test.ts'],
  },
  {
    id: 'guides-lost-place',
    harm: 'A link in the guide on backups leads to the top of another guide.',
    file: 'site/guides/backups.md',
    find: 'leads.md#access-and-erasure-requests',
    replace: 'leads.md#erasing',
    tests: ['tests/backend/guides.test.ts'],
  },
  {
    id: 'guides-recipe-for-another-spec',
    harm: 'A recipe shows lines that are not in the file that it names.',
    file: 'site/guides/recipes.md',
    find: "-      heading: { es: 'Cuéntenos qué necesita', en: 'Tell us what you need' },",
    replace: "-      heading: { es: 'Cuéntenos', en: 'Tell us what you need' },",
    tests: ['tests/generator/recipes.test.ts'],
  },
  {
    id: 'guides-other-periods',
    harm: 'The guide states a different retention period from the one that applies.',
    file: 'site/guides/leads.md',
    find: '| messages and requests | 24 months',
    replace: '| messages and requests | 36 months',
    tests: ['tests/backend/guides.test.ts'],
    only: 'the guide on leads',
  },
  {
    id: 'guides-translation-without-value',
    harm: 'A translator loses a number in a text, and the import takes it.',
    file: 'generator/texts/compare.ts',
    find: '...(lost.length > 0 ?',
    replace: '...(lost.length > 1 ?',
    tests: ['tests/scripts/texts.test.ts'],
  },
];
