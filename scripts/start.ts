/**
 * `npm start`: generates, builds and serves the site. Skips steps that are up to date, and all of them if the published
 * version has everything that this folder has.
 */
import { join } from 'node:path';
import process from 'node:process';

import { publishFolder } from '../site/publish/folder.ts';
import { chooseServed } from '../site/publish/releases.ts';
import { readAddress } from '../site/server/settings.ts';
import { ROOT } from './node.mjs';
import { requireFreePort } from './port.ts';
import { run } from './process.mjs';
import { dim, main, step } from './report.mjs';
import { isBuilt } from '../site/current-build.ts';

function program(entry: string): Promise<number> {
  // The access log is for production.
  return run(process.execPath, [join(ROOT, entry)], { cwd: ROOT, env: { ACCESS_LOG: 'off', ...process.env } });
}

await main(async () => {
  await requireFreePort(readAddress(process.env));
  const { release } = await chooseServed(publishFolder());
  if (release !== undefined) {
    console.log(dim(`Serving the published version ${release.version}.`));
  } else if (isBuilt()) {
    console.log(dim('Nothing has changed since the last build.'));
  } else {
    const failed =
      (await step('Compiling the spec', () => program('generator/cli.ts'))) ||
      (await step('Building the site', () => program('scripts/build.ts')));
    if (failed) return failed;
  }
  return program('site/server/main.ts');
});
