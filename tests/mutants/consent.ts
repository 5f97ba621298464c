import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** Whether a visit may be measured. */
export const mutants: readonly Mutant[] = [
  {
    id: 'consent-not-withdrawn',
    harm: 'Whoever withdraws their consent goes on to be measured.',
    file: 'site/lib/consent.ts',
    find: "else if (had === 'granted') withdraw();",
    replace: "else if (had === 'denied') withdraw();",
    tests: ['tests/browser/analytics.test.ts'],
    only: 'consent is withdrawn',
  },
  {
    id: 'consent-other-tab',
    harm: 'A consent that is withdrawn in one tab holds on in the others.',
    file: 'site/lib/consent.ts',
    find: 'if (event.key === key || event.key === null) followElsewhere();',
    replace: 'if (event.key === null) followElsewhere();',
    tests: ['tests/browser/analytics.test.ts'],
    only: 'consent is withdrawn',
  },
];
