import type { Mutant } from '../../scripts/mutants/mutant.ts';

const budgets = { tests: ['tests/browser/pages.test.ts'], only: 'keeps to its budgets' } as const;

/** What a page weighs. */
export const mutants: readonly Mutant[] = [
  {
    id: 'bytes-react-at-load',
    harm: 'Every visitor loads React, though most touch no form.',
    file: 'site/lib/wake.ts',
    find: '  if (hasWork()) fetchIslands();\n',
    replace: '  fetchIslands();\n',
    build: true,
    ...budgets,
  },
  {
    id: 'bytes-whole-style-sheet',
    harm: 'Every page carries the rules of all blocks and takes a second round trip.',
    file: 'site/build/finish/complete-pages.ts',
    find: '<style>${stylesOf(styledAs(page, html))}</style>',
    replace: '<style>${stylesOf(styledAs(page, html)) && whole}</style>',
    build: true,
    ...budgets,
  },
  {
    id: 'bytes-quick-compression',
    harm: 'Pages are compressed as if there were thousands, and weigh more than they have to.',
    file: 'site/build/finish/compress.ts',
    find: '(pages.length > FEW_PAGES ? NEXT_BEST : BEST)',
    replace: '(pages.length > FEW_PAGES ? BEST : QUICK)',
    build: true,
    tests: ['tests/site/compress.test.ts', ...budgets.tests],
    only: `compress|${budgets.only}`,
  },
];
