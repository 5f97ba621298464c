import { globSync, readFileSync } from 'node:fs';

import spec from '#spec';
import { routes } from '#generated/routes.ts';
import { expect, test } from 'vitest';

import { PROJECT } from '../../site/site-root.mjs';
import fixture from '../sites/cimiento/index.ts';
import { routes as fixtureRoutes } from '../sites/cimiento/site/generated/routes.ts';

/** The tests of the real site, and sites that nobody edits: `tests/generated/routes.test.ts`. */
const OTHERS = /^tests\/(?:any-site|fixtures|generated|hosting\/published|sites)\//;

/** A file of the real site by its place: a relative import of the spec, say, or a path that is joined to the project's root. */
const OF_REAL_SITE =
  /(?:(?:from |import\(|new URL\(|dirname, )['"`](?:\.\.\/)+|\b(?:ROOT|PROJECT), ['"`])(?:spec|site\/(?:generated|public|supabase))\b/;

test('what handwritten tests read as the spec, and as generated from it, is the site that nobody edits', () => {
  expect(spec).toBe(fixture);
  expect(routes).toBe(fixtureRoutes);
});

test('no handwritten test names a file of the real site', () => {
  const tests = globSync('tests/**/*.{ts,tsx}', { cwd: PROJECT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !OTHERS.test(path));
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => OF_REAL_SITE.test(readFileSync(`${PROJECT}/${path}`, 'utf8')))).toEqual([]);
});
