/** `npm run check`: what CI checks, short of the browser; with `--release` also what a launch needs. */
import process from 'node:process';
import { parseArgs } from 'node:util';

import { PROJECT } from '../site/site-root.mjs';
import { Checks } from './checks.mjs';
import { projectEnv } from './node.mjs';
import { checkRelease } from './release/check.ts';
import { dim, main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';
import { SITE_ROOT } from './site.mjs';

function readArguments(): { release: boolean } {
  try {
    const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\nUse: npm run check, or npm run check -- --release`);
  }
}

/** Shows what keeps the site from going public. Returns whether nothing does. */
async function readyForRelease(checks: Checks): Promise<boolean> {
  const { findings, text } = await checkRelease(SITE_ROOT, process.env, new Date());
  if (text !== '') console.log(`\n${text}`);
  if (findings.length === 0) return true;
  checks.fail(`Ready to go public: ${findings.length} things are not`);
  return false;
}

await main(async () => {
  const { release } = readArguments();
  const checks = new Checks(projectEnv());
  await checks.runStatic();
  // What takes seconds comes before what takes minutes, and is shown last of all.
  if (release && !(await readyForRelease(checks))) {
    console.log(dim('\nThe unit tests wait until these are put right.'));
    return checks.summarise();
  }
  // They are the engine's, which is the same whatever the site.
  if (SITE_ROOT !== PROJECT) return checks.summarise();
  const vitest = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--project', 'generator'];
  await checks.run('Unit tests', 'node_modules/vitest/vitest.mjs', vitest);
  return checks.summarise();
});
