/**
 * `npm test`: installs what the tests need, then runs every check and every test.
 *
 *     npm test -- tests/generator     some of the tests, with what they need
 *     npm test -- --changed           what the changes since the last commit can break; `--changed main`: since the branch left main
 *
 * Other options are passed on to vitest: `npm test -- -t "a title"`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { sitePrefix } from '../site/site-root.mjs';
import { Checks } from './checks.mjs';
import { ROOT, projectEnv } from './node.mjs';
import { endWithParent } from './parent.mjs';
import { dim, main } from './report.mjs';
import { setup } from './setup.mjs';
import { selectSite } from './site.mjs';
import { hasCurrentPages } from './stamp.mjs';
import { readGraph } from './testing/graph.mjs';
import { needsOf } from './testing/needs.mjs';
import { changesSince, isCommit, readRequest } from './testing/request.mjs';
import { selectTests, testFiles } from './testing/select.mjs';
import { familyTable, slowestTable } from './testing/table.mjs';
import { busySeconds, keepTimes, readFigures, readTimes } from './testing/times.mjs';
import { describeTotals, readTotals } from './totals.mjs';

/** Code published by hosts: separate packages, which only the tests need. */
const PUBLISHED = join(ROOT, 'tests', 'hosting', 'published');

/**
 * Which tests to run, and what the sweeps among them have to look at.
 * @param {import('./testing/request.mjs').Request} request
 */
async function choose({ since, filters }) {
  const own = sitePrefix();
  if (own !== '') return ofSite(`${own}tests/generated`, filters);
  const graph = await readGraph(ROOT);
  const all = testFiles(graph);
  const changes = since === undefined ? undefined : changesSince(ROOT, since);
  const { files, scope } = changes
    ? selectTests(changes, graph, (path) => readFileSync(join(ROOT, path), 'utf8'))
    : { files: all, scope: {} };
  const wanted = files.filter(
    (file) =>
      filters.length === 0 ||
      filters.some((filter) => join(ROOT, file).includes(filter.replace(/^\.\//, '').replace(/:\d+$/, ''))),
  );
  if (changes) {
    console.log(
      changes.length === 0
        ? 'Nothing has changed.'
        : `${changes.length} changed files can break ${wanted.length} of ${all.length} test files.`,
    );
    for (const [what, names] of Object.entries(scope)) console.log(dim(`  of all ${what}: ${names.join(', ')}`));
  }
  return {
    whole: wanted.length === all.length && Object.keys(scope).length === 0,
    wanted,
    scope,
    needs: needsOf(wanted, graph),
  };
}

/**
 * The tests of a site with a folder of its own: those that were generated for it. All others are about the engine.
 * @param {string} folder
 * @param {readonly string[]} filters
 */
function ofSite(folder, filters) {
  const wanted = filters.length > 0 ? [...filters] : [folder];
  return {
    whole: false,
    wanted,
    scope: {},
    needs: {
      site: true,
      published: false,
      browser: true,
      firefox: false,
      webkit: false,
      postgres: false,
      nginx: false,
    },
  };
}

/**
 * The option for vitest that says how many processes run tests: where none of them waits for another program, one for each processor.
 * One more would load the generator once more.
 * @param {import('./testing/needs.mjs').Needs} needs
 * @param {readonly string[]} options
 * @returns {readonly string[]}
 */
function workersFor(needs, options) {
  const isGiven = options.some((option) => option.startsWith('--maxWorkers'));
  return isGiven || Object.values(needs).includes(true) ? [] : [`--maxWorkers=${availableParallelism()}`];
}

/**
 * The environment of the tests.
 * @param {import('./testing/needs.mjs').Needs} needs
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function findTools(needs) {
  // Imported late: looking for a browser needs the packages that the set-up has just installed.
  const { requireBrowser, wantCron, wantFirefox, wantHeadlessShell, wantNginx, wantPostgres, wantWebKit } =
    await import('./tools.mjs');
  const browser = needs.browser ? await requireBrowser() : undefined;
  if (browser !== undefined) await wantHeadlessShell(browser);
  const postgres = needs.postgres ? await wantPostgres() : undefined;
  if (postgres !== undefined) await wantCron(postgres);
  if (needs.nginx) await wantNginx();
  if (needs.firefox) await wantFirefox();
  if (needs.webkit) await wantWebKit();
  return {
    ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
    ...(postgres === undefined ? {} : { POSTGRES_BIN: postgres }),
  };
}

endWithParent();
await main(async () => {
  const started = performance.now();
  const busyBefore = busySeconds();
  await selectSite();
  const request = readRequest(process.argv.slice(2), (name) => isCommit(ROOT, name));
  await setup();
  const { whole, wanted, scope, needs } = await choose(request);
  if (needs.published)
    await setup(PUBLISHED, { title: 'Installing the published code of hosts (once, for the tests)' });

  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  try {
    const results = join(folder, 'results.json');
    const figuresFile = join(folder, 'figures.json');
    const checks = new Checks({
      ...projectEnv(),
      ...(await findTools(needs)),
      TEST_FIGURES: figuresFile,
      TEST_SCOPE: JSON.stringify(scope),
    });
    const building =
      needs.site && !hasCurrentPages() ? checks.run('Building the site', 'scripts/build.ts') : Promise.resolve();
    const checking = checks.runStatic(building);
    await building;
    const nothingToRun = wanted.length === 0 && request.since !== undefined;
    if (!nothingToRun) {
      const reporters = [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${results}`,
        `--reporter=${join(ROOT, 'scripts', 'testing', 'reporter.mjs')}`,
      ];
      const files = request.since === undefined && sitePrefix() === '' ? request.filters : wanted;
      const project = sitePrefix() === '' ? [] : ['--project', 'site'];
      await checks.run('Tests', 'node_modules/vitest/vitest.mjs', [
        'run',
        '--config',
        'tests/vitest.config.ts',
        ...reporters,
        ...project,
        ...workersFor(needs, request.options),
        ...request.options,
        ...files,
      ]);
    }
    await checking;

    const before = readTimes(ROOT);
    const figures = readFigures(figuresFile);
    const spent = { wall: (performance.now() - started) / 1000, busy: busySeconds() - busyBefore };
    const allRan = whole && request.options.length === 0 && figures.length > 0;
    if (request.options.length === 0)
      keepTimes(ROOT, figures, { ...spent, at: new Date().toISOString(), whole: allRan });
    if (figures.length > 0) console.log(`\n${slowestTable(figures, before)}`);
    const code = checks.summarise();
    if (figures.length > 0) console.log(`\n${familyTable(figures, before, { ...spent, whole: allRan })}\n`);
    console.log(describeTotals(nothingToRun ? { passed: 0, failed: 0, skipped: 0 } : readTotals(results)));
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
