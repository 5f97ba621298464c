/** `npm run studio`: the dev server for people who do not program. They change the site on its pages. */
import { join } from 'node:path';
import process from 'node:process';

import { probe } from '../generator/read/media/probe.ts';
import { specFolderOf } from '../generator/paths.ts';
import { galleryPlugin } from '../site/gallery/dev-plugin.ts';
import { siteAddresses } from '../site/live/addresses/plugin.ts';
import { livePages, showWritten } from '../site/live/plugin.ts';
import { problemPages } from '../site/live/problems.ts';
import { sourcePages } from '../site/live/source/plugin.ts';
import { studioHandler } from '../site/studio/server/handler.ts';
import { studioPages } from '../site/studio/server/plugin.ts';
import { Studio } from '../site/studio/server/studio.ts';
import { studioTexts } from '../site/studio/server/texts.ts';
import { siteCache, sitePrefix } from '../site/site-root.mjs';
import { capture } from './child.mjs';
import { Passes } from './dev/passes.ts';
import { startLive } from './dev/server.ts';
import { tidyTerminal } from './dev/terminal.ts';
import { untilStopped, watchSpec } from './dev/watched.ts';
import { ROOT, projectEnv, projectNode } from './node.mjs';
import { listenAddress, requireFreePort } from './port.mjs';
import { main } from './report.mjs';
import { SITE_ROOT } from './site.mjs';

const SITE = join(ROOT, 'site');

/** Whoever reaches it can write files, so nobody else does: this machine alone, whatever HOST says. */
const host = '127.0.0.1';
const defaultPort = '3002';

/** Runs the generator of a checkout in it, whose packages are this one's. */
async function generateIn(checkout: string): Promise<string | undefined> {
  // What leads imports to the site that SPEC names would lead to this checkout's.
  const { NODE_OPTIONS: _, ...env } = projectEnv();
  const { code, output } = await capture(projectNode(), [join(checkout, 'generator/cli.ts'), '--root', checkout], {
    cwd: checkout,
    env: { ...env, ...(sitePrefix() !== '' && { SPEC: join(checkout, sitePrefix()) }) },
  });
  return code === 0 ? undefined : output.trim();
}

await main(async () => {
  const { port } = listenAddress({ ...process.env, HOST: host, PORT: process.env['PORT'] || defaultPort });
  await requireFreePort({ host, port });
  tidyTerminal();
  // Who writes an article sees it before it is published.
  process.env['SHOW_DRAFTS'] = 'on';
  const problems = problemPages();
  const passes = new Passes({ problems: problems.show });
  const watcher = await watchSpec(passes, 'npm run studio');
  const studio = new Studio({
    root: SITE_ROOT,
    generate: generateIn,
    probe: async (name, content) => {
      const found = await probe(name, content);
      return found.fault ? { fault: found.fault } : found.facts;
    },
    texts: (locales) => studioTexts(specFolderOf(SITE_ROOT), locales),
  });
  const { viteServer, address, close } = await startLive(host, port, {
    root: SITE,
    configFile: join(SITE, 'vite.config.ts'),
    // A dev server that runs beside it keeps its own.
    cacheDir: join(siteCache(SITE_ROOT), 'vite-studio'),
    server: { cors: false },
    plugins: [
      studioPages(port, studioHandler(studio)),
      galleryPlugin(),
      livePages(),
      problems.plugin,
      sourcePages({ root: ROOT, find: watcher.find }),
      siteAddresses(),
    ],
  });
  passes.listeners = { written: (files) => showWritten(viteServer, files), problems: problems.show };
  console.log(`ready  ${address}`);
  console.log('       Open this address in a browser on this machine. Click a text to change it. Ctrl-C stops.');
  await untilStopped();
  await Promise.all([close(), watcher.close()]);
  process.exit(0);
});
