import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/browser/form-drafts.test.ts'];

/** What is typed and not sent yet. */
export const mutants: readonly Mutant[] = [
  {
    id: 'drafts-kept-after-sending',
    harm: 'What was sent stands in the form again, for whoever uses the tab next.',
    file: 'site/lib/drafts.ts',
    find: 'forget(placeOf((target as HTMLFormElement).id));',
    replace: 'recall(placeOf((target as HTMLFormElement).id));',
    build: true,
    tests,
  },
  {
    id: 'drafts-over-what-is-typed',
    harm: 'An old draft overwrites what the visitor has just typed.',
    file: 'site/lib/drafts.ts',
    find: 'if (kept !== undefined && !typed.has(control.name))',
    replace: 'if (kept !== undefined)',
    build: true,
    tests,
  },
  {
    id: 'drafts-empty-form-kept',
    harm: 'A form that was emptied on purpose counts as begun, and its code is fetched on every page.',
    file: 'site/lib/drafts.ts',
    find: 'controls.every(isUntouched) ? undefined',
    replace: 'controls.length === 0 ? undefined',
    build: true,
    tests,
  },
  {
    id: 'drafts-silent-filling-lost',
    harm: 'What a password manager has filled in without a word is lost when the page is left.',
    file: 'site/lib/drafts.ts',
    find: "  addEventListener('pagehide', () => forms().forEach(save));\n",
    replace: '',
    build: true,
    tests,
  },
  {
    id: 'drafts-emptied-while-sending',
    harm: 'A visitor who leaves while the message is being sent finds an empty form.',
    file: 'site/lib/drafts.ts',
    find: '  if (controls.some(({ disabled }) => disabled)) return;\n',
    replace: '',
    build: true,
    tests,
  },
  {
    id: 'drafts-not-saved-by-sending',
    harm: 'What was filled in without a word and is being sent is lost when the page is left.',
    file: 'site/lib/drafts.ts',
    find: "['input', 'change', 'submit']",
    replace: "['input', 'change']",
    build: true,
    tests,
  },
  {
    id: 'drafts-over-what-is-filled-in',
    harm: 'An old draft overwrites what the browser has just filled in and told as a change.',
    file: 'site/lib/boot.js',
    find: "['input', 'change']",
    replace: "['input']",
    build: true,
    tests,
  },
];
