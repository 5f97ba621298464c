/** `npm run studio`: the dev server for people who do not program. They change the site on its pages. */
import { join } from 'node:path';
import process from 'node:process';

import { specFolderOf } from '../generator/paths.ts';
import { probe } from '../generator/read/media/probe.ts';
import { siteCache, sitePrefix } from '../site/site-root.mjs';
import { studioHandler } from '../site/studio/server/handler.ts';
import { studioPages } from '../site/studio/server/plugin.ts';
import { Studio } from '../site/studio/server/studio.ts';
import { studioTexts } from '../site/studio/server/texts.ts';
import { serveLiveSite } from './dev/live-site.ts';
import { projectEnv, projectNode } from './node.mjs';
import { listenAddress } from './port.mjs';
import { capture } from './process.mjs';
import { main } from './report.mjs';
import { SITE_ROOT } from './site.mjs';

/** Runs the generator of another checkout, which has the packages of this one. Returns what it prints if it fails. */
async function generateIn(checkout: string): Promise<string | undefined> {
  // NODE_OPTIONS would resolve imports to the site that SPEC selects in this checkout.
  const { NODE_OPTIONS: _, ...env } = projectEnv();
  const { code, output } = await capture(projectNode(), [join(checkout, 'generator/cli.ts'), '--root', checkout], {
    cwd: checkout,
    env: { ...env, ...(sitePrefix() !== '' && { SPEC: join(checkout, sitePrefix()) }) },
  });
  return code === 0 ? undefined : output.trim();
}

await main(() => {
  // Only this machine can reach it, whatever HOST says: the studio writes files.
  const address = listenAddress({ ...process.env, HOST: '127.0.0.1', PORT: process.env['PORT'] || '3002' });
  const studio = new Studio({
    root: SITE_ROOT,
    generate: generateIn,
    probe: async (name, content) => {
      const found = await probe(name, content);
      return found.fault ? { fault: found.fault } : found.facts;
    },
    texts: (locales) => studioTexts(specFolderOf(SITE_ROOT), locales),
  });
  return serveLiveSite({
    address,
    command: 'npm run studio',
    instructions: 'Open this address in a browser on this machine. Click a text to change it.',
    open: () => Promise.resolve({ plugin: studioPages(address.port, studioHandler(studio)) }),
    config: {
      // A dev server that runs at the same time has its own.
      cacheDir: join(siteCache(SITE_ROOT), 'vite-studio'),
      // The terminal shows the errors to programmers; the studio only says that there are some.
      server: { cors: false, hmr: { overlay: false } },
    },
  });
});
