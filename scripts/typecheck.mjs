/** `npm run typecheck`: the types of the project, or of the site that `SPEC` names, with the engine as that site uses it. */
import { join } from 'node:path';

import { PROJECT, sitePrefix } from '../site/site-root.mjs';
import { requireBlockFiles } from './block-kinds.mjs';
import { run } from './child.mjs';
import { ROOT, projectEnv, projectNode } from './node.mjs';
import { main } from './report.mjs';
import { SITE_ROOT, selectSite } from './site.mjs';

await main(async () => {
  await selectSite();
  requireBlockFiles(join(ROOT, 'site/blocks'));
  const cache = SITE_ROOT === PROJECT ? 'node_modules/.cache' : `${sitePrefix()}.cache`;
  const options = ['-p', join(SITE_ROOT, 'tsconfig.json'), '--noEmit', '--incremental', '--tsBuildInfoFile', `${cache}/types.tsbuildinfo`];
  return run(projectNode(), [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options], { cwd: ROOT, env: projectEnv() });
});
