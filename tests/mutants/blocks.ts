import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/site/blocks.test.tsx', 'tests/site/gallery.test.tsx'];

/** What pages are made of. */
export const mutants: readonly Mutant[] = [
  {
    id: 'blocks-eyebrow-apart',
    harm: 'A small heading that begins with an abbreviation falls into two columns.',
    file: 'site/blocks/parts/Eyebrow.tsx',
    find: '<span>{children}</span>',
    replace: '{children}',
    build: true,
    tests: ['tests/browser/pages.test.ts'],
    only: 'leaves in its line',
  },
  {
    id: 'blocks-opener',
    harm: 'A booking page in a new tab can steer the firm’s page.',
    file: 'site/blocks/parts/link-props.ts',
    find: "rel: 'noopener noreferrer'",
    replace: "rel: 'noreferrer'",
    tests,
  },
  {
    id: 'blocks-new-tab-unsaid',
    harm: 'Somebody who does not see is not told that a link opens a new tab.',
    file: 'site/blocks/parts/NewTab.tsx',
    find: '<span className="sr"> {t(\'shared:action.newTab\')}</span>',
    replace: '<span className="sr"> </span>',
    tests,
  },
  {
    id: 'blocks-same-alert-twice',
    harm: 'Two buttons with the same alert put the same id on the page twice.',
    file: 'site/blocks/parts/Actions.tsx',
    find: '{[...alerts.values()].map((action) => (',
    replace: "{actions.filter((action) => action.kind === 'alert').map((action) => (",
    tests,
  },
  {
    id: 'blocks-contents-lead-nowhere',
    harm: 'The table of contents of a legal text leads nowhere.',
    file: 'site/blocks/legalText/component.tsx',
    find: '<section key={section.id} id={section.id}',
    replace: '<section key={section.id}',
    tests,
  },
  {
    id: 'blocks-quote-without-flag',
    harm: 'Made-up testimonials are read as those of real clients.',
    file: 'site/blocks/quotes/component.tsx',
    find: '<p className="quote__flag">{t(block.flag)}</p>',
    replace: '<p className="quote__flag" />',
    tests,
  },
  {
    id: 'blocks-spanish-service-links',
    harm: 'The service cards of English pages lead to the Spanish ones.',
    file: 'site/blocks/serviceCards/component.tsx',
    find: '<a href={service.href[locale]}>{t(service.title)}</a>',
    replace: "<a href={service.href[locale === 'en' ? 'es' : locale]}>{t(service.title)}</a>",
    build: true,
    tests: ['tests/browser/search.test.ts'],
  },
  {
    id: 'blocks-hours-of-two-days',
    harm: 'Opening hours on Monday and Tuesday are written as a range of a week.',
    file: 'generator/compile/hours.ts',
    find: 'inARow && days.length > 2',
    replace: 'days.length > 2',
    tests: ['tests/generator/hours.test.ts'],
  },
];
