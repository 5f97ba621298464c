import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** What browsers are told to refuse. */
export const mutants: readonly Mutant[] = [
  {
    id: 'headers-framed',
    harm: 'Another site shows the firm’s pages in a frame and lets visitors press what they do not see.',
    file: 'site/hosting/content-policy.ts',
    find: "    \"frame-ancestors 'none'\",\n",
    replace: '',
    tests: ['tests/site/site-headers.test.ts'],
  },
  {
    id: 'headers-trusted-types',
    harm: 'A script can make markup of what a visitor typed.',
    file: 'site/hosting/content-policy.ts',
    find: "? [\"require-trusted-types-for 'script'\", \"trusted-types 'none'\"]",
    replace: "? [\"trusted-types 'none'\"]",
    tests: ['tests/site/site-headers.test.ts'],
  },
  {
    id: 'headers-strict-transport',
    harm: 'Browsers forget after hours that the site is to be opened encrypted.',
    file: 'site/hosting/site-headers.ts',
    find: 'max-age=${maxAgeDays * 24 * 60 * 60}',
    replace: 'max-age=${maxAgeDays * 24}',
    build: true,
    tests: ['tests/site/site-headers.test.ts', 'tests/hosting/observatory.test.ts'],
  },
  {
    id: 'headers-sniffing',
    harm: 'A browser takes a file for something else than the server says.',
    file: 'site/hosting/site-headers.ts',
    find: "      'x-content-type-options': 'nosniff',\n",
    replace: '',
    build: true,
    tests: ['tests/site/site-headers.test.ts', 'tests/hosting/observatory.test.ts'],
  },
  {
    id: 'headers-integrity',
    harm: 'A script that was altered on its way runs.',
    file: 'site/build/finish/integrity.ts',
    find: '<(?:script|link rel="stylesheet")',
    replace: '<(?:link rel="stylesheet")',
    build: true,
    tests: ['tests/hosting/observatory.test.ts'],
  },
  {
    id: 'headers-handler-in-markup',
    harm: 'A handler in an attribute is published and blocked in every browser, and nobody is told at the build.',
    file: 'site/build/finish/page-needs.ts',
    find: "if (attribute === 'style' || /^on[a-z]/.test(attribute))",
    replace: "if (attribute === 'style')",
    tests: ['tests/site/page-needs.test.ts'],
  },
];
