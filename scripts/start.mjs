/** `npm start`: from a fresh clone to the served site, skipping what is already done. */
import { join } from 'node:path';

import { specFolderOf } from '../site/site-root.mjs';
import { run } from './child.mjs';
import { ROOT, projectEnv, projectNode } from './node.mjs';
import { endWithParent } from './parent.mjs';
import { deskAddress, listenAddress, requireFreePort } from './port.mjs';
import { dim, main, step } from './report.mjs';
import { setup } from './setup.mjs';
import { SITE_ROOT, selectSite } from './site.mjs';
import { isBuilt } from './stamp.mjs';

/** A step failed, and has already explained why. */
class Stopped extends Error {
  /** @param {number} code */
  constructor(code) {
    super(`exit code ${code}`);
    this.code = code;
  }
}

/**
 * Runs one of the project's programs to its end. The access log is for production; when viewing the
 * site locally, it has to be switched on.
 * @param {string} entry
 */
async function program(entry) {
  const code = await run(projectNode(), [join(ROOT, entry)], {
    cwd: ROOT,
    env: { ACCESS_LOG: 'off', ...projectEnv() },
  });
  if (code !== 0) throw new Stopped(code);
}

endWithParent();
await main(async () => {
  await selectSite();
  await requireFreePort(listenAddress());
  const desk = deskAddress(specFolderOf(SITE_ROOT));
  if (desk !== undefined) await requireFreePort(desk, 'DESK_PORT');
  await setup();
  try {
    if (isBuilt()) {
      console.log(dim('Nothing has changed since the last build: serving it.'));
    } else {
      await step('Compiling the spec', () => program('generator/cli.ts'));
      await step('Building the site', () => program('scripts/build.ts'));
    }
    await program('site/server/main.ts');
    return 0;
  } catch (error) {
    if (error instanceof Stopped) return error.code;
    throw error;
  }
});
