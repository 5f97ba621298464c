import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/browser/form-drafts.test.ts'];

/** What is typed and not sent yet. */
export const mutants: readonly Mutant[] = [
  {
    id: 'drafts-kept-after-sending',
    harm: 'What was sent stands in the form again, for whoever uses the tab next.',
    file: 'site/lib/drafts.ts',
    find: "addEventListener('reset', ({ target }) => forget(placeOf((target as HTMLFormElement).id)));",
    replace: "addEventListener('reset', ({ target }) => recall(placeOf((target as HTMLFormElement).id)));",
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
    find: 'if (controls.every(isUntouched)) return forget(placeOf(form.id));',
    replace: 'if (controls.length === 0) return forget(placeOf(form.id));',
    build: true,
    tests,
  },
];
