import { join } from 'node:path';
import process from 'node:process';

import { keepEarlierAssets } from '../../site/build/finish/earlier-assets.ts';
import { compress } from '../../site/build/finish/compress.ts';
import { ROOT } from '../node.mjs';
import { main } from '../report.mjs';

const CONFIG = join(ROOT, 'site', 'desk', 'vite.config.ts');

/**
 * Builds the desk's pages into `desk/` of a build, outside of the public site's folder. Does nothing for a site without
 * a desk.
 *
 * @param dist the folder of the build
 * @param last the folder of the previous build, if there is one
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

// `npm run dev` runs this as a child process, so that it does not block the server.
if (import.meta.main) {
  const [dist = ''] = process.argv.slice(2);
  await main(() => buildDesk(dist, dist));
}
