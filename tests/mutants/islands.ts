import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** The parts of a page that become interactive, and when. */
export const mutants: readonly Mutant[] = [
  {
    id: 'islands-early-message-dropped',
    harm: 'A form that is sent before its script is there is never sent.',
    file: 'site/lib/islands.ts',
    find: 'if (early) void send(early);',
    replace: 'if (early && kept) void send(early);',
    build: true,
    tests: ['tests/browser/typed-early.test.ts', 'tests/browser/form-without-script.test.ts'],
  },
  {
    id: 'islands-no-second-attempt',
    harm: 'A form whose script failed to load once stays dead until the page is loaded again.',
    file: 'site/lib/islands.ts',
    find: '      result = undefined;\n',
    replace: '',
    build: true,
    tests: ['tests/browser/form-without-script.test.ts'],
  },
  {
    id: 'islands-asleep-at-a-change',
    harm: 'A form that the browser fills in is not made ready, and nothing of it is kept.',
    file: 'site/lib/wake.ts',
    find: "'input', 'change', 'submit'",
    replace: "'input', 'submit'",
    build: true,
    tests: ['tests/browser/form-drafts.test.ts'],
  },
  {
    id: 'islands-key-before-paint',
    harm: 'A key that comes right after a press finds the dialog, the panel or the form as it was.',
    file: 'site/lib/after-paint.ts',
    find: "['keydown', 'pointerdown', 'visibilitychange']",
    replace: "['pointerdown', 'visibilitychange']",
    build: true,
    tests: ['tests/browser/form-dialog.test.ts', 'tests/browser/tabs.test.ts', 'tests/browser/form-once.test.ts'],
  },
  {
    id: 'islands-third-round-trip',
    harm: 'On a slow connection a form that is touched takes another round trip until it works.',
    file: 'site/lib/islands.ts',
    find: '    fetchBehind();\n',
    replace: '    if (form === \'\') fetchBehind();\n',
    build: true,
    tests: ['tests/browser/touch-to-request.test.ts'],
  },
  {
    id: 'islands-files-behind-files',
    harm: 'Of the files that a form needs, those are fetched late that only another file imports.',
    file: 'site/build/files-behind.ts',
    find: 'for (const name of found) for',
    replace: 'for (const name of [...found]) for',
    tests: ['tests/site/files-behind.test.ts'],
  },
];
