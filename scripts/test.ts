/**
 * `npm test`: installs the tools for the tests, then runs all checks and tests. The results are also in
 * `test-results/`.
 *
 * Arguments go to vitest, which then runs without the checks:
 *
 *     npm test -- desk                the tests of a room of the code: see `rooms.ts`
 *     npm test -- tests/generator     some of the tests
 *     npm test -- --changed main      the tests affected by changes since `main`, or by default since the last commit
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { sitePrefix } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';
import { install } from './install.mjs';
import { ROOT } from './node.mjs';
import { capture, run } from './process.mjs';
import { describeTotals, main, step } from './report.mjs';
import { ROOMS, testsOf } from './rooms.ts';
import { isBuilt } from '../site/current-build.ts';
import { installTestTools } from './tools.ts';

const RESULTS = join(ROOT, 'test-results');
const REPORT = join(RESULTS, 'results.json');
const ENGINE_CHECKS = ['generate', 'types', 'lint', 'licences'];

/** Test files that do not need the built site, and those of them that need no browser or server either. */
const WITHOUT_SITE = /^(?:\.\/)?tests\/(?:backend|browser|generator|hosting|publish|scripts|site)\b/;
const WITHOUT_TOOLS = /^(?:\.\/)?tests\/(?:generator|site)\b/;
const HOSTS = /^(?:\.\/)?tests\/hosting\b/;

await main(async () => {
  const given = process.argv.slice(2);
  const args = testsOf(given, globSync('tests/**/*.test.{ts,tsx}', { cwd: ROOT }));
  if (args === undefined)
    throw new UserError(
      `There is no room and no test file "${given[0]}". The rooms are: ${Object.keys(ROOMS).join(', ')}.`,
    );
  const named = args.filter((arg) => /^(?:\.\/)?tests\//.test(arg));
  const isAll = (pattern: RegExp): boolean => named.length > 0 && named.every((name) => pattern.test(name));
  const ofSite = sitePrefix() === '' ? [] : ['--project', 'site', '--project', 'pages'];
  const hasHosts = ofSite.length === 0 && (named.length === 0 || named.some((name) => HOSTS.test(name)));
  if (hasHosts) await install(join(ROOT, 'tests', 'hosting', 'published'));
  const options = { cwd: ROOT, env: { ...process.env, ...(isAll(WITHOUT_TOOLS) ? {} : await installTestTools()) } };
  const command = (script: string, rest: readonly string[] = []) =>
    [process.execPath, [join(ROOT, script), ...rest], options] as const;

  const checking = args.length > 0 ? undefined : capture(...command('scripts/check.ts', ENGINE_CHECKS));
  const built =
    isAll(WITHOUT_SITE) || isBuilt() ? 0 : await step('Building the site', () => run(...command('scripts/build.ts')));
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const vitest = ['run', '--config', 'tests/vitest.config.ts', ...reporters, ...ofSite, ...args];
  // Its main process serves the sites, each with a PGlite: see tests/support/only-liftoff.ts.
  const program = ['--liftoff-only', join(ROOT, 'node_modules/vitest/vitest.mjs')];
  const tested = await run(process.execPath, [...program, ...vitest], options);
  const checked = await checking;
  if (checked !== undefined) console.log(checked.output.trimEnd());
  console.log(describeTotals(REPORT));
  return built || tested || checked?.code;
});
