import { join } from 'node:path';

import { PROJECT } from '../../site/site-root.mjs';

/** The folder of the site that handwritten tests run on, with every feature. Nobody edits it; the real site changes as its authors like. */
export const FIXTURE_SITE = 'tests/sites/cimiento';

export const FIXTURE_ROOT: string = join(PROJECT, FIXTURE_SITE);

/** Makes `#spec` and `#generated/…` those of the site that SPEC names, in a process of Node's. */
export const fixtureImports = `--import=${new URL('../../site/site-imports.mjs', import.meta.url).href}`;

/** The environment in which a program of the project is about the fixture site. */
export const fixtureEnv = { SPEC: FIXTURE_SITE, NODE_OPTIONS: fixtureImports };
