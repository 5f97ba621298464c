import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** The document around the blocks. */
export const mutants: readonly Mutant[] = [
  {
    id: 'render-noindex',
    harm: 'Search engines list the thank-you page and the not-found page.',
    file: 'site/renderer/head.ts',
    find: "entry.indexable && !isPreview() ? null : meta('robots', 'noindex'),",
    replace: "entry.indexable && !isPreview() ? null : meta('robots', 'all'),",
    build: true,
    tests: ['tests/browser/search.test.ts'],
  },
  {
    id: 'render-default-language',
    harm: 'Search engines show English visitors of other countries no page that is meant for everybody.',
    file: 'site/renderer/head.ts',
    find: ", alternate('x-default', entry.alternates[defaultLocale])",
    replace: '',
    build: true,
    tests: ['tests/browser/search.test.ts'],
  },
  {
    id: 'render-data-ends-script',
    harm: 'A text with </script> in it breaks out of the structured data.',
    file: 'site/renderer/structured-data.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: ".replaceAll('<!', '\\\\u003c!')",
    tests: ['tests/site/structured-data.test.ts'],
  },
  {
    id: 'render-breadcrumb-positions',
    harm: 'Search engines refuse the way to a page, which begins at 0.',
    file: 'site/renderer/structured-data/page.ts',
    find: 'position: index + 1,',
    replace: 'position: index,',
    build: true,
    tests: ['tests/site/structured-data.test.ts', 'tests/browser/search.test.ts'],
  },
  {
    id: 'render-article-day',
    harm: 'An article shows the day before its own.',
    file: 'site/renderer/article-text.ts',
    find: "{ dateStyle: 'long', timeZone: 'UTC' }",
    replace: "{ dateStyle: 'long', timeZone: 'America/Mexico_City' }",
    tests: ['tests/site/article-pages.test.ts'],
  },
  {
    id: 'render-article-opener',
    harm: 'A page that an article links to in a new tab can steer the firm’s page.',
    file: 'site/lib/article-rules.ts',
    find: "node.setAttribute('rel', 'noopener noreferrer');",
    replace: "node.setAttribute('rel', 'noreferrer');",
    tests: ['tests/site/sanitise.test.ts'],
  },
];
