import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from '../../scripts/node.mjs';

/**
 * The sites of handwritten tests, which change only with the tests, while authors change the real site at any time.
 * Tests move from the first, a whole firm's, to the small one, which has every feature once: a vitest project at a time.
 */
export const FIXTURE_SITES = { whole: 'tests/sites/cimiento', small: 'tests/sites/clinica' } as const;

/** The folder of the site that the tests of this vitest project run on. */
export const FIXTURE_SITE: string = process.env['FIXTURE_SITE'] ?? FIXTURE_SITES.whole;

export const FIXTURE_ROOT: string = join(ROOT, FIXTURE_SITE);

/** A Node flag that resolves `#spec` and `#generated/…` to the site that SPEC names. */
export const fixtureImports = `--import=${new URL('../../site/site-imports.mjs', import.meta.url).href}`;

/** The environment that makes a program of the project work on the fixture site. */
export const fixtureEnv = { SPEC: FIXTURE_SITE, FIXTURE_SITE, NODE_OPTIONS: fixtureImports };
