/** `npm run check`: what CI checks, short of the browser; with `--release` also what a launch needs. */
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { Checks } from './checks.mjs';
import { ROOT, projectEnv } from './node.mjs';
import { findPlaceholders } from './placeholders.ts';
import { UserError, main } from './report.mjs';

/** Refuses a launch with the firm's placeholders; says where each one is. */
function checkRelease(checks: Checks): void {
  const found = findPlaceholders(join(ROOT, 'spec'), ROOT);
  if (found.length > 0) {
    console.error(`\n${found.length} placeholders are left in the spec. Put the firm's own in their place:`);
    for (const { file, line, column, text } of found) console.error(`  ${file}:${line}:${column}  ${text}`);
    checks.fail('Placeholders in the spec');
  }
  const origin = process.env['SITE_URL'] ?? '';
  if (!/^https:\/\/[^/\s]+$/.test(origin)) {
    console.error(
      `\nSITE_URL is ${origin === '' ? 'not set' : `"${origin}"`}: canonical links and the site map need the public origin, ` +
        'as in SITE_URL=https://www.my-firm.mx',
    );
    checks.fail('SITE_URL');
  }
}

function readArguments(): { release: boolean } {
  try {
    const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\nUse: npm run check, or npm run check -- --release`);
  }
}

await main(async () => {
  const { release } = readArguments();
  const checks = new Checks(projectEnv());
  await checks.runStatic();
  const vitest = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit'];
  await checks.run('Unit tests', 'node_modules/vitest/vitest.mjs', vitest);
  if (release) checkRelease(checks);
  return checks.summarise();
});
