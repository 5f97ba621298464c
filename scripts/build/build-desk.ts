import { join } from 'node:path';

import { keepEarlierAssets } from '../../site/build/finish/earlier-assets.ts';
import { compress } from '../../site/build/finish/compress.ts';
import { ROOT } from '../node.mjs';

const CONFIG = join(ROOT, 'site', 'desk', 'vite.config.ts');

/**
 * Builds the pages of the desk into `desk/` of a build, if the site has a desk: nothing of them lies where the public site is.
 *
 * @param dist the folder of the build
 * @param last that of the build before, if there is one
 */
export async function buildDesk(dist: string, last: string): Promise<void> {
  const [{ desk }, { keepAssetsDays }, { build }] = await Promise.all([
    import('#generated/desk.ts'),
    import('#generated/server.ts'),
    import('vite'),
  ]);
  if (!desk) return;
  const folder = join(dist, 'desk');
  const client = join(folder, 'client');
  const shared = { configFile: CONFIG, logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir: client } });
  await build({
    ...shared,
    build: { ssr: join(ROOT, 'site', 'desk', 'ui', 'render.tsx'), outDir: join(folder, 'server') },
  });
  const lastClient = join(last, 'desk', 'client');
  keepEarlierAssets(client, lastClient, keepAssetsDays);
  await compress({ client, last: lastClient });
}
