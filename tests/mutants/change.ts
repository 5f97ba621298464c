import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/generator/change-lists.test.ts'];

/** What the generator says that a change means. */
export const mutants: readonly Mutant[] = [
  {
    id: 'change-moved-unseen',
    harm: 'Blocks that change places are told as taken out and put in.',
    file: 'generator/change/align.ts',
    find: '  for (const a of open(usedBefore, 0, before.length)) {\n    const b = open(usedAfter',
    replace: '  for (const a of open(usedBefore, 0, 0)) {\n    const b = open(usedAfter',
    tests,
  },
  {
    id: 'change-all-that-follow',
    harm: 'One entry more at the beginning of a list, and all of them are told to have changed.',
    file: 'generator/change/align.ts',
    find: '[...common(before, after, same)]',
    replace: '[...common(before, after, same)].filter(([a, b]) => a === b)',
    tests,
  },
];
