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
];
