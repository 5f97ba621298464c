/**
 * The bundler, in a process of its own: it may not end while its threads run, and Vike logs every page that is rendered
 * in a process that has loaded it. Arguments: the folder of the build, and `site`, `desk` or both.
 */
import { join } from 'node:path';
import process from 'node:process';

import { desk } from '#generated/desk.ts';
import { ROOT } from '../node.mjs';
import { allowPercentInPath } from '../percent.ts';
import { main } from '../report.mjs';

const SITE = join(ROOT, 'site');

async function bundleSite(dist: string): Promise<void> {
  allowPercentInPath();
  const { build } = await import('vike/api');
  const configFile = join(SITE, 'vite.config.ts');
  await build({ viteConfig: { root: SITE, logLevel: 'warn', configFile, build: { outDir: dist } } });
}

/** Bundles the desk's pages into `desk/` of a build, outside of the public site's folder. */
async function bundleDesk(dist: string): Promise<void> {
  const { build } = await import('vite');
  const folder = join(dist, 'desk');
  const shared = { configFile: join(SITE, 'desk', 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir: join(folder, 'client') } });
  await build({ ...shared, build: { ssr: join(SITE, 'desk', 'ui', 'render.tsx'), outDir: join(folder, 'server') } });
}

await main(async () => {
  const [dist = '', ...parts] = process.argv.slice(2);
  if (parts.includes('site')) await bundleSite(dist);
  if (parts.includes('desk') && desk) await bundleDesk(dist);
});
