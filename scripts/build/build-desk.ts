import { join } from 'node:path';
import process from 'node:process';

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

// `npm run dev` runs this as a child process, so that it does not block the server.
if (import.meta.main) {
  const [dist = ''] = process.argv.slice(2);
  await main(() => bundleDesk(dist));
}
