/** `npm test`: installs what the tests need, then runs every check and every test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { Checks } from './checks.mjs';
import { ROOT, projectEnv } from './node.mjs';
import { endWithParent } from './parent.mjs';
import { main } from './report.mjs';
import { setup } from './setup.mjs';
import { isBuilt } from './stamp.mjs';
import { describeTotals, readTotals } from './totals.mjs';

/** Which tests to run, as vitest understands it: `npm test -- tests/generator`. */
const filters = process.argv.slice(2);

/** What hosts have published of their own code: packages of their own, which only the tests need. */
const PUBLISHED = join(ROOT, 'tests', 'hosting', 'published');

/** @returns {Promise<NodeJS.ProcessEnv>} what the tests are told of the machine */
async function findTools() {
  // Imported late: looking for a browser needs the packages that the set-up has just installed.
  const { requireBrowser, wantCron, wantFirefox, wantNginx, wantPostgres } = await import('./tools.mjs');
  const browser = await requireBrowser();
  const postgres = await wantPostgres();
  if (postgres !== undefined) await wantCron(postgres);
  await wantNginx();
  await wantFirefox();
  return { CHROMIUM_PATH: browser, ...(postgres === undefined ? {} : { POSTGRES_BIN: postgres }) };
}

endWithParent();
await main(async () => {
  await setup();
  await setup(PUBLISHED, { title: 'Installing the published code of hosts (once, for the tests)' });
  const checks = new Checks({ ...projectEnv(), ...(await findTools()) });
  await checks.runStatic();
  if (!isBuilt()) await checks.run('Building the site', 'scripts/build.ts');

  const folder = mkdtempSync(join(tmpdir(), 'cimiento-test-'));
  try {
    const results = join(folder, 'results.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
    const args = ['run', '--config', 'tests/vitest.config.ts', ...reporters, ...filters];
    await checks.run('Tests', 'node_modules/vitest/vitest.mjs', args);
    const code = checks.summarise();
    console.log(describeTotals(readTotals(results)));
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
