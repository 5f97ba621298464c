import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/browser/tooltips.test.ts'];

/** Words that explain a term. */
export const mutants: readonly Mutant[] = [
  {
    id: 'tooltips-escape',
    harm: 'A tooltip that covers the text cannot be closed from the keyboard.',
    file: 'site/lib/tooltips.ts',
    find: "if (key === 'Escape') close();",
    replace: "if (key === 'Esc') close();",
    build: true,
    tests,
  },
  {
    id: 'tooltips-next-one-late',
    harm: 'Every tooltip of a list has to be waited for.',
    file: 'site/lib/tooltips.ts',
    find: 'performance.now() - closedAt < skipDelay ? 0 : delay',
    replace: 'performance.now() - closedAt < 0 ? 0 : delay',
    build: true,
    tests,
  },
  {
    id: 'tooltips-no-delay',
    harm: 'Tooltips flash up wherever the pointer passes.',
    file: 'site/lib/tooltips.ts',
    find: '  for (const button of document.querySelectorAll',
    replace: '  closedAt = Number.POSITIVE_INFINITY;\n  for (const button of document.querySelectorAll',
    build: true,
    tests,
  },
];
