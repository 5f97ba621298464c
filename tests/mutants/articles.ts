import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** Links in the texts of articles. */
export const mutants: readonly Mutant[] = [
  {
    id: 'articles-other-language',
    harm: 'A link in an English article leads to the Spanish page, and nobody is told.',
    file: 'generator/rules/article-links.ts',
    find: 'if (own !== locale) {',
    replace: 'if (own !== locale && own !== targets.spec.locales.default) {',
    tests: ['tests/generator/broken-specs.test.ts'],
  },
  {
    id: 'articles-named-in-spanish',
    harm: 'A page that an article names is linked to in Spanish from both languages.',
    file: 'generator/compile/article-links.ts',
    find: '(href) => addressOf(spec, href, locale)',
    replace: "(href) => addressOf(spec, href, locale === 'en' ? 'es' : locale)",
    tests: ['tests/generator/articles.test.ts'],
  },
  {
    id: 'articles-lost-place',
    harm: 'A link to a part of an article leads to its top.',
    file: 'generator/rules/article-links.ts',
    find: "if (href.startsWith('#')) return unknownFragment(ids, href.slice(1), 'in this article');",
    replace: "if (href.startsWith('#')) return [];",
    tests: ['tests/generator/broken-specs.test.ts'],
  },
];
