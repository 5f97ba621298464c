import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** What changes the spec's source for people who do not program. */
export const mutants: readonly Mutant[] = [
  {
    id: 'edit-quotes',
    harm: 'A text with an apostrophe makes the spec code that does not parse.',
    file: 'generator/texts/literal.ts',
    find: 'return used + escaped.replaceAll(used, `\\\\${used}`)',
    replace: 'return used + escaped',
    tests: ['tests/generator/edit-everything.test.ts'],
  },
  {
    id: 'edit-comment-left-behind',
    harm: 'An entry is removed, and its comment stays above another one.',
    file: 'generator/edit/listing.ts',
    find: 'if (pos < from || (between.match(/\\n/g) ?? []).length > 1) break;',
    replace: 'if (pos >= 0) break;',
    tests: ['tests/generator/edit.test.ts'],
    only: 'removes an entry',
  },
  {
    id: 'edit-shared-list',
    harm: 'A link is removed from one page, and silently from all others that take it from the same constant.',
    file: 'generator/edit/plan.ts',
    find: 'if (stray) throw',
    replace: 'if (stray && stray.length === 0) throw',
    tests: ['tests/generator/edit.test.ts'],
    only: 'a list that stands in two places',
  },
  {
    id: 'edit-idle-import',
    harm: 'A page is removed, and its file stays with an import that nothing uses.',
    file: 'generator/edit/plan.ts',
    find: 'cleanUp(state, drafts.unedited());',
    replace: '',
    tests: ['tests/generator/edit-files.test.ts'],
    only: 'takes a page out',
  },
];
