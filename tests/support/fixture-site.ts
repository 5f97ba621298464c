import { join } from 'node:path';

import { ROOT } from '../../scripts/node.mjs';

/** The site of handwritten tests, which changes only with the tests, while authors change the real site at any time. */
export const FIXTURE_SITE = 'tests/sites/clinica';

export const FIXTURE_ROOT: string = join(ROOT, FIXTURE_SITE);

/** A Node flag that resolves `#spec` and `#generated/…` to the site that SPEC names. */
export const fixtureImports = `--import=${new URL('../../site/site-imports.mjs', import.meta.url).href}`;

/** The environment that makes a program of the project work on the fixture site. */
export const fixtureEnv = { SPEC: FIXTURE_SITE, NODE_OPTIONS: fixtureImports };
