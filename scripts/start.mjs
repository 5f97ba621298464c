/** `npm start`: installs, generates, builds and serves the site. Skips steps that are up to date. */
import { join } from 'node:path';

import { install } from './install.mjs';
import { ROOT, projectEnv, projectNode } from './node.mjs';
import { listenAddress, requireFreePort } from './port.mjs';
import { endWithParent, run } from './process.mjs';
import { dim, main, step } from './report.mjs';
import { selectSite } from './site.mjs';
import { isBuilt } from './stamp.mjs';

/** @param {string} entry */
function program(entry) {
  // The access log is for production.
  return run(projectNode(), [join(ROOT, entry)], { cwd: ROOT, env: { ACCESS_LOG: 'off', ...projectEnv() } });
}

endWithParent();
await main(async () => {
  await selectSite();
  await requireFreePort(listenAddress());
  await install();
  if (isBuilt()) {
    console.log(dim('Nothing has changed since the last build.'));
  } else {
    const failed =
      (await step('Compiling the spec', () => program('generator/cli.ts'))) ||
      (await step('Building the site', () => program('scripts/build.ts')));
    if (failed) return failed;
  }
  return program('site/server/main.ts');
});
