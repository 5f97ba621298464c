import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { keepEarlierAssets } from '../../site/build/finish/earlier-assets.ts';
import { compress } from '../../site/build/finish/compress.ts';
import { ROOT } from '../node.mjs';
import { main } from '../report.mjs';

const CONFIG = join(ROOT, 'site', 'desk', 'vite.config.ts');

/**
 * Bundles the desk's pages into `desk/` of a build, outside of the public site's folder. Does nothing for a site without
 * a desk.
 */
export async function bundleDesk(dist: string): Promise<void> {
  const [{ desk }, { build }] = await Promise.all([import('#generated/desk.ts'), import('vite')]);
  if (!desk) return;
  const folder = join(dist, 'desk');
  const shared = { configFile: CONFIG, logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir: join(folder, 'client') } });
  await build({
    ...shared,
    build: { ssr: join(ROOT, 'site', 'desk', 'ui', 'render.tsx'), outDir: join(folder, 'server') },
  });
}

/**
 * Completes the desk's bundle.
 *
 * @param last the folder of the previous build, if there is one
 */
export async function finishDesk(dist: string, last: string): Promise<void> {
  const [client, lastClient] = [dist, last].map((folder) => join(folder, 'desk', 'client')) as [string, string];
  if (!existsSync(client)) return;
  const { keepAssetsDays } = await import('#generated/server.ts');
  keepEarlierAssets(client, lastClient, keepAssetsDays);
  await compress({ client, last: lastClient });
}

// `npm run dev` runs this as a child process, so that it does not block the server.
if (import.meta.main) {
  const [dist = ''] = process.argv.slice(2);
  await main(async () => {
    await bundleDesk(dist);
    await finishDesk(dist, dist);
  });
}
