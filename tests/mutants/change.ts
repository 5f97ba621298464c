import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/generator/change-lists.test.ts'];

/** What the generator says that a change means. */
export const mutants: readonly Mutant[] = [
  {
    id: 'change-moved-unseen',
    harm: 'Blocks that change places are described as taken out and put in.',
    file: 'generator/change/align.ts',
    find: '  for (const a of open(usedBefore, 0, before.length)) {\n    const b = open(usedAfter',
    replace: '  for (const a of open(usedBefore, 0, 0)) {\n    const b = open(usedAfter',
    tests,
  },
  {
    id: 'change-all-that-follow',
    harm: 'One entry more at the beginning of a list, and all of them are said to have changed.',
    file: 'generator/change/align.ts',
    find: '[...common(before, after, same)]',
    replace: '[...common(before, after, same)].filter(([a, b]) => a === b)',
    tests,
  },
  {
    id: 'change-snapshot-gone',
    harm: 'The snapshot was deleted, and the change of the spec is passed over in silence.',
    file: 'generator/snapshot/committed.ts',
    find: "    case 'missing':\n      return unknown(",
    replace: "    case 'missing':\n      return files.length > 0 ? { kind: 'none' } : unknown(",
    tests: ['tests/generator/change.test.ts'],
  },
];
