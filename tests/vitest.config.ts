import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A real process or database on a busy machine takes its time; a hang still ends. */
const PATIENCE = 60_000;

export default defineConfig({
  root,
  // Its own cache: the site's build keeps another one beside it.
  cacheDir: `${root}node_modules/.cache/vitest`,
  test: {
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // What is waited for comes late on a busy machine; what never comes is told all the same.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{generator,backend,scripts,site,schema,spec}/**/*.test.{ts,tsx}'],
          exclude: ['**/fixtures/**', '**/node_modules/**'],
          globalSetup: ['tests/support/compile-cache.ts'],
        },
      },
      {
        extends: true,
        test: {
          // On the built site, and on what `npm test` installs besides.
          name: 'hosting',
          environment: 'node',
          include: ['tests/hosting/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/{browser,generated}/**/*.test.ts'],
          globalSetup: ['tests/support/site.ts'],
          // One site and one database for all: files that count rows must not do so at the same time.
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
