/** `npm run typecheck`: the types of the project and of its tests, or of the site that `SPEC` names, with the engine as that site uses it. */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import { PROJECT, sitePrefix } from '../site/site-root.mjs';
import { requireBlockFiles } from './block-kinds.mjs';
import { run } from './child.mjs';
import { ROOT, projectEnv, projectNode } from './node.mjs';
import { main } from './report.mjs';
import { SITE_ROOT, selectSite } from './site.mjs';

/** Each thread checks its share of the files, and all that they use once more: on few cores two take longer than one. */
const CORES_A_THREAD = 4;
const threads = Math.max(1, Math.floor(availableParallelism() / CORES_A_THREAD));

await main(async () => {
  await selectSite();
  requireBlockFiles(join(ROOT, 'site/blocks'));
  const isDefault = SITE_ROOT === PROJECT;
  const cache = isDefault ? 'node_modules/.cache' : `${sitePrefix()}.cache`;
  // Handwritten tests are about a site of their own.
  const programs = isDefault ? ['.', 'tests'] : [SITE_ROOT];
  let code = 0;
  for (const [index, folder] of programs.entries()) {
    const options = [
      '-p',
      join(resolve(ROOT, folder), 'tsconfig.json'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      `${cache}/types${index === 0 ? '' : `-${folder}`}.tsbuildinfo`,
      '--checkers',
      `${threads}`,
    ];
    code ||= await run(projectNode(), [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options], {
      cwd: ROOT,
      env: projectEnv(),
    });
  }
  return code;
});
