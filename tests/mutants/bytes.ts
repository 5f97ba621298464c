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
    find: '<style>${text}</style>',
    replace: '<style>${text && whole}</style>',
    build: true,
    ...budgets,
  },
  {
    id: 'bytes-footer-in-page',
    harm: 'Every page carries the styles of its footer and of what only scripts make.',
    file: 'site/build/finish/late-styles.ts',
    find: 'FOOTER.test(html) && !ONE_SCREEN.test(html)',
    replace: 'ONE_SCREEN.test(html) && !FOOTER.test(html)',
    tests: ['tests/site/late-styles.test.ts'],
  },
  {
    id: 'bytes-late-variables-lost',
    harm: 'On pages that show no mistake, the colours of mistakes are unknown when a form shows one.',
    file: 'site/build/finish/site-styles.ts',
    find: 'unused + lateCommon.common',
    replace: 'lateCommon.common',
    tests: ['tests/site/late-styles.test.ts'],
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
