import { availableParallelism } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { deskIcons } from '../site/desk/build/icons.ts';
import { siteAliases } from '../site/build/site-imports.ts';
import { sitePrefix, siteRoot } from '../site/site-root.mjs';
import { FIXTURE_ROOT, FIXTURE_SITE, fixtureImports } from './support/fixture-site.ts';
import { compileCache, runFolder } from './support/run-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A real process or database on a busy machine takes its time; a hang still ends. */
const PATIENCE = 300_000;

/** What handwritten tests read as `#spec` and `#generated/…`: a site that nobody edits, so that an edit of the real one breaks none of them. */
const onFixtureSite = {
  extends: true,
  resolve: { alias: siteAliases(FIXTURE_ROOT) },
} as const;

/** What makes the fixture site the one that the project's own modules work on. */
const fixtureEnv = { SPEC: FIXTURE_SITE };

/** What tests need that run on the built fixture site. */
const BUILT = 'tests/support/build-fixture.ts';

/** What tests need that run the project's commands. */
const COMMANDS = 'tests/support/command-hosts.ts';

/** Of the tests of the site's parts, those that put something in the place of a module: in a process of their own. */
const WITH_MOCKS = ['tests/site/article-pages.test.ts'];

export default defineConfig({
  root,
  // What the desk's pages are drawn with, beside what files hold.
  plugins: [deskIcons(`${root}site/desk/ui`)],
  // Its own cache: the site's build keeps another one beside it.
  cacheDir: `${root}node_modules/.cache/vitest`,
  test: {
    // Prints one line per test file: no line for a slow test, and no output of those that pass.
    slowTestThreshold: 600_000,
    silent: 'passed-only',
    // Vitest would leave one processor to itself. Its own process does little, and a test that waits for a browser or a server less.
    maxWorkers: availableParallelism() + 1,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // In CI, a test that fails once on a busy machine runs again, at most twice, and its line says "retry x1".
    retry: process.env['CI'] === undefined ? 0 : 2,
    env: compileCache,
    globalSetup: 'tests/support/run-folder.ts',
    // Playwright throws this in the handler of a request that the page no longer waits for: no test could await it.
    onUnhandledError: ({ message }) => (message.endsWith('Route is already handled!') ? false : undefined),
    // What is waited for comes late on a busy machine; what never comes is told all the same.
    expect: { poll: { timeout: 40_000 } },
    projects: [
      {
        ...onFixtureSite,
        test: {
          name: 'unit',
          environment: 'node',
          env: fixtureEnv,
          include: ['tests/{backend,scripts}/**/*.test.ts', ...WITH_MOCKS],
          // Node runs the generator, which gives Node the files of the spec that it imports.
          server: { deps: { external: [new RegExp(`^${root}generator/`)] } },
          globalSetup: [COMMANDS, 'tests/support/postgres.ts'],
        },
      },
      {
        ...onFixtureSite,
        test: {
          // Few of these files start a program or a database: in one process, all of them take a third less of the processors' time.
          name: 'parts',
          environment: 'node',
          env: fixtureEnv,
          include: ['tests/site/**/*.test.{ts,tsx}'],
          exclude: WITH_MOCKS,
          server: { deps: { external: [new RegExp(`^${root}generator/`)] } },
          isolate: false,
          globalSetup: COMMANDS,
        },
      },
      {
        ...onFixtureSite,
        test: {
          // What is called and leaves nothing behind: one process does for many files, and loads the generator and TypeScript once.
          // Node runs it as it runs the generator itself, which takes a sixth less of the processors' time than Vite's imports.
          experimental: { viteModuleRunner: false },
          name: 'generator',
          environment: 'node',
          include: ['tests/generator/**/*.test.ts'],
          env: { ...fixtureEnv, TMPDIR: runFolder },
          execArgv: [fixtureImports],
          isolate: false,
          setupFiles: ['tests/generator/support/remove-projects.ts'],
          globalSetup: COMMANDS,
        },
      },
      {
        ...onFixtureSite,
        test: {
          // On the built site, and on what `npm test` installs besides.
          name: 'hosting',
          environment: 'node',
          env: fixtureEnv,
          include: ['tests/hosting/*.test.ts'],
          globalSetup: BUILT,
        },
      },
      {
        ...onFixtureSite,
        test: {
          name: 'browser',
          environment: 'node',
          env: fixtureEnv,
          include: ['tests/browser/**/*.test.ts'],
          // One site and one database for all: tests tell their rows by values that nobody else sends. Few processes load what they drive
          // their browser with, and start it.
          globalSetup: [BUILT, 'tests/support/site.ts', 'tests/support/chromium.ts'],
          isolate: false,
        },
      },
      {
        // What holds for any valid spec, on the real site or the one that SPEC names: the tests that were generated for it, and the checks
        // of its built pages.
        extends: true,
        resolve: { alias: siteAliases(siteRoot()) },
        test: {
          name: 'site',
          environment: 'node',
          include: [
            `${sitePrefix()}tests/generated/**/*.test.ts`,
            ...(sitePrefix() === '' ? ['tests/any-site/*.test.ts'] : []),
          ],
          globalSetup: ['tests/support/site.ts', 'tests/support/chromium.ts'],
          isolate: false,
        },
      },
    ],
  },
});
