import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { iconOutlines } from '../site/desk/build-assets.ts';
import { siteAliases } from '../site/build/generated.ts';
import { sitePrefix, siteRoot } from '../site/site-root.mjs';
import { FIXTURE_ROOT, FIXTURE_SITE, fixtureImports } from './support/fixture-site.ts';
import { ONLY_LIFTOFF } from './support/only-liftoff.ts';
import { runEnvironment } from './support/run-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A timeout for real processes and databases on a busy machine, which still ends a hang. */
const PATIENCE = 300_000;

/**
 * Resolves `#spec` and `#generated/…` of handwritten tests to the fixture site, so that edits of the real site break no
 * test.
 */
const ON_FIXTURE_SITE = { extends: true, resolve: { alias: siteAliases(FIXTURE_ROOT) } } as const;

/** The environment that makes the project's own modules work on the fixture site, and read its texts. */
const FIXTURE_ENV = { SPEC: FIXTURE_SITE, GENERATED_FILES: `${FIXTURE_ROOT}/site/generated/` };

/** The global setup of tests that need the built fixture site. */
const BUILT = 'tests/support/build-fixture.ts';

/** The tests of the site's parts that mock a module, or need React for development: each has its own process. */
const ON_THEIR_OWN = [
  'tests/site/article-pages.test.ts',
  'tests/site/origins.test.tsx',
  'tests/site/studio-drafts.test.tsx',
  'tests/site/studio-tables.test.tsx',
  'tests/site/studio-windows.test.tsx',
  'tests/site/studio-writing.test.tsx',
];

/**
 * For tests that compute in their own process, and run first: each more than there are processors would only load the
 * generator, TypeScript and jsdom once more.
 */
const COMPUTING = { maxWorkers: availableParallelism(), sequence: { groupOrder: 0 } } as const;

/** The tests of the scripts that open a browser. */
const SCRIPTS_IN_BROWSER = 'tests/scripts/{dev,studio,studio-hosted}.test.ts';

/** The tests for any site that open a browser. */
const SITE_IN_BROWSER = [
  `${sitePrefix()}tests/generated/forms.test.ts`,
  ...(sitePrefix() === '' ? ['tests/any-site/{built-styles,house,late-font,pages,phone,rooms}.test.ts'] : []),
];

/** For tests that mostly wait for a browser or a server, which leaves processors to others. */
const WAITING = { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1 } } as const;

/** Files of minutes, which would run alone at the end. On a new machine vitest does not know how long a file takes. */
const LONG = /\/tests\/(?:scripts\/(?:dev|ordinary-edits|studio|studio-hosted)|publish\/publication)\.test\.ts$/;

/** Begins with the longest files, and ends with the tests of the server, which are short. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      Number(!LONG.test(moduleId)) + Number(moduleId.includes('/tests/backend/'));
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  root,
  // The icons of the desk's pages.
  define: { DESK_ICONS: JSON.stringify(iconOutlines(`${root}site/desk/ui`)) },
  // Its own cache, separate from that of the site's build.
  cacheDir: `${root}node_modules/.cache/vitest`,
  test: {
    // One line per test file: no lines for slow tests, and no output of passing ones.
    slowTestThreshold: 600_000,
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    env: runEnvironment,
    globalSetup: 'tests/support/run-folder.ts',
    // Polls get enough time for a busy machine, and leave it time to work: each is a round trip to a browser.
    expect: { poll: { timeout: 100_000, interval: 150 } },
    projects: [
      {
        ...ON_FIXTURE_SITE,
        test: {
          name: 'unit',
          ...WAITING,
          environment: 'node',
          env: FIXTURE_ENV,
          include: ['tests/{publish,scripts}/**/*.test.ts', ...ON_THEIR_OWN],
          exclude: [SCRIPTS_IN_BROWSER],
          // Vite must not transform the generator: Node runs it, with hooks for the spec's files.
          server: { deps: { external: [new RegExp(`^${root}generator/`)] } },
        },
      },
      {
        ...ON_FIXTURE_SITE,
        test: {
          name: 'scripts',
          ...WAITING,
          environment: 'node',
          env: FIXTURE_ENV,
          execArgv: ONLY_LIFTOFF,
          include: [SCRIPTS_IN_BROWSER],
        },
      },
      {
        ...ON_FIXTURE_SITE,
        // React as in the built site. For development, it would record a stack trace for each element.
        oxc: { jsx: { development: false } },
        test: {
          // Vitest's cache does not distinguish modules by the option above.
          fsModuleCachePath: `${root}node_modules/.cache/vitest/parts`,
          // Few of these files start a program or a database, so sharing one process saves a third of the processor
          // time.
          name: 'parts',
          ...COMPUTING,
          environment: 'node',
          env: { ...FIXTURE_ENV, NODE_ENV: 'production' },
          include: ['tests/site/**/*.test.{ts,tsx}'],
          exclude: ON_THEIR_OWN,
          server: { deps: { external: [new RegExp(`^${root}generator/`)] } },
          isolate: false,
        },
      },
      {
        ...ON_FIXTURE_SITE,
        test: {
          // Stateless functions: many files share a process, and load the generator and TypeScript once. Node imports
          // them natively, which saves a sixth of the processor time of Vite's imports.
          experimental: { viteModuleRunner: false },
          name: 'generator',
          ...COMPUTING,
          environment: 'node',
          include: ['tests/generator/**/*.test.ts'],
          env: FIXTURE_ENV,
          execArgv: [fixtureImports],
          isolate: false,
          setupFiles: ['tests/generator/support/remove-projects.ts'],
        },
      },
      {
        ...ON_FIXTURE_SITE,
        test: {
          // Many files share a process, and load the server and PGlite once, natively as above.
          experimental: { viteModuleRunner: false },
          name: 'backend',
          ...WAITING,
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          env: FIXTURE_ENV,
          execArgv: [fixtureImports, ...ONLY_LIFTOFF],
          isolate: false,
          globalSetup: 'tests/support/postgres.ts',
        },
      },
      {
        ...ON_FIXTURE_SITE,
        test: {
          // Runs on the built site, and on the packages that `npm test` installs in addition.
          name: 'hosting',
          ...WAITING,
          environment: 'node',
          env: FIXTURE_ENV,
          include: ['tests/hosting/*.test.ts'],
          globalSetup: BUILT,
        },
      },
      {
        ...ON_FIXTURE_SITE,
        test: {
          name: 'browser',
          ...WAITING,
          environment: 'node',
          env: FIXTURE_ENV,
          include: ['tests/browser/**/*.test.ts'],
          // One site and one database for all: tests recognise their rows by unique values. Few processes, since each
          // loads Playwright and starts a browser.
          globalSetup: [BUILT, 'tests/support/site.ts', 'tests/support/chromium.ts'],
          isolate: false,
        },
      },
      {
        // Tests for any valid spec, on the real site or the one that SPEC names: the generated tests, and the checks of
        // the built pages. Those that need a browser are the project below.
        extends: true,
        resolve: { alias: siteAliases(siteRoot()) },
        test: {
          name: 'site',
          ...WAITING,
          environment: 'node',
          include: [
            `${sitePrefix()}tests/generated/**/*.test.ts`,
            ...(sitePrefix() === '' ? ['tests/any-site/*.test.ts'] : []),
          ],
          exclude: SITE_IN_BROWSER,
          globalSetup: 'tests/support/site.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: siteAliases(siteRoot()) },
        test: {
          name: 'pages',
          ...WAITING,
          environment: 'node',
          include: SITE_IN_BROWSER,
          globalSetup: ['tests/support/site.ts', 'tests/support/chromium.ts'],
          isolate: false,
        },
      },
    ],
  },
});
