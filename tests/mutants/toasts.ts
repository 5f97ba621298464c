import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** Short notices that go by themselves. */
export const mutants: readonly Mutant[] = [
  {
    id: 'toasts-again-on-every-page',
    harm: 'The thanks for a message come up again on every page of the visit.',
    file: 'site/lib/pending-toast.ts',
    find: '    sessionStorage.removeItem(place);\n',
    replace: '    if (kept === null) sessionStorage.removeItem(place);\n',
    build: true,
    tests: ['tests/browser/sign-out.test.ts'],
  },
  {
    id: 'toasts-behind-the-dialog',
    harm: 'A notice comes up behind the open dialog, where it is neither heard nor reached.',
    file: 'site/islands/toasts.tsx',
    find: '  moveIntoDialog();\n',
    replace: '  if (!message) moveIntoDialog();\n',
    build: true,
    tests: ['tests/browser/form-dialog.test.ts'],
  },
  {
    id: 'toasts-spanish-region',
    harm: 'The place of notices has an English name on Spanish pages.',
    file: 'site/islands/toasts.tsx',
    find: "...(host.dataset['label'] && { containerAriaLabel: host.dataset['label'] }),",
    replace: '',
    build: true,
    tests: ['tests/browser/toasts.test.ts'],
  },
];
