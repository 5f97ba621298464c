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
  {
    id: 'change-taken-unseen',
    harm: 'Two pages exchange their addresses, and nobody is told that links from elsewhere open the other one.',
    file: 'generator/consequences/taken.ts',
    find: 'now.page === was || !left ||',
    replace: 'now.page === was || left ||',
    tests: ['tests/generator/consequences.test.ts'],
  },
  {
    id: 'change-fragment-unseen',
    harm: 'A section gets another id, and nobody is told that links from elsewhere point to nothing.',
    file: 'generator/consequences/fragments.ts',
    find: '!left.has(value) && ',
    replace: 'left.size === 0 && ',
    tests: ['tests/generator/consequences.test.ts'],
  },
  {
    id: 'change-lost-snapshot',
    harm: 'Where the snapshot was deleted, rows that would be deleted or hidden are no longer asked for.',
    file: 'generator/snapshot/recovered.ts',
    find: 'if (listed === undefined || !after) return undefined;',
    replace: 'if (listed !== undefined || !after) return undefined;',
    tests: ['tests/generator/consequences.test.ts'],
  },
];
