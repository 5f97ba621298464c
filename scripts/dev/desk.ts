import { join } from 'node:path';
import process from 'node:process';

import { siteCache } from '../../site/site-root.mjs';
import { UserError } from '../../site/user-error.mjs';
import { ROOT } from '../node.mjs';
import { capture, tail } from '../process.mjs';
import { SITE_ROOT } from '../site.mjs';
import { isBuilt } from '../stamp.mjs';

let building: Promise<string> | undefined;

/** The folder of the desk's pages: from the site's build if it is up to date; otherwise builds them, once per start. */
export function builtDesk(): Promise<string> {
  building ??= (async () => {
    if (isBuilt()) return join(SITE_ROOT, 'dist', 'desk');
    const dist = join(siteCache(), 'dev');
    const { NODE_ENV: _, ...env } = process.env;
    const { code, output } = await capture(process.execPath, [join(ROOT, 'scripts/build/build-desk.ts'), dist], {
      env,
    });
    if (code !== 0) throw new UserError(`its pages cannot be built:\n${tail(output)}`);
    return join(dist, 'desk');
  })();
  return building;
}
